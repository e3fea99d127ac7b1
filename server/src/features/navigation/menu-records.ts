import { foldText } from '@baklja/contract/alias';
import { MENU_ITEMS_LIMIT, MENU_SECTIONS_LIMIT } from '@baklja/contract/limits';
import { comesBackText } from '@baklja/contract/records/record-words';
import { lockForLimit } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, InvalidInputError, ParentGoneError } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { defineRecord } from '../../records/define-record.ts';
import { nextPlace } from '../../records/order.ts';
import type { RowOf } from '../../records/record-definition.ts';
import {
  countRows,
  hasSection,
  isPlaceTaken,
  isSectionPlaceFree,
  MENU_ORDER,
  placeBeforeFixed,
} from './menu-places.store.ts';

/** Serialises all writes of the menu, since its places and limits depend on each other. */
export function lockMenu(transaction: Db): Promise<void> {
  return lockForLimit(transaction, 'navigation');
}

/** Writes of menu items. The caller gives a new item its place: see `write-menu.ts`. */
export const menuItems = defineRecord('menuItem', {
  lockFirst: lockMenu,
  derive: (values, before) => ({ title_folded: foldText(values.value ?? before?.value ?? '') }),
  texts: ['link'],
  filePathsIn: ({ link }, fileHostUrl) => filePathsIn({ html: [], pictures: [], links: [link] }, fileHostUrl),
  check: async (transaction, { before, values: { nav } }) => {
    if (nav !== undefined) await requireSection(transaction, nav);
    if (!before) await requireRoom(transaction, 'menu_items', MENU_ITEMS_LIMIT);
  },
  beforeRestore: async (transaction, rows) => {
    await requireRoom(transaction, 'menu_items', MENU_ITEMS_LIMIT - rows.length + 1);
    for (const { value, nav } of rows) {
      if (await hasSection(transaction, nav)) continue;
      const message = `Sekcija stavke „${value}” više ne postoji. Najprije vratite sekciju.`;
      throw new ParentGoneError(message, 'section-gone', { kind: 'menuSection', id: nav });
    }
  },
  restoredValues: async (transaction, { nav, orderIndex }) =>
    (await isPlaceTaken(transaction, nav, orderIndex))
      ? { orderIndex: await nextPlace(transaction, MENU_ORDER, nav) }
      : {},
  restoredNotes: (before, { value, orderIndex }) =>
    before.orderIndex === orderIndex
      ? []
      : [`${comesBackText('menuItem', value)} na kraj sekcije: na njezinu je mjestu druga stavka.`],
});

/** Writes of sections. A section takes its items to the bin. Contacts, documents and search are part of the site. */
export const menuSections = defineRecord('menuSection', {
  lockFirst: lockMenu,
  defaults: () => ({ sub: 1, doc: 0, search: 0, kont: 0, link: '' }) as const,
  check: async (transaction, { before }) => {
    if (!before) await requireRoom(transaction, 'menu_sections', MENU_SECTIONS_LIMIT);
  },
  beforeDelete: async (_, rows) => {
    requireNotFixed(rows);
    return new Map();
  },
  beforeRestore: (transaction, rows) =>
    requireRoom(transaction, 'menu_sections', MENU_SECTIONS_LIMIT - rows.length + 1),
  restoredValues: async (transaction, { orderIndex }) =>
    (await isSectionPlaceFree(transaction, orderIndex)) ? {} : { orderIndex: await placeBeforeFixed(transaction) },
  restoredNotes: (before, { value, orderIndex }) =>
    before.orderIndex === orderIndex
      ? []
      : [`${comesBackText('menuSection', value)} na kraj: na njezinu je mjestu druga sekcija.`],
  contains: [{ table: 'menu_items', column: 'nav', writes: () => menuItems.within }],
});

async function requireSection(transaction: Db, id: number): Promise<void> {
  if (await hasSection(transaction, id)) return;
  const message = 'Ta sekcija ne postoji.';
  throw new InvalidInputError(message, [{ field: 'nav', message }]);
}

async function requireRoom(transaction: Db, table: 'menu_items' | 'menu_sections', limit: number): Promise<void> {
  if ((await countRows(transaction, table)) < limit) return;
  const message =
    table === 'menu_items'
      ? `Izbornik može imati najviše ${MENU_ITEMS_LIMIT} stavki.`
      : `Izbornik može imati najviše ${MENU_SECTIONS_LIMIT} sekcija.`;
  throw new ConflictError(message, 'menu-full');
}

function requireNotFixed(rows: readonly RowOf<'menuSection'>[]): void {
  const fixed = rows.find(({ doc, search, kont }) => doc + search + kont > 0);
  if (!fixed) return;
  throw new ConflictError(`Sekcija „${fixed.value}” dio je weba i ne može se izbrisati.`, 'fixed-section');
}
