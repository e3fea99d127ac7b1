import { statusOf } from '@baklja/contract/features/content/post-status';
import type { PostRow } from '@baklja/contract/features/content/posts';
import { IconPin, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import type { DeleteDetails } from '#web/lists/selection/DeleteRecordsDialog.tsx';
import { postListText as text } from './post-list.text.ts';

/** The consequences of deleting the posts: for pins and for the public site. */
export function useDeleteDetails(posts: readonly PostRow[]): DeleteDetails {
  const pins = useQuery(pinnedPostsQuery).data ?? [];
  const now = new Date().toISOString();
  const pinned = posts.filter(({ id }) => pins.some(({ post_id }) => post_id === id)).length;
  const published = posts.filter((post) => statusOf(post, now) === 'published').length;
  const consequences = [
    ...(pinned > 0 ? [{ icon: <IconPin aria-hidden />, text: text.willUnpin(pinned, posts.length) }] : []),
    ...(published > 0 ? [{ icon: <IconWorld aria-hidden />, text: text.willBeGone(published, posts.length) }] : []),
  ];
  return { consequences };
}
