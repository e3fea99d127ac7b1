import { Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '#web/lib/icons.ts';

type Props = {
  kind: 'error' | 'success' | 'notice';
  /** One sentence per line. */
  lines: readonly string[];
  /** A hint for correcting the problem, in plain ink. */
  detail?: string | undefined;
};

const ICONS = { error: IconAlertCircle, success: IconCheck, notice: IconInfoCircle };

/** A message of the form or the server; screen readers announce it when it appears. */
export function FormMessage({ kind, lines, detail }: Props) {
  const Icon = ICONS[kind];
  return (
    <Group
      role={kind === 'success' ? 'status' : 'alert'}
      wrap="nowrap"
      align="flex-start"
      lh="20px"
      fw={550}
      c={kind === 'error' ? 'red' : undefined}
    >
      <Icon aria-hidden style={{ marginTop: 2 }} />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {detail !== undefined && (
          <Text c="quiet" fw={400}>
            {detail}
          </Text>
        )}
      </div>
    </Group>
  );
}
