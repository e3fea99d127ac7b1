import { foldText } from '@baklja/contract/alias';
import type { Document, FoundDocument, ManagedDocument } from '@baklja/contract/features/documents/documents';
import { FOLDER_DOCUMENTS_LIMIT, FOUND_DOCUMENTS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { lockForLimit } from '../../db/database.ts';
import { containsText } from '../../db/dialect-sql.ts';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, invalidField, NotFoundError } from '../../errors.ts';
import { nextPlace, type Ordered, type OrderedRows } from '../../records/order.ts';

/** What the public and the staff read of a document. */
const DOCUMENT_COLUMNS = [
  ...(['documents.id as doc_id', 'doc_name', 'documents.title_eng', 'link', 'year'] as const),
  ...(['documents.orderIndex', 'page_id'] as const),
] as const;

/** The documents of a folder that the public site shows; undefined when the folder is hidden or does not exist. */
export async function listVisibleDocuments(db: Db, folderId: number): Promise<Document[] | undefined> {
  const [isFolderVisible, documents] = await Promise.all([
    isVisible(db, folderId),
    db
      .selectFrom('documents')
      .leftJoin('subfolders', (join) =>
        join.onRef('subfolders.id', '=', 'documents.sub_folder').on('subfolders.show_sub', '=', 1),
      )
      .select(DOCUMENT_COLUMNS)
      .select(['subfolders.id as sub_folder', 'show_in_sub'])
      .where('page_id', '=', folderId)
      .where((eb) => eb.or([eb('show_in_sub', '=', 0), eb('subfolders.id', 'is not', null)]))
      .orderBy('documents.orderIndex')
      .orderBy('documents.id')
      .execute(),
  ]);
  return isFolderVisible ? documents : undefined;
}

export function listManagedDocuments(db: Db, folderId: number): Promise<ManagedDocument[]> {
  return selectDocuments(db)
    .where('documents.page_id', '=', folderId)
    .orderBy('documents.orderIndex')
    .orderBy('documents.id')
    .execute();
}

export function getDocument(db: Db, id: number): Promise<ManagedDocument | undefined> {
  return selectDocuments(db).where('documents.id', '=', id).executeTakeFirst();
}

/** Documents of all folders whose names contain the text, the latest first, and how many there are. */
export async function findDocuments(db: Db, search: string): Promise<{ documents: FoundDocument[]; total: number }> {
  const found = db.selectFrom('documents').where(containsText(db, 'documents.title_folded', foldText(search.trim())));
  const [total, documents] = await Promise.all([
    countRows(found),
    found
      .innerJoin('document_folders', 'document_folders.id', 'documents.page_id')
      .select(['documents.id as doc_id', 'doc_name', 'year', 'link', 'page_id', 'sub_folder'])
      .select(['document_folders.title as folder_title', 'document_folders.lng as folder_lng'])
      .orderBy('documents.id', 'desc')
      .limit(FOUND_DOCUMENTS_LIMIT)
      .execute(),
  ]);
  return { documents, total };
}

/** The file of a document is found by the path that the document uses, which may be a former path of the file. */
function selectDocuments(db: Db) {
  return db
    .selectFrom('documents')
    .leftJoin('users', 'users.id', 'documents.modified_by')
    .leftJoin('subfolders', 'subfolders.id', 'documents.sub_folder')
    .leftJoin('file_uses', (join) =>
      join.onRef('file_uses.record_id', '=', 'documents.id').on('file_uses.kind', '=', 'document'),
    )
    .leftJoin('file_addresses', 'file_addresses.path', 'file_uses.path')
    .leftJoin('files', (join) =>
      join.on((eb) =>
        eb.or([eb('files.path', '=', eb.ref('file_uses.path')), eb('files.id', '=', eb.ref('file_addresses.file_id'))]),
      ),
    )
    .select(DOCUMENT_COLUMNS)
    .select(['subfolders.id as sub_folder', 'show_in_sub', 'documents.version', 'documents.created'])
    .select(['documents.modified', 'documents.modified_by', 'users.name as modified_by_name'])
    .select(['files.id as file_id', 'files.size as file_size'])
    .select(sql<0 | 1>`case when file_uses.path is not null and files.id is null then 1 else 0 end`.as('file_missing'));
}

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
  if (count < FOLDER_DOCUMENTS_LIMIT) return nextPlace(transaction, documentsOf(folderId));
  throw new ConflictError(`Folder može imati najviše ${FOLDER_DOCUMENTS_LIMIT} dokumenata.`, 'folder-full');
}

export function documentsOf(folder: number): OrderedRows {
  return { table: 'documents', column: 'page_id', value: folder };
}

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

/** The folder of a document; 0 when there is no such document. */
export async function folderOf(db: Db, id: number): Promise<number> {
  const found = await db.selectFrom('documents').select('page_id').where('id', '=', id).executeTakeFirst();
  return found?.page_id ?? 0;
}

/** Whether the public site shows the folder. */
export async function isVisible(db: Db, folderId: number): Promise<boolean> {
  const folder = db.selectFrom('document_folders').select('id').where('id', '=', folderId);
  return (await folder.where('show_doc_page', '=', 1).executeTakeFirst()) !== undefined;
}
