import { foldText } from '@baklja/contract/alias';
import { documentFolderRoutes, type FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { addToAuditLog } from '../../db/audit-log.ts';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, invalidField } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { listMenuItemsTo } from '../../records/links/menu-references.store.ts';
import { isPlaceTaken, nextPlace, type OrderedRows, putRowsInOrder } from '../../records/order.ts';
import type { RecordStamp, RowOf } from '../../records/record-definition.ts';
import { recordHandlers, stampOf } from '../../records/record-handlers.ts';
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
    orderDocumentFolders: ({ body: { lng, ...order }, ...call }) =>
      putInOrder('documentFolder', foldersIn(lng), { ...order, stamp: stampOf(call, dependencies) }),
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
    orderSubfolders: ({ body: { doc_cat, ...order }, ...call }) =>
      putInOrder('subfolder', subfoldersOf(doc_cat), { ...order, stamp: stampOf(call, dependencies) }),
  });

  async function putInOrder(kind: 'documentFolder' | 'subfolder', rows: OrderedRows, { stamp, ...order }: Order) {
    await database.write(async (transaction) => {
      await lockDocuments(transaction);
      await putRowsInOrder(transaction, rows, { ...order, at: stamp.at });
      await addToAuditLog(transaction, stamp, [{ action: 'order', kind }]);
    });
    return { message: 'Redoslijed je spremljen.' };
  }
}

type Order = Omit<Parameters<typeof putRowsInOrder>[2], 'at'> & { stamp: RecordStamp };

/** Writes of subfolders. A subfolder takes the documents that are shown in it to the bin, and to another folder. */
export const subfolders = defineRecord('subfolder', {
  lockFirst: lockDocuments,
  defaults: () => ({ show_sub: 1 }) as const,
  derive: async (values, before, transaction) => {
    const { doc_cat } = values;
    if (doc_cat === undefined || doc_cat === before?.doc_cat) return {};
    return { orderIndex: await nextPlace(transaction, subfoldersOf(doc_cat)) };
  },
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
  restoredValues: async (transaction, { title, doc_cat, orderIndex }) => {
    const note = `${comesBackText('subfolder', title)} na kraj foldera: na njegovu je mjestu drugi subfolder.`;
    return restoredPlace(transaction, subfoldersOf(doc_cat), { orderIndex, note });
  },
  hidden: { show_sub: 0 },
  listedBy: 'doc_cat',
  isPublic: ({ show_sub }) => show_sub === 1,
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
  derive: async (values, before, transaction) => {
    const { title = '', title_eng = '' } = { ...before, ...values };
    const title_folded = foldText(`${title} ${title_eng}`);
    const { lng } = values;
    if (lng === undefined || lng === before?.lng) return { title_folded };
    return { title_folded, orderIndex: await nextPlace(transaction, foldersIn(lng)) };
  },
  restoredValues: async (transaction, { title, lng, orderIndex }) => {
    const note = `${comesBackText('documentFolder', title)} na kraj: na njegovu je mjestu drugi folder.`;
    return restoredPlace(transaction, foldersIn(lng), { orderIndex, note });
  },
  hidden: { show_doc_page: 0 },
  listedBy: 'lng',
  isPublic: ({ show_doc_page }) => show_doc_page === 1,
  contains: [
    { table: 'documents', column: 'page_id', writes: () => documents.within },
    { table: 'subfolders', column: 'doc_cat', writes: () => subfolders.within },
  ],
});

function foldersIn(lng: FolderLanguage): OrderedRows {
  return { table: 'document_folders', column: 'lng', value: lng };
}

function subfoldersOf(folder: number): OrderedRows {
  return { table: 'subfolders', column: 'doc_cat', value: folder };
}

/** The last place, with the note, for a record whose place is taken. One that was deleted before it had a place has none. */
async function restoredPlace(
  transaction: Db,
  rows: OrderedRows,
  { orderIndex, note }: { orderIndex: number | undefined; note: string },
) {
  const isTaken = orderIndex !== undefined && (await isPlaceTaken(transaction, rows, orderIndex));
  if (orderIndex !== undefined && !isTaken) return { values: {} };
  return { values: { orderIndex: await nextPlace(transaction, rows) }, notes: isTaken ? [note] : [] };
}
