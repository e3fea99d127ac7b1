import { binRoutes } from '@baklja/contract/features/bin';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { useServerRows } from '#web/widgets/record-list/list-rows.ts';

export type BinRequest = { page: number; search: string; kind?: BinKind | undefined };

/** A page of the bin, the latest first. */
export function deletedRecordsQuery({ page, search, kind }: BinRequest) {
  return queryOptions({
    queryKey: ['deleted-records', page, search, kind],
    queryFn: ({ signal }) =>
      call(binRoutes.listDeletedRecords, { query: { page, kind, search: search || undefined } }, { signal }),
  });
}

/** The rows of a page of the bin. */
export function useDeletedRecords(request: BinRequest) {
  const { page } = request;
  const query = { ...deletedRecordsQuery(request), placeholderData: keepPreviousData };
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

/** Restores records, or answers what there is to confirm. Then every read is fetched again. */
export function useRestoreRecords() {
  return useBinWrite((body: { ids: number[]; confirmed?: boolean }) => call(binRoutes.restoreDeletedRecords, { body }));
}

/** Deletes records for good. */
export function useEraseRecords() {
  return useBinWrite((ids: number[]) => call(binRoutes.eraseDeletedRecords, { body: { ids } }));
}

/** Deletes everything for good that was deleted until the time. */
export function useEmptyBin() {
  return useBinWrite((until: string) => call(binRoutes.emptyBin, { body: { until } }));
}

function useBinWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => queryClient.invalidateQueries() });
}
