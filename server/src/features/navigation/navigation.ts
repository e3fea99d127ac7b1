import { foldText } from '@baklja/contract/alias';
import {
  type ManagedMenuItem,
  type ManagedSection,
  type NewMenuItem,
  navigationRoutes,
} from '@baklja/contract/features/navigation';
import { MENU_ITEMS_LIMIT, MENU_SECTIONS_LIMIT } from '@baklja/contract/limits';
import { comesBackText, countRecords, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import { addToAuditLog } from '../../db/audit-log.ts';
import { countRows } from '../../db/count-rows.ts';
import { type Database, lockForLimit } from '../../db/database.ts';
import { hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, type InvalidInputError, invalidField } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { isPlaceTaken, nextPlace, putInOrder, putRowsInOrder } from '../../records/order.ts';
import { present } from '../../records/present.ts';
import type { Creation, RecordStamp, RowOf } from '../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import type { Stamp } from '../../stamp.ts';
import {
  isSectionPlaceFree,
  itemsOf,
  listManagedMenu,
  listMenu,
  listSectionsOf,
  MENU_ORDER,
  placeBeforeFixed,
} from './navigation.store.ts';

export function serveNavigation(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const sections = recordHandlers(menuSections, dependencies);
  const items = recordHandlers(menuItems, dependencies);

  serveRoutes(app, dependencies, navigationRoutes, {
    listNavigation: ({ seesEverything }) =>
      seesEverything ? listManagedMenu(database.read, config) : listMenu(database.read),
    getMenuSection: ({ params: { id } }): Promise<ManagedSection> => {
      const sections = listManagedMenu(database.read, config);
      return requireFound(
        'menuSection',
        sections.then((menu) => menu.find((section) => section.id === id)),
      );
    },
    createMenuSection: async ({ body, ...call }) => {
      const { id } = await database.write(async (transaction) => {
        await lockMenu(transaction);
        const values = { value: body.value, orderIndex: await placeBeforeFixed(transaction) };
        return menuSections.within.insert(transaction, { ...creationOf(call, dependencies), values });
      });
      return { message: savedText('menuSection'), id };
    },
    updateMenuSection: sections.update,
    deleteMenuSection: sections.remove,
    restoreMenuSections: sections.restore,
    getMenuItem: ({ params: { id } }): Promise<ManagedMenuItem> => {
      const sections = listManagedMenu(database.read, config);
      const items = sections.then((menu) => menu.flatMap(({ managed_items }) => managed_items));
      return requireFound(
        'menuItem',
        items.then((all) => all.find((item) => item.id === id)),
      );
    },
    createMenuItems: async ({ body, ...call }) => {
      const ids = await createMenuItems(database, body, creationOf(call, dependencies));
      const message = ids.length === 1 ? savedText('menuItem') : `Spremljeno: ${countRecords('menuItem', ids.length)}.`;
      return { message, ids };
    },
    updateMenuItem: async ({ body, ...call }) => {
      const version = await updateMenuItem(database, body, stampOf(call, dependencies));
      return { message: savedText('menuItem'), version, modified: toStoredTime(call.now) };
    },
    deleteMenuItem: items.remove,
    restoreMenuItems: items.restore,
    orderMenuItems: async ({ body, ...call }) => {
      await orderMenuItems(database, body.sections, stampOf(call, dependencies));
      return { message: 'Redoslijed je spremljen.' };
    },
    orderMenuSections: async ({ body, ...call }) => {
      await orderMenuSections(database, body.ids, stampOf(call, dependencies));
      return { message: 'Redoslijed je spremljen.' };
    },
  });
}

/** Serialises all writes of the menu, since its places and limits depend on each other. */
function lockMenu(transaction: Db): Promise<void> {
  return lockForLimit(transaction, 'navigation');
}

/** Writes of menu items. The caller gives a new item its place. */
export const menuItems = defineRecord('menuItem', {
  lockFirst: lockMenu,
  derive: (values, before) => ({ title_folded: foldText(values.value ?? before?.value ?? '') }),
  texts: {
    columns: ['link'],
    filePathsIn: ({ link }, fileHostUrl) => filePathsIn({ html: [], pictures: [], links: [link] }, fileHostUrl),
  },
  check: async (transaction, { before, values: { nav } }) => {
    if (nav !== undefined && !(await hasRow(transaction, 'menu_sections', nav)))
      throw invalidField('nav', 'Ta sekcija ne postoji.');
    if (!before) await requireRoom(transaction, 'menu_items', MENU_ITEMS_LIMIT);
  },
  beforeRestore: async (transaction, rows) => {
    await requireRoom(transaction, 'menu_items', MENU_ITEMS_LIMIT - rows.length + 1);
    for (const { value, nav } of rows) {
      if (await hasRow(transaction, 'menu_sections', nav)) continue;
      const message = `Sekcija stavke „${value}” više ne postoji. Najprije vratite sekciju.`;
      throw new ConflictError(message, 'section-gone');
    }
  },
  restoredValues: async (transaction, { value, nav, orderIndex }) => {
    if (!(await isPlaceTaken(transaction, itemsOf(nav), orderIndex))) return { values: {} };
    const note = `${comesBackText('menuItem', value)} na kraj sekcije: na njezinu je mjestu druga stavka.`;
    return { values: { orderIndex: await nextPlace(transaction, itemsOf(nav)) }, notes: [note] };
  },
});

/** Writes of sections. A section takes its items to the bin. Contacts, documents and search are part of the site. */
export const menuSections = defineRecord('menuSection', {
  lockFirst: lockMenu,
  defaults: () => ({ sub: 1, doc: 0, search: 0, kont: 0, link: '' }) as const,
  check: async (transaction, { before }) => {
    if (!before) await requireRoom(transaction, 'menu_sections', MENU_SECTIONS_LIMIT);
  },
  beforeDelete: async (_, rows) => {
    const fixed = rows.find(({ doc, search, kont }) => doc + search + kont > 0);
    if (!fixed) return;
    throw new ConflictError(`Sekcija „${fixed.value}” dio je javnog weba i ne može se izbrisati.`, 'fixed-section');
  },
  beforeRestore: (transaction, rows) =>
    requireRoom(transaction, 'menu_sections', MENU_SECTIONS_LIMIT - rows.length + 1),
  restoredValues: async (transaction, { value, orderIndex }) => {
    if (await isSectionPlaceFree(transaction, orderIndex)) return { values: {} };
    const note = `${comesBackText('menuSection', value)} na kraj: na njezinu je mjestu druga sekcija.`;
    return { values: { orderIndex: await placeBeforeFixed(transaction) }, notes: [note] };
  },
  contains: [{ table: 'menu_items', column: 'nav', writes: () => menuItems.within }],
});

async function requireRoom(transaction: Db, table: 'menu_items' | 'menu_sections', limit: number): Promise<void> {
  if ((await countRows(transaction.selectFrom(table))) < limit) return;
  const message =
    table === 'menu_items'
      ? `Izbornik može imati najviše ${MENU_ITEMS_LIMIT} stavki.`
      : `Izbornik može imati najviše ${MENU_SECTIONS_LIMIT} sekcija.`;
  throw new ConflictError(message, 'menu-full');
}

type ItemUpdate = RouteInput<typeof navigationRoutes.updateMenuItem>['body'];
type ItemOrder = RouteInput<typeof navigationRoutes.orderMenuItems>['body']['sections'];

/** Adds items at the end of their sections, all or none. Returns their ids in the given order. */
function createMenuItems(
  database: Database,
  rows: readonly NewMenuItem[],
  { stamp, idempotencyKey }: Omit<Creation<'menuItem'>, 'values'>,
): Promise<number[]> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      const values = { ...row, orderIndex: await nextPlace(transaction, itemsOf(row.nav)) };
      const key = idempotencyKey === undefined ? undefined : `${idempotencyKey}-${index}`;
      const creation = { values, stamp, idempotencyKey: key, also: requireNoSameItem };
      ids.push((await menuItems.within.insert(transaction, creation)).id);
    }
    return ids;
  });
}

