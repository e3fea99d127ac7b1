import type { Page, PageRow } from '@baklja/contract/features/pages';
import type { Language } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { findRows } from '#web/widgets/record-list/find-rows.ts';
import { RecordTranslation } from '#web/widgets/translation/RecordTranslation.tsx';
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

const byTitle = { titleOf: ({ title }: PageRow) => title, sortValue: ({ title }: PageRow) => title };

function useCandidates(language: Language, search: string) {
  return useQuery({
    ...pageListQuery(language),
    select: (pages) =>
      findRows(pages, { search, sort: 'title', order: 'asc' }, byTitle).map(
        ({ id, title, modified_time, translation_id }) => ({
          id,
          title,
          note: `${formatListDate(modified_time)} · ID ${id}`,
          isTaken: translation_id !== null,
        }),
      ),
  });
}
