import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { OrderColumns, RecordColumns } from './records.ts';

export type NavigationTables = {
  menu_sections: MenuSectionTable;
  menu_items: MenuItemTable;
};

/** A section of the public site's menu. `orderIndex` is its place in the menu. */
export type MenuSectionTable = OrderColumns &
  RecordColumns & {
    value: string;
    sub: Flag;
    doc: Flag;
    link: string;
    search: Flag;
    kont: Flag;
    orderIndex: number;
  };

/** An item of the menu; `nav` is its section. `title_folded` is its words as `foldText` returns them. */
export type MenuItemTable = RecordColumns & {
  value: string;
  title_folded: Generated<string>;
  link: string;
  nav: number;
  orderIndex: number;
};
