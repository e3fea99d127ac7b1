import type { Post } from '@baklja/contract/features/posts';
import { Button } from '@mantine/core';
import { IconPin, IconTrash, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { POST_DELETED_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import classes from '#web/widgets/record-form/Panel.module.css';
import { useRedirectAfter } from '#web/widgets/record-form/use-redirect-after.ts';
import { useUndoToast } from '#web/widgets/record-list/use-undo-toast.ts';
import { useDeletePost, useRestorePosts } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';

/** Deletes a post after asking; the dashboard follows two seconds later, and the toast brings the post back. */
export function DeletePost({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeletePost();
  const restoring = useRestorePosts();
  const sayDeleted = useUndoToast(restoring.mutateAsync);
  const isPinned = useQuery(pinnedPostsQuery).data?.some(({ post_id }) => post_id === post.id) ?? false;

  useRedirectAfter(deletion.isSuccess, paths.home, POST_DELETED_MS);

  const confirm = () =>
    deletion.mutate(post.id, {
      onSuccess: ({ message }) => {
        setIsAsking(false);
        onDeleted();
        sayDeleted(message, [post.id]);
      },
    });
  const consequences = [
    ...(isPinned ? [{ icon: <IconPin aria-hidden />, text: 'Prikvačen je na naslovnici, bit će otkvačen' }] : []),
    ...(post.state === 1
      ? [{ icon: <IconWorld aria-hidden />, text: 'Objavljen je; javnost ga više neće vidjeti' }]
      : []),
  ];
  return (
    <>
      <Button
        className={classes.more}
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={() => {
          deletion.reset();
          setIsAsking(true);
        }}
        disabled={deletion.isSuccess}
      >
        {postsText.deletePost}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={postsText.deleteQuestion}
        subject={post.title}
        consequences={consequences}
        confirmText={postsText.deletePost}
        isBusy={deletion.isPending}
        error={deletion.error?.message}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
