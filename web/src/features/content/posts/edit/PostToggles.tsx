import type { Post } from '@baklja/contract/features/content/posts';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import look from '#web/ui/look.module.css';
import { HighlightToggle } from '../HighlightToggle.tsx';
import { PinToggle } from '../PinToggle.tsx';
import { postsText } from '../posts.text.ts';
import classes from './PostTogglesPanel.module.css';

/** Highlight and pin of an existing post; they take effect at once, without saving the form. */
export function PostToggles({ post }: { post: Post }) {
  const pinned = useQuery(pinnedPostsQuery).data ?? [];
  return (
    <div className={classes.toggles}>
      <div className={classes.row}>
        <b>{postsText.highlight}</b>
        <HighlightToggle post={post} />
      </div>
      <div className={classes.row}>
        <span>
          <b>{postsText.pin}</b>{' '}
          <span className={look.note}>
            zauzeto {pinned.length} od {PINNED_POSTS_LIMIT}
          </span>
        </span>
        <PinToggle post={post} isPinned={pinned.some(({ post_id }) => post_id === post.id)} />
      </div>
      <p className={look.note}>Mijenja se odmah, bez spremanja.</p>
    </div>
  );
}
