import { foldText } from '@baklja/contract/alias';
import { documentRoutes, type NewDocument } from '@baklja/contract/features/documents/documents';
import { comesBackText, countRecords, savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, invalidField } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { isPlaceTaken, putInOrder } from '../../records/order.ts';
import { present } from '../../records/present.ts';
import type { Creation, RowOf, ValuesOf } from '../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import {
  DOCUMENT_ORDER,
  documentsOf,
  findDocuments,
  folderOf,
  getDocument,
  hasSubfolder,
  isVisible,
  listManagedDocuments,
  listVisibleDocuments,
  lockDocuments,
  placeAtEnd,
  requireExistingFolder,
  requireFolder,
} from './documents.store.ts';

export function serveDocuments(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(documents, dependencies);

  serveRoutes(app, dependencies, documentRoutes, {
    listDocuments: ({ params }) => requireFound('documentFolder', listVisibleDocuments(read, params.folderId)),
    listManagedDocuments: async ({ params: { folderId } }) => {
      await requireExistingFolder(read, folderId);
      return listManagedDocuments(read, folderId);
    },
    findDocuments: ({ query }) => findDocuments(read, query.search),
    getDocument: ({ params }) => requireFound('document', getDocument(read, params.id)),
    createDocuments: async ({ body, ...call }) => {
      const ids = await createDocuments(database, body, creationOf(call, dependencies));
      const many = `Spremljeno: ${countRecords('document', ids.length)}.`;
      return { message: ids.length === 1 ? savedText('document') : many, ids };
    },
    updateDocument: async ({ body: { doc_id: id, version, ...body }, ...call }) => {
      const values = (before: RowOf<'document'>, transaction: Db) => moved(transaction, before, present(body));
      const stamp = stampOf(call, dependencies);
      const newVersion = await documents.update(database, { id, version, values, stamp });
      return { message: savedText('document'), version: newVersion, modified: toStoredTime(call.now) };
    },
    deleteDocument: handlers.remove,
    deleteDocuments: handlers.removeMany,
    restoreDocuments: handlers.restore,
    orderDocuments: async ({ body: { order, order_version: orderVersion }, ...call }) => {
      const ids = order.toSorted((a, b) => a.orderIndex - b.orderIndex).map(({ doc_id }) => doc_id);
      const order_version = await database.write(async (transaction) => {
        await lockDocuments(transaction);
        const containerId = await folderOf(transaction, ids[0] ?? 0);
        const stamp = stampOf(call, dependencies);
        return putInOrder(transaction, DOCUMENT_ORDER, { containerId, ids, orderVersion, stamp });
      });
      return { message: 'Redoslijed je spremljen.', order_version };
    },
    moveDocuments: async ({ body: { ids, page_id, sub_folder = null }, ...call }) => {
      const target = { page_id, sub_folder, show_in_sub: sub_folder === null ? 0 : 1 } as const;
      const stamp = stampOf(call, dependencies);
      await database.write(async (transaction) => {
        const values = (before: RowOf<'document'>) => moved(transaction, before, target);
        for (const id of new Set(ids)) await documents.within.update(transaction, { id, values, stamp });
      });
      return { message: `Premješteno: ${countRecords('document', ids.length)}.` };
    },
  });
}

/** Adds documents at the end of their folders, all or none. Returns their ids in the given order. */
function createDocuments(
  database: Database,
  rows: readonly NewDocument[],
  { stamp, idempotencyKey }: Omit<Creation<'document'>, 'values'>,
): Promise<number[]> {
  return database.write(async (transaction) => {
    await lockDocuments(transaction);
    const ids: number[] = [];
    for (const [index, { page_id, ...row }] of rows.entries()) {
      const values = { ...present(row), page_id, orderIndex: await placeAtEnd(transaction, page_id) };
      const key = idempotencyKey === undefined ? undefined : `${idempotencyKey}-${index}`;
      ids.push((await documents.within.insert(transaction, { values, stamp, idempotencyKey: key })).id);
    }
    return ids;
  });
}

/** The values of a write; in another folder the document comes last, and leaves its subfolder unless one is given. */
async function moved(
  transaction: Db,
  before: RowOf<'document'>,
  values: ValuesOf<'document'>,
): Promise<ValuesOf<'document'>> {
  const { page_id } = values;
  if (page_id === undefined || page_id === before.page_id) return values;
  return { sub_folder: null, show_in_sub: 0, ...values, orderIndex: await placeAtEnd(transaction, page_id) };
}

/** Writes of documents. The caller gives a new document its place. */
export const documents = defineRecord('document', {
  lockFirst: lockDocuments,
  defaults: () => ({ sub_folder: null, show_in_sub: 0 }) as const,
  derive: (values, before) => {
    const { doc_name = '', title_eng = '' } = { ...before, ...values };
    return { title_folded: foldText(`${doc_name} ${title_eng}`) };
  },
  texts: {
    columns: ['link'],
    filePathsIn: ({ link }, fileHostUrl) =>
      filePathsIn({ html: [], pictures: [JSON.stringify({ url: link })] }, fileHostUrl),
  },
  check: async (transaction, { before, values }) => {
    if (values.page_id !== undefined) await requireFolder(transaction, values.page_id, 'page_id');
    await requireSubfolder(transaction, before, values);
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireRestorable(transaction, row);
  },
  restoredValues: async (transaction, { doc_name, page_id, orderIndex }) => {
    if (!(await isPlaceTaken(transaction, documentsOf(page_id), orderIndex))) return { values: {} };
    const note = `${comesBackText('document', doc_name)} na kraj foldera: na njegovu je mjestu drugi dokument.`;
    return { values: { orderIndex: await placeAtEnd(transaction, page_id) }, notes: [note] };
  },
  listedBy: 'page_id',
  isPublic: ({ page_id }, transaction) => isVisible(transaction, Number(page_id)),
});

async function requireSubfolder(
  transaction: Db,
  before: RowOf<'document'> | undefined,
  values: ValuesOf<'document'>,
): Promise<void> {
  const { page_id = 0, sub_folder = null, show_in_sub = 0 } = { ...before, ...values };
  if (sub_folder === null) {
    if (show_in_sub === 0) return;
    throw invalidField('sub_folder', 'Dokument se prikazuje u subfolderu a nema id');
  }
  const isChecked = values.sub_folder !== undefined || values.page_id !== undefined || show_in_sub === 1;
  if (!isChecked || (await hasSubfolder(transaction, sub_folder, page_id))) return;
  throw invalidField('sub_folder', 'Taj subfolder nije u odabranom folderu.');
}

async function requireRestorable(
  transaction: Db,
  { doc_name, page_id, sub_folder, show_in_sub }: RowOf<'document'>,
): Promise<void> {
  if (!(await hasRow(transaction, 'document_folders', page_id))) {
    const message = `Folder dokumenta „${doc_name}” više ne postoji. Najprije vratite folder.`;
    throw new ConflictError(message, 'folder-gone');
  }
  if (show_in_sub === 1 && sub_folder !== null && !(await hasSubfolder(transaction, sub_folder, page_id))) {
    const message = `Subfolder dokumenta „${doc_name}” više ne postoji. Najprije vratite subfolder.`;
    throw new ConflictError(message, 'subfolder-gone');
  }
}
