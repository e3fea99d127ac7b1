import { DRAFT, type PostRow } from '@baklja/contract/features/posts';
import { Tooltip } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import classes from './PostStatus.module.css';
import { postsText } from './posts.text.ts';

/** Objavljeno or Skica; a clock marks a published post with a publish time in the future. */
export function PostStatus({ post }: { post: Pick<PostRow, 'state' | 'publish_up'> }) {
  if (post.state === DRAFT) return <StatusDot kind="empty">{postsText.draft}</StatusDot>;
  const publishUp = new Date(post.publish_up);
  if (publishUp <= new Date()) return <StatusDot kind="full">{postsText.published}</StatusDot>;
  const when = `Javno od ${formatListDate(post.publish_up)} u ${formatTime(publishUp)}`;
  return (
    <Tooltip label={when}>
      <span className={classes.scheduled}>
        <StatusDot kind="full">{postsText.published}</StatusDot>
        <IconClock role="img" aria-label={when} aria-hidden={false} />
      </span>
    </Tooltip>
  );
}
