import { ErrorState } from '#web/ui/ErrorState.tsx';
import { hasFailed, type Read } from './read.ts';

type Props = {
  /** What was not loaded, as a sentence. */
  title: string;
  /** Everything that the block is made of; what has failed is read again by the button. */
  reads: readonly Read<unknown>[];
};

/** One message for all reads of a block that failed; nothing when none did. */
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
