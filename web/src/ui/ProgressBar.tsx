import { Box } from '@mantine/core';

type Props = {
  label: string;
  done: number;
  /** In the unit of `done`; 0 while nothing is known. */
  total: number;
};

export function ProgressBar({ label, done, total }: Props) {
  const percent = total === 0 ? 0 : (done / total) * 100;
  return (
    <Box
      component="span"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      display="block"
      h={4}
      bdrs={2}
      bg="var(--paper-3)"
    >
      <Box component="i" display="block" w={`${percent}%`} h="100%" bdrs={2} bg="var(--ink)" />
    </Box>
  );
}
