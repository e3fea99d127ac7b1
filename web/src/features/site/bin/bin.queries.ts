import { binRoutes } from '@baklja/contract/features/site/bin';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { useServerRows } from '#web/lists/list-rows.ts';

export type BinRequest = { page: number; search: string; kind?: BinKind | undefined; user?: number | undefined };

export function deletedRecordsQuery({ page, search, kind, user }: BinRequest) {
  return queryOptions({
    queryKey: ['deleted-records', page, search, kind, user],
    queryFn: ({ signal }) =>
      call(binRoutes.listDeletedRecords, { query: { page, kind, user, search: search || undefined } }, { signal }),
  });
}

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

export const binUsersQuery = queryOptions({
  queryKey: ['deleted-records', 'users'],
  queryFn: ({ signal }) => call(binRoutes.listBinUsers, {}, { signal }),
});

export function deletedPictureQuery(id: number) {
  return queryOptions({
    queryKey: ['deleted-records', 'picture', id],
    queryFn: ({ signal }) => call(binRoutes.getDeletedPicture, { params: { id } }, { signal }),
    // The row of a deleted file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A write after which everything is read again: any list may show what came back. */
export function useBinWrite<Answer>() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (write: () => Promise<Answer>) => write(),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
