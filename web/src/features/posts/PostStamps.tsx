import type { Post } from '@baklja/contract/features/posts';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import classes from './PostStamps.module.css';

/** Who made the post and who changed it last, and when. */
export function PostStamps({ post }: { post: Post }) {
  return (
    <dl className={classes.stamps}>
      <dt>Izradio/la</dt>
      <dd>{describe(post.created_by_name, post.created)}</dd>
      <dt>Promijenio/la</dt>
      <dd>{describe(post.modified_by_name, post.modified)}</dd>
    </dl>
  );
}

function describe(name: string | undefined, at: string): string {
  const when = `${formatListDate(at)} u ${formatTime(new Date(at))}`;
  return name === undefined ? when : `${name}, ${when}`;
}
