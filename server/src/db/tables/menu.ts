import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { OrderColumns } from './document-folder.ts';

/** A section of the public site's menu. `orderIndex` is its place in the menu. */
export type MenuSectionTable = OrderColumns & {
  id: Generated<number>;
  version: Generated<number>;
  value: string;
  sub: Flag;
  doc: Flag;
  link: string;
  search: Flag;
  kont: Flag;
  orderIndex: number;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};

/** An item of the menu; `nav` is its section. `title_folded` is its words as `foldText` returns them. */
export type MenuItemTable = {
  id: Generated<number>;
  version: Generated<number>;
  value: string;
  title_folded: Generated<string>;
  link: string;
  nav: number;
  orderIndex: number;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
