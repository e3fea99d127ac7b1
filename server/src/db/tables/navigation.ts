import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { OrderColumns, RecordColumns } from './records.ts';

export type NavigationTables = {
  menu_sections: MenuSectionTable;
  menu_items: MenuItemTable;
};

/** A section of the public site's menu. `orderIndex` is its place in the menu. */
export type MenuSectionTable = OrderColumns &
  RecordColumns &
  Record<'sub' | 'doc' | 'search' | 'kont', Flag> & { value: string; link: string; orderIndex: number };

/** An item of the menu; `nav` is its section. `title_folded` is its words as `foldText` returns them. */
export type MenuItemTable = RecordColumns &
  Record<'value' | 'link', string> &
  Record<'nav' | 'orderIndex', number> & { title_folded: Generated<string> };
