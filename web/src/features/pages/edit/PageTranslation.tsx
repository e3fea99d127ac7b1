import type { Page } from '@baklja/contract/features/pages';
import type { Language } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { RecordTranslation } from '#web/widgets/translation/RecordTranslation.tsx';
import { findPages } from '../list/find-pages.ts';
import { pageListQuery, useSetPageTranslation } from '../pages.queries.ts';

/** In the panel of a page: its translation. */
export function PageTranslation({ page }: { page: Page }) {
  const { translation_id: id, translation_title: title } = page;
  return (
    <RecordTranslation
      kind="page"
      record={page}
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
      useLinking={useSetPageTranslation}
      useCandidates={useCandidates}
      messageMs={PAGE_MESSAGE_MS}
    />
  );
}

function useCandidates(language: Language, search: string) {
  return useQuery({
    ...pageListQuery(language),
    select: (pages) =>
      findPages(pages, { search, translation: undefined, sort: 'title', order: 'asc' }).map(
        ({ id, title, modified_time, translation_id }) => ({
          id,
          title,
          note: `${formatListDate(modified_time)} · ID ${id}`,
          isTaken: translation_id !== null,
        }),
      ),
  });
}
