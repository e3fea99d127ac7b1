import { DRAFT, type PostRow } from '@baklja/contract/features/posts';
import { IconClock } from '@tabler/icons-react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import classes from './PostStatus.module.css';
import { postsText } from './posts.text.ts';

type Publishing = Pick<PostRow, 'state' | 'publish_up'>;

/** Objavljeno or Skica; a published post with a publish time in the future is Zakazano, with that time. */
export function PostStatus({ post }: { post: Publishing }) {
  if (post.state === DRAFT) return <StatusDot kind="empty">{postsText.draft}</StatusDot>;
  const scheduled = scheduledTime(post);
  if (scheduled === undefined) return <StatusDot kind="full">{postsText.published}</StatusDot>;
  return (
    <span className={classes.scheduled}>
      <span className={classes.word}>
        <IconClock aria-hidden />
        {postsText.scheduled}
      </span>{' '}
      <span className={classes.time}>{scheduled}</span>
    </span>
  );
}

/** When a scheduled post becomes public: `23-11-2026 u 09:00`; undefined for a draft and for a public post. */
export function scheduledTime({ state, publish_up }: Publishing): string | undefined {
  const publishUp = new Date(publish_up);
  if (state === DRAFT || publishUp <= new Date()) return undefined;
  return `${formatListDate(publish_up)} u ${formatTime(publishUp)}`;
}
