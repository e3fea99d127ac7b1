import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { hasFailed, type Read } from './read.ts';

type Props = {
  /** A sentence that names what was not loaded. */
  title: string;
  /** All reads of the block; the button repeats those that failed. */
  reads: readonly Read<unknown>[];
};

/** One message for all failed reads of a block; nothing when none failed. */
export function ReadError({ title, reads }: Props) {
  const failed = reads.filter(hasFailed);
  const reason = failed[0]?.error?.message;
  if (reason === undefined) return null;
  return (
    <ErrorState
      title={title}
      reason={reason}
      onRetry={() => {
        for (const read of failed) void read.refetch();
      }}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
