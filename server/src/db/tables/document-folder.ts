import type { FolderLanguage } from '@baklja/contract/features/document-folders';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/** Version, time and author of the order of the records that another one contains. */
export type OrderColumns = {
  order_version: Generated<number>;
  ordered: string | null;
  ordered_by: number | null;
};

/** A folder of documents. `title_folded` is both names as `foldText` returns them; it is not unique. */
export type DocumentFolderTable = OrderColumns & {
  id: Generated<number>;
  version: Generated<number>;
  title: string;
  title_eng: string;
  title_folded: Generated<string>;
  show_doc_page: Flag;
  lng: FolderLanguage;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};

/** A subfolder; `doc_cat` is its folder. */
export type SubfolderTable = {
  id: Generated<number>;
  version: Generated<number>;
  title: string;
  title_eng: string;
  show_sub: Flag;
  doc_cat: number;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
