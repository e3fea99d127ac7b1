import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { keepPreviousData, queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { filesQueryKey } from '../uploads/uploads.ts';

export type FileSort = 'name' | 'created' | 'size';

/** A page of files. An empty folder means all folders; an empty search means every file directly in the folder. */
export type FileListRequest = {
  folder: string;
  search: string;
  sort: FileSort;
  order: 'usual' | 'reverse';
  page: number;
  type?: 'image' | 'other' | undefined;
};

/** A page of files of a folder; the former page stays visible until the next one arrives. */
export function fileListQuery({ folder, search, sort, order, page, type }: FileListRequest) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'list', folder, search, sort, order, page, type],
    queryFn: ({ signal }) => {
      const query = { folder, search, sort, order, page, ...(type && { type }) };
      return call(mediaRoutes.listFiles, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

export const foldersQuery = queryOptions({
  queryKey: [...filesQueryKey, 'folders'],
  queryFn: ({ signal }) => call(mediaRoutes.listFolders, {}, { signal }),
});

export function fileQuery(id: number) {
  return {
    queryKey: [...filesQueryKey, 'single', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(mediaRoutes.getFile, { params: { id } }, { signal }),
  };
}

/** The file at an address of a record; without an answer when the address is on another host. */
export function fileAtQuery(address: string) {
  const path = pictureOnHost(address)?.path ?? '';
  return queryOptions({
    queryKey: [...filesQueryKey, 'at', path],
    queryFn: ({ signal }) => call(mediaRoutes.getFileByPath, { query: { path } }, { signal }),
    enabled: path !== '',
  });
}

export const fileQueries = {
  one: (id: string | number) => fileQuery(Number(id)),
  useUpdate: useUpdateFile,
  useDelete: () => {
    const { mutateAsync } = useDeleteFiles();
    return { mutateAsync: ({ params: { id } }: { params: { id: number } }) => mutateAsync({ ids: [id] }) };
  },
  useRestore: () => {
    const { mutateAsync } = useRestoreFiles();
    return { mutateAsync: ({ body: { ids } }: { body: { ids: number[] } }) => mutateAsync(ids) };
  },
};

/** A page of files for a list of records; `page` is its number, from 1. */
export function filePage<File>(page: number) {
  return ({ files, total, numPages }: { files: readonly File[]; total: number; numPages: number }) => ({
    rows: files,
    total,
    pages: numPages,
    start: (page - 1) * FILES_PAGE_SIZE,
  });
}

export type FileSelection = { ids?: number[]; folders?: string[] };
export type FileChange = RouteInput<typeof mediaRoutes.updateFile>['body'];

export function fileUsesQuery(selection: FileSelection) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'uses', selection],
    queryFn: ({ signal }) => call(mediaRoutes.listFileUses, { body: selection }, { signal }),
  });
}

export function useUpdateFile() {
  return useFilesMutation(({ id, ...body }: FileChange & { id: number }) =>
    call(mediaRoutes.updateFile, { params: { id }, body }),
  );
}

/** Removes the names from a document. `isRemoved` says that it was done on this page, also by another component. */
export function useRemoveProperties(id: number) {
  const mutationKey = [...filesQueryKey, 'remove-properties', id];
  const removal = useFilesMutation(
    (body: RouteInput<typeof mediaRoutes.removeProperties>['body']) =>
      call(mediaRoutes.removeProperties, { params: { id }, body }),
    { mutationKey, gcTime: Number.POSITIVE_INFINITY },
  );
  const done = useMutationState({ filters: { mutationKey, exact: true, status: 'success' } });
  return { removal, isRemoved: done.length > 0 };
}

export function useMoveFiles() {
  return useFilesMutation((body: FileSelection & { target: string }) => call(mediaRoutes.moveFiles, { body }));
}

export function useDeleteFiles() {
  return useFilesMutation((body: FileSelection) => call(mediaRoutes.deleteFiles, { body }));
}

export function useRestoreFiles() {
  return useFilesMutation((ids: number[]) => call(mediaRoutes.restoreFiles, { body: { ids } }));
}

export function useCreateFolder() {
  return useFilesMutation((body: { folder: string; subfolder?: string; folderName: string }) =>
    call(fileHostRoutes.createMediaFolder, { body }),
  );
}

export function useRenameFolder() {
  return useFilesMutation((body: { path: string; name: string }) => call(mediaRoutes.renameFolder, { body }));
}

/** A write to files or folders; afterwards every read that shows them is fetched again. */
function useFilesMutation<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  options: { mutationKey?: readonly unknown[]; gcTime?: number } = {},
) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: filesQueryKey });
  return useMutation({ ...options, mutationFn, onSuccess });
}
