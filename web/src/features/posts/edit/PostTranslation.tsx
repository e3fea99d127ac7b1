import type { Post } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { BOX_SEARCH_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { RecordTranslation } from '#web/widgets/translation/RecordTranslation.tsx';
import { translationCandidatesQuery, useSetPostTranslation } from '../posts.queries.ts';

/** In the panel of a post: its translation. */
export function PostTranslation({ post }: { post: Post }) {
  const { translation_alias: alias, translation_title: title } = post;
  return (
    <RecordTranslation
      kind="post"
      record={post}
      translation={
        alias
          ? {
              title: title ?? '',
              to: paths.editPost(alias),
              isOutdated: post.translation_outdated === 1,
              isNewer: post.outdated === 1,
            }
          : undefined
      }
      createTo={paths.translatePost(post.alias)}
      useLinking={useSetPostTranslation}
      useCandidates={useCandidates}
      messageMs={SUCCESS_TOAST_MS}
    />
  );
}

function useCandidates(language: Language, words: string) {
  const [search] = useDebouncedValue(words.trim(), BOX_SEARCH_AFTER_MS);
  return useQuery({
    ...translationCandidatesQuery(language, search),
    select: ({ posts }) =>
      posts.map(({ id, title, created, catName, translation_id }) => ({
        id,
        title,
        note: `${formatListDate(created)} · ${catName}`,
        isTaken: typeof translation_id === 'number',
      })),
  });
}
