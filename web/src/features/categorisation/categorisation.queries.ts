import { categorisationRoutes } from '@baklja/contract/features/categorisation';
import type { RouteInput } from '@baklja/contract/route';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

const CATEGORISATION = 'categorisation';

type Query = RouteInput<typeof categorisationRoutes.findCategorisedAthletes>['query'];

/** A page of the list in force. */
export function pageQuery(query: Query) {
  return queryOptions({
    queryKey: [CATEGORISATION, 'page', query],
    queryFn: ({ signal }) => call(categorisationRoutes.findCategorisedAthletes, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sports and counties of the list in force. */
export const choicesQuery = queryOptions({
  queryKey: [CATEGORISATION, 'choices'],
  queryFn: ({ signal }) => call(categorisationRoutes.listCategorisationChoices, {}, { signal }),
});

/** Every version, the one in force first. */
export const versionsQuery = queryOptions({
  queryKey: [CATEGORISATION, 'versions'],
  queryFn: ({ signal }) => call(categorisationRoutes.listCategorisationVersions, {}, { signal }),
});

/** What bringing a version back would change; compared with the list in force at the time of the question. */
export function differenceQuery(id: number) {
  return queryOptions({
    queryKey: [CATEGORISATION, 'difference', id],
    queryFn: ({ signal }) => call(categorisationRoutes.compareCategorisationVersion, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Brings a version back, as long as `version` is in force. */
export function useRestoreVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call(categorisationRoutes.restoreCategorisationVersion, { params: { id }, body: { version } }),
    // A refusal says that another list is in force by now.
    onSettled: () =>
      Promise.all(
        [CATEGORISATION, 'dashboard', 'athletes', 'sports'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

/** All rows that the filters leave. */
export function fetchExport(query: Query) {
  return call(categorisationRoutes.exportCategorisation, { query });
}
