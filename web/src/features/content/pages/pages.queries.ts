import { type Page, pageRoutes } from '@baklja/contract/features/content/pages';
import type { Language } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { onlyOne, type RecordQuery, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { LEFT_LIST_MS } from '#web/lib/timings.ts';
import { findRows } from '#web/lists/find-rows.ts';
import { joinReferences, pageFinding, pageListAddress } from './list/pages.list.ts';

const PAGES = 'pages';

/** All pages of a language; the previous language stays visible while the next one loads. */
export function pageListQuery(language: Language) {
  return queryOptions({
    queryKey: [PAGES, 'list', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: LEFT_LIST_MS,
  });
}

const queries = recordQueries('page', {
  list: pageRoutes.listPages,
  get: pageRoutes.getPage,
  create: pageRoutes.createPage,
  update: pageRoutes.updatePage,
  remove: pageRoutes.deletePage,
  removeMany: pageRoutes.deletePages,
  restore: pageRoutes.restorePages,
});

export function pageQuery(id: string | number): RecordQuery<Page> {
  return onlyOne('page', queries.one(id));
}

export function beginPage(queryClient: QueryClient, { params: { id = '' } }: ScreenAddress): void {
  void queryClient.prefetchQuery(pageQuery(id));
}

export const pageQueries = {
  ...queries,
  one: pageQuery,
  useSetTranslation: () => queries.useWrite(pageRoutes.setPageTranslation),
  useTranslationCandidates,
};

function useTranslationCandidates(language: Language, search: string) {
  return useQuery({
    ...pageListQuery(language),
    select: (pages) =>
      findRows(
        pages,
        { ...pageListAddress.read(new URLSearchParams()), search, sort: 'title', order: 'asc' },
        pageFinding,
      ).map(({ id, title, modified_time, translation_id }) => ({
        id,
        title,
        note: `${formatListDate(modified_time)} · ID ${id}`,
        isTaken: translation_id !== null,
      })),
  });
}

/** The references to any of the pages, refetched on every use. */
export function pageReferencesQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [PAGES, 'references', ids],
    queryFn: async ({ signal }) =>
      joinReferences(
        await Promise.all(ids.map((id) => call(pageRoutes.listPageReferences, { params: { id } }, { signal }))),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}

export type UpdatePageBody = RouteInput<typeof pageRoutes.updatePage>['body'];
