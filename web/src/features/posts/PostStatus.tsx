import { DRAFT, type PostRow } from '@baklja/contract/features/posts';
import { IconClock } from '@tabler/icons-react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import classes from './PostStatus.module.css';
import { postsText } from './posts.text.ts';

/** Objavljeno or Skica; a published post with a publish time in the future is Zakazano, with that time. */
export function PostStatus({ post }: { post: Pick<PostRow, 'state' | 'publish_up'> }) {
  if (post.state === DRAFT) return <StatusDot kind="empty">{postsText.draft}</StatusDot>;
  const publishUp = new Date(post.publish_up);
  if (publishUp <= new Date()) return <StatusDot kind="full">{postsText.published}</StatusDot>;
  return (
    <span className={classes.scheduled}>
      <IconClock aria-hidden />
      <span>
        {postsText.scheduled}{' '}
        <span className={classes.time}>
          {formatListDate(post.publish_up)} u {formatTime(publishUp)}
        </span>
      </span>
    </span>
  );
}
