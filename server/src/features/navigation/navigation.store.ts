import type { ListedSection, ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Sites } from '../../records/links/internal-address.ts';
import { readTargets } from '../../records/links/link-targets.store.ts';
import type { Ordered, OrderedRows } from '../../records/order.ts';

const SECTION_COLUMNS = ['id', 'value', 'sub', 'doc', 'link', 'search', 'kont'] as const;

/** The menu as the public site reads it. */
export async function listMenu(db: Db): Promise<ListedSection[]> {
  const [sections, items] = await Promise.all([
    db.selectFrom('menu_sections').select(SECTION_COLUMNS).orderBy('orderIndex').orderBy('id').execute(),
    db.selectFrom('menu_items').select(['id', 'value', 'link', 'nav']).orderBy('orderIndex').orderBy('id').execute(),
  ]);
  const bySection = Map.groupBy(items, ({ nav }) => nav);
  return sections.map((section) => ({ ...section, items: JSON.stringify(bySection.get(section.id) ?? []) }));
}

/** The menu as the superadmin manages it: with versions, and what each item leads to. */
export async function listManagedMenu(db: Db, sites: Sites): Promise<ManagedSection[]> {
  const [sections, rows] = await Promise.all([selectSections(db), selectItems(db)]);
  const targetOf = await readTargets(
    db,
    rows.map(({ link }) => link),
    sites,
  );
  const items = rows.map((row): ManagedMenuItem => ({ ...row, ...targetOf(row.link) }));
  const bySection = Map.groupBy(items, ({ nav }) => nav);
  return sections.map((section) => {
    const managed_items = bySection.get(section.id) ?? [];
    const wire = managed_items.map(({ id, value, link, nav }) => ({ id, value, link, nav }));
    return { ...section, managed_items, items: JSON.stringify(wire) };
  });
}

function selectSections(db: Db) {
  return db
    .selectFrom('menu_sections')
    .leftJoin('users', 'users.id', 'menu_sections.modified_by')
    .select(['menu_sections.id', 'value', 'sub', 'doc', 'link', 'search', 'kont', 'order_version'])
    .select(['menu_sections.version', 'menu_sections.modified', 'users.name as modified_by_name'])
    .orderBy('orderIndex')
    .orderBy('menu_sections.id')
    .execute();
}

function selectItems(db: Db) {
  return db
    .selectFrom('menu_items')
    .leftJoin('users', 'users.id', 'menu_items.modified_by')
    .select(['menu_items.id', 'value', 'link', 'nav', 'menu_items.version', 'menu_items.modified'])
    .select('users.name as modified_by_name')
    .orderBy('orderIndex')
    .orderBy('menu_items.id')
    .execute();
}

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
