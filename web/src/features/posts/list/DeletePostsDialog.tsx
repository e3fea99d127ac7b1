import type { PostRow } from '@baklja/contract/features/posts';
import { IconPin, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RecordNames } from '#web/widgets/record-list/RecordNames.tsx';
import { useUndoToast } from '#web/widgets/record-list/use-undo-toast.ts';
import { useDeletePosts, useRestorePosts } from '../posts.queries.ts';
import { postListText as text } from './post-list.text.ts';

type Props = { posts: readonly PostRow[]; isOpen: boolean; onEnd: () => void; onDeleted: () => void };

/** Deletes posts after asking. The toast that follows brings them back. */
export function DeletePostsDialog({ posts, isOpen, onEnd, onDeleted }: Props) {
  const deletion = useDeletePosts();
  const restoring = useRestorePosts();
  const sayDeleted = useUndoToast(restoring.mutateAsync);
  const consequences = useConsequences(posts);
  const end = () => {
    onEnd();
    deletion.reset();
  };
  const remove = async () => {
    const ids = posts.map(({ id }) => id);
    try {
      const { message } = await deletion.mutateAsync(ids);
      sayDeleted(message, ids);
      end();
      onDeleted();
    } catch {
      // `deletion.error` holds why.
    }
  };
  const count = posts.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.deleteQuestion}
      subject={count === 1 ? (posts[0]?.title ?? '') : text.articles(count)}
      consequences={consequences}
      confirmText={text.deletePosts(count)}
      isBusy={deletion.isPending}
      error={deletion.error?.message}
      onConfirm={() => void remove()}
      onCancel={end}
    >
      {count > 1 && <RecordNames titles={posts.map(({ title }) => title)} />}
    </ConfirmDialog>
  );
}

function useConsequences(posts: readonly PostRow[]) {
  const pins = useQuery(pinnedPostsQuery).data ?? [];
  const pinned = posts.filter(({ id }) => pins.some(({ post_id }) => post_id === id)).length;
  const published = posts.filter(({ state }) => state === 1).length;
  return [
    ...(pinned > 0 ? [{ icon: <IconPin aria-hidden />, text: text.willUnpin(pinned, posts.length) }] : []),
    ...(published > 0 ? [{ icon: <IconWorld aria-hidden />, text: text.willBeGone(published, posts.length) }] : []),
  ];
}