/** Changes an item; in another section it comes last. Returns its new version. */
function updateMenuItem(database: Database, { id, version, ...body }: ItemUpdate, stamp: RecordStamp): Promise<number> {
  const values = async (before: RowOf<'menuItem'>, transaction: Db) => {
    const given = present(body);
    const after = { ...before, ...given };
    const isSame = after.value === before.value && after.link === before.link && after.nav === before.nav;
    if (!isSame) await requireNoSameItem(transaction, after);
    if (after.nav === before.nav) return given;
    return { ...given, orderIndex: await nextPlace(transaction, itemsOf(after.nav)) };
  };
  return menuItems.update(database, { id, version, values, stamp });
}

/** @throws ConflictError `same-item` when another item of the section has the name and the address. */
async function requireNoSameItem(db: Db, { id, value, link, nav }: RowOf<'menuItem'>): Promise<void> {
  const same = await db
    .selectFrom('menu_items')
    .select('id')
    .where('nav', '=', nav)
    .where('link', '=', link)
    .where('title_folded', '=', foldText(value))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!same) return;
  const message = 'Sekcija već ima stavku s tim nazivom i tom adresom.';
  throw new ConflictError(message, 'same-item', [{ field: 'value', message, id: same.id }]);
}

/**
 * Orders the items of sections and moves items between them.
 * @throws InvalidInputError `not-in-container` for an item of a section that is not among them, ConflictError
 * `stale-order`.
 */
function orderMenuItems(database: Database, sections: ItemOrder, stamp: RecordStamp): Promise<void> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const all = sections.flatMap(({ items }) => items);
    const sectionOf = await listSectionsOf(transaction, all);
    const taking = new Set(sections.map(({ id }) => id));
    for (const { id: nav, items } of sections) {
      const arriving = items.filter((item) => sectionOf.get(item) !== nav);
      if (arriving.some((item) => !taking.has(sectionOf.get(item) ?? 0))) throw elsewhere();
      if (arriving.length === 0) continue;
      await menuItems.within.updateMany(transaction, { ids: arriving, values: { nav }, stamp });
    }
    for (const { id, items, order_version: orderVersion } of sections) {
      await putInOrder(transaction, MENU_ORDER, { containerId: id, ids: items, orderVersion, stamp });
    }
  });
}

/** Orders the sections; those that are not named follow. @throws InvalidInputError for an unknown or repeated id. */
function orderMenuSections(database: Database, ids: readonly number[], stamp: Stamp): Promise<void> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    await putRowsInOrder(transaction, { table: 'menu_sections' }, { ids, at: stamp.at });
    await addToAuditLog(transaction, stamp, [{ action: 'order', kind: 'menuSection' }]);
  });
}

function elsewhere(): InvalidInputError {
  const message = 'Izbornik se u međuvremenu promijenio. Osvježite ga. Redoslijed nije promijenjen.';
  return invalidField('sections', message, 'not-in-container');
}
