import { type Publishing, statusOf } from '@baklja/contract/features/content/post-status';
import { IconClock, IconClockOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import classes from './PostStatus.module.css';
import { describeMoment, postsText } from './posts.text.ts';

/**
 * Objavljeno or Skica; a published post is Zakazano before its publication and Završeno after it, with the time. A
 * public post with an end has its time too.
 */
export function PostStatus({ post }: { post: Publishing }) {
  return (
    <span className={classes.status}>
      <StatusWord post={post} /> <span className={classes.time}>{publishingTime(post)}</span>
    </span>
  );
}

function StatusWord({ post }: { post: Publishing }): ReactNode {
  switch (statusNow(post)) {
    case 'draft':
      return <StatusDot kind="empty">{postsText.draft}</StatusDot>;
    case 'published':
      return <StatusDot kind="full">{postsText.published}</StatusDot>;
    case 'scheduled':
      return <Sign icon={<IconClock aria-hidden />}>{postsText.scheduled}</Sign>;
    case 'ended':
      return <Sign icon={<IconClockOff aria-hidden />}>{postsText.ended}</Sign>;
  }
}

function Sign({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={classes.word}>
      {icon}
      {children}
    </span>
  );
}

/**
 * When a scheduled post becomes public, or an ended one ceased to be: `23-11-2026 u 09:00`. `do 23-11-2026 u 09:00` for
 * a public post with an end, `do 23-11-2026` where there is little space; undefined for every other post.
 */
export function publishingTime(post: Publishing, space: 'wide' | 'narrow' = 'wide'): string | undefined {
  const status = statusNow(post);
  if (status === 'scheduled') return describeMoment(post.publish_up);
  if (status === 'draft' || post.publish_down === null) return undefined;
  if (status === 'ended') return describeMoment(post.publish_down);
  return postsText.until(space === 'wide' ? describeMoment(post.publish_down) : formatListDate(post.publish_down));
}

function statusNow(post: Publishing) {
  return statusOf(post, new Date().toISOString());
}
