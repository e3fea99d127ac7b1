import { Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { ApiError, messageOf } from '#web/lib/api-client.ts';

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

/** The progress of a submitted form. An error stays until the next attempt or a correction. */
export type FormStatus =
  | { kind: 'ready' }
  | { kind: 'busy' }
  | { kind: 'refused'; message: string; code?: string | undefined }
  | { kind: 'done'; message: string };

/** The status of a form from its call; `doneText` is the message after the call has succeeded. */
export function formStatus(
  { isPending, error }: { isPending: boolean; error: Error | null },
  doneText: string | undefined,
): FormStatus {
  if (isPending) return { kind: 'busy' };
  if (error) {
    return { kind: 'refused', message: messageOf(error), code: error instanceof ApiError ? error.code : undefined };
  }
  return doneText === undefined ? { kind: 'ready' } : { kind: 'done', message: doneText };
}

export function StatusMessage({ status }: { status: FormStatus }) {
  if (status.kind === 'refused') return <FormMessage kind="error" lines={[status.message]} />;
  return status.kind === 'done' && <FormMessage kind="success" lines={[status.message]} />;
}
