import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import type { RouteInput } from '@baklja/contract/route';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

const CATEGORISATION = 'categorisation';

type Query = RouteInput<typeof categorisationRoutes.findCategorisedAthletes>['query'];

export function pageQuery(query: Query) {
  return queryOptions({
    queryKey: [CATEGORISATION, 'page', query],
    queryFn: ({ signal }) => call(categorisationRoutes.findCategorisedAthletes, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function athleteQuery(autoId: string) {
  return queryOptions({
    queryKey: [CATEGORISATION, 'athlete', autoId],
    queryFn: async ({ signal }) => {
      const params = { id: Number(autoId) };
      const [athlete] = await call(categorisationRoutes.getCategorisedAthlete, { params }, { signal });
      return athlete;
    },
  });
}

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

/** The rows in force and their version. The version is read first: a list that changes in between is noticed later. */
export const comparisonQuery = queryOptions({
  queryKey: [CATEGORISATION, 'comparison'],
  queryFn: async ({ signal }) => {
    const [inForce] = await call(categorisationRoutes.listCategorisationVersions, {}, { signal });
    return { inForce, rows: await call(categorisationRoutes.listCategorisation, {}, { signal }) };
  },
});

export type Import = { rows: string[][]; fileName: string; version: number };

/** Replaces the list, as long as `version` is in force. */
export function useImportList() {
  return useChange(({ rows, fileName, version }: Import) =>
    call(categorisationRoutes.importCategorisation, { query: { file_name: fileName, version }, body: rows }),
  );
}

/** Brings a version back, as long as `version` is in force. */
export function useRestoreVersion() {
  return useChange(({ id, version }: { id: number; version: number }) =>
    call(categorisationRoutes.restoreCategorisationVersion, { params: { id }, body: { version } }),
  );
}

export function fetchExport(query: Query) {
  return call(categorisationRoutes.exportCategorisation, { query });
}

/** Reads again what shows the list in force, also after a refusal: another list is in force by then. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  const keys = [CATEGORISATION, 'dashboard', 'athletes', 'sports'];
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
