import { documentFolderRoutes, type FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes, type ManagedDocument } from '@baklja/contract/features/documents/documents';
import { type ManagedSubfolder, subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { KINDS } from '@baklja/contract/kinds';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RecordQuery, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { filesQueryKey, type UploadOutcome, useUploads } from '#web/media/uploads/uploads.ts';

const FOLDERS = KINDS.documentFolder.plural;
const DOCUMENTS = KINDS.document.plural;

/** A document with its id under the name that the kit reads. */
export type DocumentRow = ManagedDocument & { id: number };

/** All folders of a language with their subfolders, in order. */
export function foldersQuery(lng: FolderLanguage) {
  return queryOptions({
    queryKey: [FOLDERS, 'list', lng],
    queryFn: ({ signal }) => call(documentFolderRoutes.listManagedFolders, { params: { lng } }, { signal }),
  });
}

/** Reads and writes of the form of a folder. */
export const folderQueries = recordQueries(
  'documentFolder',
  {
    list: documentFolderRoutes.listManagedFolders,
    get: documentFolderRoutes.getDocumentFolder,
    create: documentFolderRoutes.createDocumentFolder,
    update: documentFolderRoutes.updateDocumentFolder,
    remove: documentFolderRoutes.deleteDocumentFolder,
    restore: documentFolderRoutes.restoreDocumentFolders,
  },
  { alsoChanges: [DOCUMENTS] },
);

const subfolders = recordQueries(
  'subfolder',
  {
    list: subfolderRoutes.listSubfolders,
    get: subfolderRoutes.getSubfolder,
    create: subfolderRoutes.createSubfolder,
    update: subfolderRoutes.updateSubfolder,
    remove: subfolderRoutes.deleteSubfolder,
    restore: subfolderRoutes.restoreSubfolders,
  },
  { alsoChanges: [FOLDERS, DOCUMENTS] },
);

/** A subfolder with its id under the name that the kit reads. */
export type SubfolderRow = ManagedSubfolder & { id: number };

/** Reads and writes of the form of a subfolder. */
export const subfolderQueries = {
  ...subfolders,
  one: (key: string | number): RecordQuery<SubfolderRow> => ({
    ...subfolders.one(key),
    queryFn: async (context) => {
      const subfolder = await subfolders.one(key).queryFn(context);
      return { ...subfolder, id: subfolder.sub_id };
    },
  }),
};

/** Menu items that lead to a folder; read when it is about to be deleted. */
export function folderReferencesQuery(id: number) {
  return queryOptions({
    queryKey: [FOLDERS, 'references', id],
    queryFn: ({ signal }) => call(documentFolderRoutes.listFolderReferences, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** The documents of a folder, in order. */
export function documentsQuery(folderId: number) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'list', folderId],
    queryFn: async ({ signal }) =>
      (await call(documentRoutes.listManagedDocuments, { params: { folderId } }, { signal })).map(toRow),
  });
}

/** Documents of all folders whose name contains the words. */
export function foundDocumentsQuery(search: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'found', search],
    queryFn: ({ signal }) => call(documentRoutes.findDocuments, { query: { search } }, { signal }),
    enabled: search !== '',
  });
}

/** A write of folders, subfolders or documents; every list that shows one of them is read again. */
export function useDocumentsWrite<R extends Route>(route: R) {
  const refresh = useRefreshDocuments();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: refresh,
  });
}

/** Reads folders, documents and where files are used again. */
export function useRefreshDocuments() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([[FOLDERS], [DOCUMENTS], filesQueryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function toRow(document: ManagedDocument): DocumentRow {
  return { ...document, id: document.doc_id };
}

/** Reads and writes of the form of one document. */
export const documentQueries = {
  one: (key: string | number) => ({
    queryKey: [DOCUMENTS, 'one', String(key)],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      toRow(await call(documentRoutes.getDocument, { params: { id: Number(key) } }, { signal })),
  }),
  useUpdate: () => useDocumentsWrite(documentRoutes.updateDocument),
  useDelete: () => useDocumentsWrite(documentRoutes.deleteDocument),
  useRestore: () => useDocumentsWrite(documentRoutes.restoreDocuments),
  useCreate: () => {
    throw new Error('documents are created together, not in a form of one');
  },
};

/** Returns a function that puts a file at the address of a stored one. It rejects when that one cannot be read. */
export function useReplaceFile() {
  const uploads = useUploads();
  return async (fileId: number, sent: File): Promise<UploadOutcome> => {
    const { id, version, folder } = await call(mediaRoutes.getFile, { params: { id: fileId } });
    return uploads.add([sent], { folder, replaces: { id, version } });
  };
}
