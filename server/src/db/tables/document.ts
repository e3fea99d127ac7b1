import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './record-columns.ts';

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
