import type { FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { OrderColumns, RecordColumns } from './records.ts';

export type DocumentTables = {
  document_folders: DocumentFolderTable;
  subfolders: SubfolderTable;
  documents: DocumentTable;
};

/** A folder of documents; `orderIndex` is its place among those of its language. `title_folded` is both names as `foldText` returns them; it is not unique. */
export type DocumentFolderTable = OrderColumns &
  RecordColumns & {
    title: string;
    title_eng: string;
    title_folded: Generated<string>;
    show_doc_page: Flag;
    lng: FolderLanguage;
    orderIndex: Generated<number>;
  };

/** A subfolder; `doc_cat` is its folder, `orderIndex` its place in it. */
export type SubfolderTable = RecordColumns & {
  title: string;
  title_eng: string;
  show_sub: Flag;
  doc_cat: number;
  orderIndex: Generated<number>;
};

/**
 * A document of a folder. `page_id` is the folder. `title_folded` is both names as `foldText` returns them; it is not
 * unique. `sub_folder` may name a subfolder that was deleted, unless the document is shown there.
 */
export type DocumentTable = RecordColumns & {
  doc_name: string;
  title_eng: string;
  title_folded: Generated<string>;
  link: string;
  year: number;
  orderIndex: number;
  page_id: number;
  sub_folder: number | null;
  show_in_sub: Flag;
};
