import type { ListedSection, ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import type { Db } from '../../db/schema.ts';
import type { Sites } from '../../records/links/internal-address.ts';
import { readTargets } from '../../records/links/link-targets.store.ts';

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
