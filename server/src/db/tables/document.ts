import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/**
 * A document of a folder. `page_id` is the folder. `title_folded` is both names as `foldText` returns them; it is not
 * unique. `sub_folder` may name a subfolder that was deleted, unless the document is shown there.
 */
export type DocumentTable = {
  id: Generated<number>;
  version: Generated<number>;
  doc_name: string;
  title_eng: string;
  title_folded: Generated<string>;
  link: string;
  year: number;
  orderIndex: number;
  page_id: number;
  sub_folder: number | null;
  show_in_sub: Flag;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
