import { Box } from '@mantine/core';

type Props = {
  label: string;
  done: number;
  /** In the unit of `done`; 0 while nothing is known. */
  total: number;
  /** Its place; `--bar-height`, `--bar-paper` and `--bar-fill` where they differ. */
  className?: string | undefined;
};

export function ProgressBar({ label, done, total, className }: Props) {
  const percent = total === 0 ? 0 : (done / total) * 100;
  return (
    <Box
      component="span"
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      display="block"
      h="var(--bar-height, 4px)"
      bdrs={2}
      bg="var(--bar-paper, var(--paper-3))"
    >
      <Box component="i" display="block" w={`${percent}%`} h="100%" bdrs={2} bg="var(--bar-fill, var(--ink))" />
    </Box>
  );
}
