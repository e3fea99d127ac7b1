import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Ordered, OrderedRows } from '../../records/order.ts';

export const MENU_ORDER: Ordered = {
  table: 'menu_items',
  container: 'menu_sections',
  kind: 'menuSection',
  column: 'nav',
};

export function itemsOf(section: number): OrderedRows {
  return { table: 'menu_items', column: 'nav', value: section };
}

/** Whether a section can have the place: no other one has it, and none that is part of the site comes before it. */
export async function isSectionPlaceFree(db: Db, place: number): Promise<boolean> {
  const before = await db
    .selectFrom('menu_sections')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('orderIndex', '=', place),
        eb.and([eb('orderIndex', '<', place), eb(sql<number>`doc + search + kont`, '>', 0)]),
      ]),
    )
    .executeTakeFirst();
  return before === undefined;
}

/** Makes room for a section after the last one that is not part of the site, and returns its place. */
export async function placeBeforeFixed(transaction: Db): Promise<number> {
  const { last } = await transaction
    .selectFrom('menu_sections')
    .select((eb) => eb.fn.coalesce(eb.fn.max('orderIndex'), eb.lit(0)).as('last'))
    .where(sql<number>`doc + search + kont`, '=', 0)
    .executeTakeFirstOrThrow();
  const place = Number(last) + 1;
  await transaction
    .updateTable('menu_sections')
    .set({ orderIndex: sql<number>`"orderIndex" + 1` })
    .where('orderIndex', '>=', place)
    .execute();
  return place;
}

/** The sections of items, by the id of the item; ids without an item are absent. */
export async function listSectionsOf(db: Db, itemIds: readonly number[]): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const items = await db.selectFrom('menu_items').select(['id', 'nav']).where('id', 'in', itemIds).execute();
  return new Map(items.map(({ id, nav }) => [id, nav]));
}
