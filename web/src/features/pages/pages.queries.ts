import { NEW_PAGE_COLUMNS, type PageDraft as NewPage, pageRoutes } from '@baklja/contract/features/pages';
import type { Language } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { toRow } from '@baklja/contract/rows';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#web/lib/api-client.ts';
import { LEFT_LIST_MS } from '#web/lib/timings.ts';
import { recordQueries } from '#web/widgets/record-form/record-queries.ts';
import { joinReferences } from './page-references.ts';
import { pagesText } from './pages.text.ts';

/** Where everything about pages stands in the cache of queries. */
const PAGES = 'pages';

export const pageQueries = recordQueries('page', {
  list: pageRoutes.listPages,
  get: pageRoutes.getPage,
  create: pageRoutes.createPage,
  update: pageRoutes.updatePage,
  remove: pageRoutes.deletePage,
  removeMany: pageRoutes.deletePages,
  restore: pageRoutes.restorePages,
});

/** Every page of a language; the former language stays in sight while the next one comes. */
export function pageListQuery(language: Language) {
  return queryOptions({
    queryKey: [PAGES, 'list', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: LEFT_LIST_MS,
  });
}

/** A whole page by its id. */
export function pageQuery(id: number) {
  return queryOptions({
    queryKey: [PAGES, 'single', id],
    queryFn: async ({ signal }) => {
      const [page] = await call(pageRoutes.getPage, { params: { id } }, { signal });
      if (page === undefined) throw new ApiError(404, { code: 'not-found', message: pagesText.notThere });
      return page;
    },
  });
}

/** What would point nowhere without the page, asked anew each time. */
export function pageReferencesQuery(id: number) {
  return queryOptions({
    queryKey: [PAGES, 'references', id],
    queryFn: ({ signal }) => call(pageRoutes.listPageReferences, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What would point nowhere without any of the pages, asked anew each time. */
export function referencesOfPagesQuery(ids: readonly number[]) {
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

export function useCreatePage() {
  return usePagesMutation(({ page, translationOf }: { page: NewPage; translationOf?: number | undefined }) => {
    // The row is what travels; its type is what the server makes of it.
    const body: unknown = [toRow(page, NEW_PAGE_COLUMNS)];
    const query = translationOf === undefined ? {} : { translation_of: translationOf };
    return call(pageRoutes.createPage, { query, body: body as NewPage });
  });
}

export function useUpdatePage() {
  return usePagesMutation((body: UpdatePageBody) => call(pageRoutes.updatePage, { body }));
}

/** Makes pages translations of each other, or parts them with null. */
export function useSetPageTranslation() {
  return usePagesMutation((body: RouteInput<typeof pageRoutes.setPageTranslation>['body']) =>
    call(pageRoutes.setPageTranslation, { body }),
  );
}

export function useDeletePage() {
  // The page itself is not asked for any more.
  return usePagesMutation((id: number) => call(pageRoutes.deletePage, { params: { id } }), [PAGES, 'list']);
}

export function useRestorePages() {
  return usePagesMutation((ids: number[]) => call(pageRoutes.restorePages, { body: { ids } }));
}

/** A write to pages; afterwards what is shown of them is read again. */
function usePagesMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, queryKey = [PAGES]) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries({ queryKey }) });
}
