import { DRAFT, type Post, type PostStatus } from './posts.ts';

/** The columns that decide whether the public sees a post. */
export type Publishing = Pick<Post, 'state' | 'publish_up' | 'publish_down'>;

/**
 * Whether the public sees a post at the moment `now`, ISO 8601 in UTC with milliseconds as the times of the post. A post
 * is public at the moment of its `publish_up` and no longer at that of its `publish_down`.
 */
export function statusOf({ state, publish_up, publish_down }: Publishing, now: string): Exclude<PostStatus, 'ending'> {
  if (state === DRAFT) return 'draft';
  if (publish_up > now) return 'scheduled';
  return publish_down !== null && publish_down <= now ? 'ended' : 'published';
}
