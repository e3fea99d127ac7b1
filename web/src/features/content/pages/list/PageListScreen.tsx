import type { QueryClient } from '@tanstack/react-query';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { recordListText } from '#web/lists/record-list.text.ts';
import { pageListQuery, pageQueries } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import { type PageListAddress, pageListAddress } from './list-address.ts';
import { loadPageEditor, pageCard, pageColumns } from './page-columns.tsx';
import { pageFilters } from './page-filters.ts';
import { pageFinding } from './page-finding.ts';
import { pageListText as text } from './page-list.text.ts';
import { useDeleteDetails } from './use-delete-details.tsx';

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
