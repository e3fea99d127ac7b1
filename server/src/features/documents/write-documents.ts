import type { documentRoutes, NewDocument } from '@baklja/contract/features/documents/documents';
import type { RouteInput } from '@baklja/contract/route';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { putInOrder } from '../../records/order.ts';
import { present } from '../../records/present.ts';
import type { Creation, RecordStamp, RowOf, ValuesOf } from '../../records/record-definition.ts';
import { documents } from './document-record.ts';
import { DOCUMENT_ORDER, lockDocuments, placeAtEnd } from './places.store.ts';

type Update = RouteInput<typeof documentRoutes.updateDocument>['body'];
type Order = RouteInput<typeof documentRoutes.orderDocuments>['body'];
type Move = RouteInput<typeof documentRoutes.moveDocuments>['body'];

/** Adds documents at the end of their folders, all or none. Returns their ids in the given order. */
export function createDocuments(
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

/** Changes a document. Returns its new version. @throws NotFoundError, ConflictError `stale`, InvalidInputError. */
export function updateDocument(
  database: Database,
  { doc_id, version, ...body }: Update,
  stamp: RecordStamp,
): Promise<number> {
  const values = (before: RowOf<'document'>, transaction: Db) => moved(transaction, before, present(body));
  return documents.update(database, { id: doc_id, version, values, stamp });
}

/** Moves documents to the end of a folder, all or none. @throws NotFoundError, InvalidInputError, ConflictError. */
export function moveDocuments(
  database: Database,
  { ids, page_id, sub_folder = null }: Move,
  stamp: RecordStamp,
): Promise<void> {
  const target = { page_id, sub_folder, show_in_sub: sub_folder === null ? 0 : 1 } as const;
  return database.write(async (transaction) => {
    for (const id of new Set(ids)) {
      const values = (before: RowOf<'document'>) => moved(transaction, before, target);
      await documents.within.update(transaction, { id, values, stamp });
    }
  });
}

/**
 * Orders the documents of a folder. Returns the version of the order.
 * @throws InvalidInputError `not-in-container` for documents of several folders, or none; ConflictError `stale-order`.
 */
export function orderDocuments(
  database: Database,
  { order, order_version: orderVersion }: Order,
  stamp: RecordStamp,
): Promise<number> {
  const ids = order.toSorted((a, b) => a.orderIndex - b.orderIndex).map(({ doc_id }) => doc_id);
  return database.write(async (transaction) => {
    await lockDocuments(transaction);
    const first = await transaction
      .selectFrom('documents')
      .select('page_id')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirst();
    const containerId = first?.page_id ?? 0;
    return putInOrder(transaction, DOCUMENT_ORDER, { containerId, ids, orderVersion, stamp });
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
