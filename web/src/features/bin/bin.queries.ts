import { binRoutes, type DeletedRecord } from '@baklja/contract/features/bin';
import type { sportRoutes } from '@baklja/contract/features/sports';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import { type BinKind, restoreKeyOf } from '@baklja/contract/records/bin';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '#web/lib/api-client.ts';
import { useServerRows } from '#web/widgets/record-list/list-rows.ts';

export type BinRequest = { page: number; search: string; kind?: BinKind | undefined };

/** Every kind has the same call. */
type RestoreRoute = typeof sportRoutes.restoreSports;

/** A page of the bin, the latest first. */
export function useDeletedRecords({ page, search, kind }: BinRequest) {
  const query = queryOptions({
    queryKey: ['deleted-records', page, search, kind],
    queryFn: ({ signal }) =>
      call(binRoutes.listDeletedRecords, { query: { page, kind, search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return useServerRows(query, ({ records, total, numPages }) => ({
    rows: records,
    total,
    pages: numPages,
    start: (page - 1) * BIN_PAGE_SIZE,
  }));
}

/** A small copy of a picture in the bin. */
export function deletedPictureQuery(id: number) {
  return queryOptions({
    queryKey: ['deleted-records', 'picture', id],
    queryFn: ({ signal }) => call(binRoutes.getDeletedPicture, { params: { id } }, { signal }),
    // The row of a deleted file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What came of restoring records of several kinds: a message for each kind, and what failed. */
type Outcome = { restored: string[]; failed: string[] };

/** Restores records; each kind is one call, for all its records or none. Then every read is fetched again. */
export function useRestoreRecords() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (records: readonly DeletedRecord[]): Promise<Outcome> => {
      const outcome: Outcome = { restored: [], failed: [] };
      for (const [kind, some] of Map.groupBy(records, (record) => record.kind)) {
        try {
          const ids = some.map((record) => record.record_id);
          outcome.restored.push((await call(await restoreRoute(kind), { body: { ids } })).message);
        } catch (error) {
          outcome.failed.push(messageOf(error));
        }
      }
      return outcome;
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** The call that restores records of the kind. */
async function restoreRoute(kind: BinKind): Promise<RestoreRoute> {
  const { allRoutes } = await import('@baklja/contract');
  const key = restoreKeyOf(kind);
  const found = allRoutes.find((route) => route.key === key);
  if (!found) throw new Error(`there is no call ${key}`);
  return found.route as RestoreRoute;
}
