import type { PageRow } from '@baklja/contract/features/content/pages';
import { compareCroatian } from '@baklja/contract/title-order';
import { IconWorld } from '@tabler/icons-react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { type Filter, type FilterOption, rangeFilters } from '#web/lists/filters/filters.ts';
import { translationFilter } from '#web/lists/filters/translation-filter.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { recordListText } from '#web/lists/record-list.text.ts';
import type { DeleteDetails } from '#web/lists/selection/DeleteRecordsDialog.tsx';
import { PageReferences } from '../PageReferences.tsx';
import { pageListQuery, pageQueries, referencesOfPagesQuery } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import { type PageListAddress, pageListAddress } from './list-address.ts';
import { loadPageEditor, pageCard, pageColumns } from './page-columns.tsx';
import { pageFinding } from './page-finding.ts';
import { pageListText as text } from './page-list.text.ts';

/** Prefetches the data that the screen needs at the address. */
export function beginPageList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(pageListQuery(pageListAddress.read(search).language));
}

/** /stranice: all pages of a language. */
export function PageListScreen() {
  return (
    <RecordListScreen
      kind="page"
      title={pagesText.listTitle}
      address={pageListAddress}
      useRows={usePageRows}
      columns={pageColumns}
      card={pageCard}
      titleOf={({ title }) => title}
      panelFilters={pageFilters}
      sortings={text.sortings}
      queries={pageQueries}
      loadEditor={loadPageEditor}
      useDeleteDetails={useDeleteDetails}
      texts={{
        emptyHelp: text.emptyHelp,
        noMatch: text.noMatch,
        among: ({ language = 'hr-HR' }) => `među stranicama na ${recordListText.language[language]}`,
      }}
    />
  );
}

function usePageRows(request: PageListAddress) {
  return useLocalRows(pageListQuery(request.language), request, pageFinding);
}

/** The references that deleting the pages would break; the delete button waits until they are loaded. */
function useDeleteDetails(pages: readonly PageRow[], isAsking: boolean): DeleteDetails {
  const references = useQuery({ ...referencesOfPagesQuery(pages.map(({ id }) => id)), enabled: isAsking });
  return {
    consequences: [{ icon: <IconWorld aria-hidden />, text: text.willBeGone(pages.length) }],
    details: <PageReferences query={references} {...(pages.length > 1 && { words: text })} />,
    isWaiting: references.isFetching,
  };
}

/** The filters of the list of pages; the days are those of the last change. */
const pageFilters: readonly Filter[] = [
  { key: 'author', label: text.author, all: text.anyAuthor, useOptions: useAuthorOptions, failed: text.authorsFailed },
  ...rangeFilters,
  translationFilter(text.anyTranslation),
];

/** Everyone who made a page of the list. */
function useAuthorOptions() {
  const { request } = useListAddress(pageListAddress);
  return useQuery({ ...pageListQuery(request.language), select: authorsOf });
}

function authorsOf(pages: readonly PageRow[]): FilterOption[] {
  const names = new Map<number, string>();
  for (const { created_user_id: id, created_by_name: name } of pages) if (id !== null && name) names.set(id, name);
  return [...names]
    .map(([id, name]) => ({ value: String(id), label: name }))
    .sort((a, b) => compareCroatian(a.label, b.label));
}
