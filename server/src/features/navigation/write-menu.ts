import type { NewMenuItem, navigationRoutes } from '@baklja/contract/features/navigation';
import type { RouteInput } from '@baklja/contract/route';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import { nextPlace, putInOrder } from '../../records/order.ts';
import { present } from '../../records/present.ts';
import type { Creation, RecordStamp, RowOf } from '../../records/record-definition.ts';
import type { Stamp } from '../../stamp.ts';
import { listSectionsOf, MENU_ORDER, placeBeforeFixed } from './menu-places.store.ts';
import { lockMenu, menuItems, menuSections } from './menu-records.ts';

type ItemUpdate = RouteInput<typeof navigationRoutes.updateMenuItem>['body'];
type ItemOrder = RouteInput<typeof navigationRoutes.orderMenuItems>['body']['sections'];

/** Adds items at the end of their sections, all or none. Returns their ids in the given order. */
export function createMenuItems(
  database: Database,
  rows: readonly NewMenuItem[],
  { stamp, idempotencyKey }: Omit<Creation<'menuItem'>, 'values'>,
): Promise<number[]> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      const values = { ...row, orderIndex: await nextPlace(transaction, MENU_ORDER, row.nav) };
      const key = idempotencyKey === undefined ? undefined : `${idempotencyKey}-${index}`;
      ids.push((await menuItems.within.insert(transaction, { values, stamp, idempotencyKey: key })).id);
    }
    return ids;
  });
}

/** Changes an item; in another section it comes last. Returns its new version. */
export function updateMenuItem(
  database: Database,
  { id, version, ...body }: ItemUpdate,
  stamp: RecordStamp,
): Promise<number> {
  const values = async ({ nav }: RowOf<'menuItem'>, transaction: Db) => {
    const given = present(body);
    if (given.nav === undefined || given.nav === nav) return given;
    return { ...given, orderIndex: await nextPlace(transaction, MENU_ORDER, given.nav) };
  };
  return menuItems.update(database, { id, version, values, stamp });
}

/** Adds a section after the last one that is not part of the site. Returns its id. */
export function createMenuSection(
  database: Database,
  value: string,
  creation: Omit<Creation<'menuSection'>, 'values'>,
): Promise<number> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const values = { value, orderIndex: await placeBeforeFixed(transaction) };
    return (await menuSections.within.insert(transaction, { ...creation, values })).id;
  });
}

/**
 * Orders the items of sections and moves items between them.
 * @throws InvalidInputError `not-in-container` for an item of a section that is not among them, ConflictError
 * `stale-order`.
 */
export function orderMenuItems(database: Database, sections: ItemOrder, stamp: RecordStamp): Promise<void> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const sectionOf = await listSectionsOf(
      transaction,
      sections.flatMap(({ items }) => items),
    );
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
export function orderMenuSections(database: Database, ids: readonly number[], stamp: Stamp): Promise<void> {
  return database.write(async (transaction) => {
    await lockMenu(transaction);
    const rows = await transaction
      .selectFrom('menu_sections')
      .select('id')
      .orderBy('orderIndex')
      .orderBy('id')
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw elsewhere();
    const all = [...ids, ...[...known].filter((id) => !ids.includes(id))];
    for (const [index, id] of all.entries()) {
      await transaction
        .updateTable('menu_sections')
        .set({ orderIndex: index + 1 })
        .where('id', '=', id)
        .execute();
    }
    await addToAuditLog(transaction, stamp, [{ action: 'order', kind: 'menuSection' }]);
  });
}

function elsewhere(): InvalidInputError {
  const message = 'Izbornik se u međuvremenu promijenio. Osvježite ga. Redoslijed nije promijenjen.';
  return new InvalidInputError(message, [{ field: 'sections', message }], 'not-in-container');
}
