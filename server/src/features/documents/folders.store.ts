import type {
  DocumentFolder,
  FolderLanguage,
  ManagedFolder,
} from '@baklja/contract/features/documents/document-folders';
import type { ManagedSubfolder, Subfolder } from '@baklja/contract/features/documents/subfolders';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

export async function listVisibleFolders(db: Db, lng: FolderLanguage): Promise<DocumentFolder[]> {
  const [folders, subfolders] = await Promise.all([
    db
      .selectFrom('document_folders')
      .select(['id', 'title', 'title_eng', 'show_doc_page', 'lng'])
      .where('lng', '=', lng)
      .where('show_doc_page', '=', 1)
      .orderBy('orderIndex')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('subfolders')
      .innerJoin('document_folders', 'document_folders.id', 'subfolders.doc_cat')
      .select(['subfolders.id as sub_id', 'subfolders.title', 'subfolders.title_eng', 'show_sub', 'doc_cat'])
      .where('lng', '=', lng)
      .where('show_doc_page', '=', 1)
      .where('show_sub', '=', 1)
      .orderBy('subfolders.orderIndex')
      .orderBy('subfolders.id')
      .execute(),
  ]);
  return withSubfolders<(typeof folders)[number], Subfolder>(folders, subfolders);
}

export async function listManagedFolders(db: Db, lng: FolderLanguage): Promise<ManagedFolder[]> {
  const [folders, subfolders] = await Promise.all([
    selectFolders(db)
      .where('document_folders.lng', '=', lng)
      .orderBy('document_folders.orderIndex')
      .orderBy('document_folders.id')
      .execute(),
    selectSubfolders(db)
      .where('doc_cat', 'in', db.selectFrom('document_folders').select('id').where('lng', '=', lng))
      .orderBy('orderIndex')
      .orderBy('subfolders.id')
      .execute(),
  ]);
  return withSubfolders<(typeof folders)[number], ManagedSubfolder>(folders, subfolders);
}

export async function getFolder(db: Db, id: number): Promise<ManagedFolder | undefined> {
  const folder = await selectFolders(db).where('document_folders.id', '=', id).executeTakeFirst();
  return folder && { ...folder, subfolders: await listSubfolders(db, id) };
}

export function listSubfolders(db: Db, folderId: number): Promise<ManagedSubfolder[]> {
  return selectSubfolders(db).where('doc_cat', '=', folderId).orderBy('orderIndex').orderBy('subfolders.id').execute();
}

export function getSubfolder(db: Db, id: number): Promise<ManagedSubfolder | undefined> {
  return selectSubfolders(db).where('subfolders.id', '=', id).executeTakeFirst();
}

function selectFolders(db: Db) {
  return db
    .selectFrom('document_folders')
    .leftJoin('users as editors', 'editors.id', 'document_folders.modified_by')
    .leftJoin('users as orderers', 'orderers.id', 'document_folders.ordered_by')
    .select(['document_folders.id', 'document_folders.title', 'title_eng', 'show_doc_page', 'lng', 'orderIndex'])
    .select(['document_folders.version', 'document_folders.created', 'document_folders.modified'])
    .select(['document_folders.modified_by', 'order_version', 'ordered'])
    .select(['editors.name as modified_by_name', 'orderers.name as ordered_by_name'])
    .select(sql<number>`(select count(*) from documents where page_id = document_folders.id)`.as('documents'));
}

function selectSubfolders(db: Db) {
  return db
    .selectFrom('subfolders')
    .leftJoin('users', 'users.id', 'subfolders.modified_by')
    .select(['subfolders.id as sub_id', 'title', 'title_eng', 'show_sub', 'doc_cat', 'orderIndex'])
    .select(['subfolders.version', 'subfolders.modified', 'users.name as modified_by_name'])
    .select(
      sql<number>`(select count(*) from documents where sub_folder = subfolders.id and show_in_sub = 1)`.as(
        'documents',
      ),
    );
}

function withSubfolders<Folder extends { id: number }, Sub extends { doc_cat: number }>(
  folders: readonly Folder[],
  subfolders: readonly Sub[],
): (Folder & { subfolders: Sub[] })[] {
  const byFolder = Map.groupBy(subfolders, ({ doc_cat }) => doc_cat);
  return folders.map((folder) => ({ ...folder, subfolders: byFolder.get(folder.id) ?? [] }));
}
