import type { PinnedPost } from '@baklja/contract/features/content/pinned-posts';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { IconPin } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { Warning } from '#web/ui/messages/Warning.tsx';
import { postsText } from '../posts.text.ts';

type Props = { pinned: UseQueryResult<PinnedPost[]>; isListRead: boolean };

/** A warning about too few pins or pins that failed to load. When the list itself failed, its own error is enough. */
export function PinWarning({ pinned, isListRead }: Props) {
  if (pinned.data !== undefined) {
    if (pinned.data.length >= PINNED_POSTS_LIMIT) return null;
    return <Warning icon={<IconPin aria-hidden />}>{postsText.pinWarning}</Warning>;
  }
  if (!pinned.isError || !isListRead) return null;
  return (
    <>
      <Warning icon={<IconPin aria-hidden />}>{postsText.pinsUnknown}</Warning>
      <RetryButton variant="quiet" isBusy={pinned.isFetching} onClick={() => void pinned.refetch()} />
    </>
  );
}
