import type { Post } from '@baklja/contract/features/posts';
import { paths } from '#web/lib/paths.ts';
import { OriginalSection } from '#web/widgets/translation/OriginalSection.tsx';

type Props = { post: Post; isComparing: boolean; onCompare: (isComparing: boolean) => void };

/** In the panel of a translation that is being made: what it translates. */
export function OriginalPost({ post, ...comparing }: Props) {
  return <OriginalSection title={post.title} language={post.language} to={paths.editPost(post.alias)} {...comparing} />;
}
