import type { FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './record-columns.ts';

/** Version, time and author of the order of the records that another one contains. */
export type OrderColumns = {
  order_version: Generated<number>;
  ordered: string | null;
  ordered_by: number | null;
};

/** A folder of documents. `title_folded` is both names as `foldText` returns them; it is not unique. */
export type DocumentFolderTable = OrderColumns &
  RecordColumns & {
    title: string;
    title_eng: string;
    title_folded: Generated<string>;
    show_doc_page: Flag;
    lng: FolderLanguage;
  };

/** A subfolder; `doc_cat` is its folder. */
export type SubfolderTable = RecordColumns & {
  title: string;
  title_eng: string;
  show_sub: Flag;
  doc_cat: number;
};
