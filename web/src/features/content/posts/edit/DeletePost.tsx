import { statusOf } from '@baklja/contract/features/content/post-status';
import { IconPin, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import type { OpenPost } from './form/post-draft.ts';

/** Deletes a post; the question explains the effect on the front page and the public site. */
export function DeletePost({ record }: { record: OpenPost }) {
  const { row } = record;
  const isPinned = useQuery(pinnedPostsQuery).data?.some(({ post_id }) => post_id === row?.id) ?? false;
  const consequences = [
    ...(isPinned ? [{ icon: <IconPin aria-hidden />, text: 'Prikvačen je na naslovnici, bit će otkvačen' }] : []),
    ...(row && statusOf(row, new Date().toISOString()) === 'published'
      ? [{ icon: <IconWorld aria-hidden />, text: 'Objavljen je; javnost ga više neće vidjeti' }]
      : []),
  ];
  return <DeleteRecord record={record} consequences={consequences} />;
}
