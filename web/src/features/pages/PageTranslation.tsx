import type { Page } from '@baklja/contract/features/pages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { otherLanguage } from '#web/widgets/record-editor/languages.ts';
import { LinkTranslationDialog } from '#web/widgets/translation/LinkTranslationDialog.tsx';
import { TranslationSection } from '#web/widgets/translation/TranslationSection.tsx';
import { useComparing } from '#web/widgets/translation/use-comparing.ts';
import { findPages } from './find-pages.ts';
import { pageListQuery, useSetPageTranslation } from './pages.queries.ts';

/** In the panel of a page: its translation. */
export function PageTranslation({ page }: { page: Page }) {
  const [isComparing, setComparing] = useComparing();
  const [isLinking, setIsLinking] = useState(false);
  const parting = useSetPageTranslation();
  const toasts = useToasts();
  const { translation_id: id, translation_title: title } = page;
  const part = async () => {
    const { message } = await parting.mutateAsync({ id: page.id, translation_id: null });
    setComparing(false);
    toasts.success(message, PAGE_MESSAGE_MS);
  };
  return (
    <>
      <TranslationSection
        kind="page"
        language={page.language}
        translation={
          id === null
            ? undefined
            : {
                title: title ?? '',
                to: paths.editPage(id),
                isOutdated: page.translation_outdated === 1,
                isNewer: page.outdated === 1,
              }
        }
        createTo={paths.translatePage(page.id)}
        isComparing={isComparing}
        onCompare={setComparing}
        onLink={() => setIsLinking(true)}
        onPart={part}
        isParting={parting.isPending}
        partError={parting.error?.message}
      />
      {isLinking && <LinkDialog page={page} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function LinkDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const language = otherLanguage(page.language);
  const [words, setWords] = useState('');
  const candidates = useQuery({
    ...pageListQuery(language),
    select: (pages) =>
      findPages(pages, { search: words, translation: undefined, sort: 'title', order: 'asc' }).map(
        ({ id, title, modified_time, translation_id }) => ({
          id,
          title,
          note: `${formatListDate(modified_time)} · ID ${id}`,
          isTaken: translation_id !== null,
        }),
      ),
  });
  const linking = useSetPageTranslation();
  const toasts = useToasts();
  const choose = (translation_id: number) =>
    linking.mutate(
      { id: page.id, translation_id },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, PAGE_MESSAGE_MS);
          onClose();
        },
      },
    );
  return (
    <LinkTranslationDialog
      kind="page"
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
