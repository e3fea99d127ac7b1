import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { countRecords, missingText, savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listMenuItemsTo } from '../../records/links/menu-references.store.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { documents } from './document-record.ts';
import { findDocuments, getDocument, listManagedDocuments, listVisibleDocuments } from './documents.store.ts';
import { documentFolders, subfolders } from './folder-records.ts';
import { getFolder, getSubfolder, listManagedFolders, listSubfolders, listVisibleFolders } from './folders.store.ts';
import { hasFolder } from './places.store.ts';
import { createDocuments, moveDocuments, orderDocuments, updateDocument } from './write-documents.ts';

const FOLDER_MISSING = 'Folder id je obavezan !';

/** Folders, subfolders and documents. */
export function serveDocuments(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const { read } = database;
  const folders = recordHandlers(documentFolders, dependencies);
  const parts = recordHandlers(subfolders, dependencies);
  const handlers = recordHandlers(documents, dependencies);

  serveRoutes(app, dependencies, documentFolderRoutes, {
    listDocumentFolders: ({ params }) => listVisibleFolders(read, params.lng),
    listManagedFolders: ({ params }) => listManagedFolders(read, params.lng),
    getDocumentFolder: ({ params }) => requireFound('documentFolder', getFolder(read, params.id)),
    createDocumentFolder: folders.create,
    updateDocumentFolder: ({ body: { page_id: _, sub_folder: __, show_in_sub: ___, ...body }, ...call }) =>
      folders.update({ ...call, body }),
    setFolderVisibility: folders.update,
    deleteDocumentFolder: folders.remove,
    restoreDocumentFolders: folders.restore,
    listFolderReferences: async ({ params: { id } }) => {
      await requireFolder(id);
      return { references: await listMenuItemsTo(read, { folder: id }, config) };
    },
  });

  serveRoutes(app, dependencies, subfolderRoutes, {
    listSubfolders: async ({ params: { folderId } }) => {
      await requireFolder(folderId);
      return listSubfolders(read, folderId);
    },
    getSubfolder: ({ params }) => requireFound('subfolder', getSubfolder(read, params.id)),
    createSubfolder: ({ body, ...call }) => {
      if (body.doc_cat !== undefined) return parts.create({ ...call, body });
      throw new InvalidInputError(FOLDER_MISSING, [{ field: 'doc_cat', message: FOLDER_MISSING }], 'incomplete');
    },
    updateSubfolder: ({ body: { sub_id: id, ...body }, ...call }) => parts.update({ ...call, body: { id, ...body } }),
    deleteSubfolder: parts.remove,
    restoreSubfolders: parts.restore,
  });

  serveRoutes(app, dependencies, documentRoutes, {
    listDocuments: ({ params }) => requireFound('documentFolder', listVisibleDocuments(read, params.folderId)),
    listManagedDocuments: async ({ params: { folderId } }) => {
      await requireFolder(folderId);
      return listManagedDocuments(read, folderId);
    },
    findDocuments: ({ query }) => findDocuments(read, query.search),
    getDocument: ({ params }) => requireFound('document', getDocument(read, params.id)),
    createDocuments: async ({ body, ...call }) => {
      const ids = await createDocuments(database, body, creationOf(call, dependencies));
      return { message: ids.length === 1 ? savedText('document') : savedManyText(ids.length), ids };
    },
    updateDocument: async ({ body, ...call }) => {
      const version = await updateDocument(database, body, stampOf(call, dependencies));
      return { message: savedText('document'), version, modified: toStoredTime(call.now) };
    },
    deleteDocument: handlers.remove,
    deleteDocuments: handlers.removeMany,
    restoreDocuments: handlers.restore,
    orderDocuments: async ({ body, ...call }) => {
      const order_version = await orderDocuments(database, body, stampOf(call, dependencies));
      return { message: 'Redoslijed je spremljen.', order_version };
    },
    moveDocuments: async ({ body, ...call }) => {
      await moveDocuments(database, body, stampOf(call, dependencies));
      return { message: `Premješteno: ${countRecords('document', body.ids.length)}.` };
    },
  });

  async function requireFolder(id: number): Promise<void> {
    if (!(await hasFolder(read, id))) throw new NotFoundError(missingText('documentFolder'));
  }
}

/** „Spremljeno: 3 dokumenta.” */
function savedManyText(count: number): string {
  return `Spremljeno: ${countRecords('document', count)}.`;
}
