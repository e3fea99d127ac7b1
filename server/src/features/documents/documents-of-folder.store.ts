import { FOLDER_DOCUMENTS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import { countRows } from '../../db/count-rows.ts';
import { lockForLimit } from '../../db/database.ts';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, invalidField, NotFoundError } from '../../errors.ts';
import { nextPlace, type Ordered } from '../../records/order.ts';

export const DOCUMENT_ORDER: Ordered = {
  table: 'documents',
  container: 'document_folders',
  kind: 'documentFolder',
  column: 'page_id',
};

/** Serialises the writes of folders, subfolders and documents, since their places and limits depend on each other. */
export function lockDocuments(transaction: Db): Promise<void> {
  return lockForLimit(transaction, 'documents');
}

export async function hasSubfolder(db: Db, id: number, folderId: number): Promise<boolean> {
  const found = await db.selectFrom('subfolders').select('doc_cat').where('id', '=', id).executeTakeFirst();
  return found?.doc_cat === folderId;
}

/** The place after the last document of a folder. @throws ConflictError `folder-full` when it has as many as it may. */
export async function placeAtEnd(transaction: Db, folderId: number): Promise<number> {
  const count = await countRows(transaction.selectFrom('documents').where('page_id', '=', folderId));
  if (count < FOLDER_DOCUMENTS_LIMIT) return nextPlace(transaction, DOCUMENT_ORDER, folderId);
  throw new ConflictError(`Folder može imati najviše ${FOLDER_DOCUMENTS_LIMIT} dokumenata.`, 'folder-full');
}

export async function isPlaceTaken(db: Db, folderId: number, place: number): Promise<boolean> {
  const taken = await db
    .selectFrom('documents')
    .select('id')
    .where('page_id', '=', folderId)
    .where('orderIndex', '=', place)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ids of the documents that are shown in a subfolder, in their order. */
export async function listShownIn(db: Db, subfolderId: number): Promise<number[]> {
  const documents = await db
    .selectFrom('documents')
    .select('id')
    .where('sub_folder', '=', subfolderId)
    .where('show_in_sub', '=', 1)
    .orderBy('orderIndex')
    .orderBy('id')
    .execute();
  return documents.map(({ id }) => id);
}

/** @throws InvalidInputError at the field when there is no such folder. */
export async function requireFolder(db: Db, id: number, field: string): Promise<void> {
  if (!(await hasRow(db, 'document_folders', id))) throw invalidField(field, 'Taj folder ne postoji.');
}

/** @throws NotFoundError when there is no such folder. */
export async function requireExistingFolder(db: Db, id: number): Promise<void> {
  if (!(await hasRow(db, 'document_folders', id))) throw new NotFoundError(missingText('documentFolder'));
}
