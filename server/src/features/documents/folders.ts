import { foldText } from '@baklja/contract/alias';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import type { FastifyInstance } from 'fastify';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, invalidField } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { listMenuItemsTo } from '../../records/links/menu-references.store.ts';
import type { RecordStamp, RowOf } from '../../records/record-definition.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { listShownIn, lockDocuments, placeAtEnd, requireExistingFolder, requireFolder } from './documents.store.ts';
import { documents } from './documents.ts';
import { getFolder, getSubfolder, listManagedFolders, listSubfolders, listVisibleFolders } from './folders.store.ts';

export function serveFolders(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const { read } = database;
  const folders = recordHandlers(documentFolders, dependencies);
  const parts = recordHandlers(subfolders, dependencies);

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
      await requireExistingFolder(read, id);
      return { references: await listMenuItemsTo(read, { folder: id }, config) };
    },
  });

  serveRoutes(app, dependencies, subfolderRoutes, {
    listSubfolders: async ({ params: { folderId } }) => {
      await requireExistingFolder(read, folderId);
      return listSubfolders(read, folderId);
    },
    getSubfolder: ({ params }) => requireFound('subfolder', getSubfolder(read, params.id)),
    createSubfolder: ({ body, ...call }) => {
      if (body.doc_cat !== undefined) return parts.create({ ...call, body });
      throw invalidField('doc_cat', 'Folder id je obavezan !', 'incomplete');
    },
    updateSubfolder: ({ body: { sub_id: id, ...body }, ...call }) => parts.update({ ...call, body: { id, ...body } }),
    deleteSubfolder: parts.remove,
    restoreSubfolders: parts.restore,
  });
}

/** Writes of subfolders. A subfolder takes the documents that are shown in it to the bin, and to another folder. */
export const subfolders = defineRecord('subfolder', {
  lockFirst: lockDocuments,
  defaults: () => ({ show_sub: 1 }) as const,
  check: async (transaction, { values: { doc_cat } }) => {
    if (doc_cat !== undefined) await requireFolder(transaction, doc_cat, 'doc_cat');
  },
  afterWrite: async (transaction, { before, after, stamp }) => {
    if (before && before.doc_cat !== after.doc_cat) await moveDocumentsAlong(transaction, after, stamp);
  },
  beforeRestore: async (transaction, rows) => {
    for (const { title, doc_cat } of rows) {
      if (await hasRow(transaction, 'document_folders', doc_cat)) continue;
      const message = `Folder subfoldera „${title}” više ne postoji. Najprije vratite folder.`;
      throw new ConflictError(message, 'folder-gone');
    }
  },
  hidden: { show_sub: 0 },
  contains: [{ table: 'documents', column: 'sub_folder', where: { show_in_sub: 1 }, writes: () => documents.within }],
  shownIn: ['document', 'documentFolder'],
});

/** Moves the documents that are shown in a subfolder to the end of its new folder. */
async function moveDocumentsAlong(
  transaction: Db,
  { id, doc_cat: page_id }: RowOf<'subfolder'>,
  stamp: RecordStamp,
): Promise<void> {
  for (const document of await listShownIn(transaction, id)) {
    const orderIndex = await placeAtEnd(transaction, page_id);
    await documents.within.updateMany(transaction, { ids: [document], values: { page_id, orderIndex }, stamp });
  }
}

/** Writes of folders. A folder takes its documents and subfolders to the bin. */
export const documentFolders = defineRecord('documentFolder', {
  lockFirst: lockDocuments,
  defaults: () => ({ show_doc_page: 1, lng: 'hrv' }) as const,
  derive: (values, before) => {
    const { title = '', title_eng = '' } = { ...before, ...values };
    return { title_folded: foldText(`${title} ${title_eng}`) };
  },
  hidden: { show_doc_page: 0 },
  contains: [
    { table: 'documents', column: 'page_id', writes: () => documents.within },
    { table: 'subfolders', column: 'doc_cat', writes: () => subfolders.within },
  ],
});
