import type { Post } from '@baklja/contract/features/posts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { BOX_SEARCH_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { otherLanguage } from '#web/widgets/record-editor/languages.ts';
import { LinkTranslationDialog } from '#web/widgets/translation/LinkTranslationDialog.tsx';
import { TranslationSection } from '#web/widgets/translation/TranslationSection.tsx';
import { useComparing } from '#web/widgets/translation/use-comparing.ts';
import { translationCandidatesQuery, useSetPostTranslation } from './posts.queries.ts';

/** In the panel of a post: its translation. */
export function PostTranslation({ post }: { post: Post }) {
  const [isComparing, setComparing] = useComparing();
  const [isLinking, setIsLinking] = useState(false);
  const parting = useSetPostTranslation();
  const toasts = useToasts();
  const { translation_alias: alias, translation_title: title = '' } = post;
  const part = async () => {
    const { message } = await parting.mutateAsync({ id: post.id, translation_id: null });
    setComparing(false);
    toasts.success(message, SUCCESS_TOAST_MS);
  };
  return (
    <>
      <TranslationSection
        kind="post"
        language={post.language}
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
        isComparing={isComparing}
        onCompare={setComparing}
        onLink={() => setIsLinking(true)}
        onPart={part}
        isParting={parting.isPending}
        partError={parting.error?.message}
      />
      {isLinking && <LinkDialog post={post} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function LinkDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const language = otherLanguage(post.language);
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), BOX_SEARCH_AFTER_MS);
  const candidates = useQuery({
    ...translationCandidatesQuery(language, search),
    select: ({ posts }) =>
      posts.map(({ id, title, created, catName, translation_id }) => ({
        id,
        title,
        note: `${formatListDate(created)} · ${catName}`,
        isTaken: typeof translation_id === 'number',
      })),
  });
  const linking = useSetPostTranslation();
  const toasts = useToasts();
  const choose = (translation_id: number) =>
    linking.mutate(
      { id: post.id, translation_id },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, SUCCESS_TOAST_MS);
          onClose();
        },
      },
    );
  return (
    <LinkTranslationDialog
      kind="post"
      language={language}
      words={words}
      onWords={setWords}
      candidates={candidates}
      isBusy={linking.isPending}
      error={linking.error?.message}
      onChoose={choose}
      onCancel={onClose}
    />
  );
}
