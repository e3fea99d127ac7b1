import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress, type Sites } from './internal-address.ts';

/** The items of the menu that lead to a page, folder or file, in the order of the menu, with their sections. */
export async function listMenuItemsTo(db: Db, target: InternalAddress, sites: Sites) {
  const items = await db
    .selectFrom('menu_items')
    .innerJoin('menu_sections', 'menu_sections.id', 'menu_items.nav')
    .select(['menu_items.id', 'menu_items.value', 'menu_items.link', 'menu_sections.value as section'])
    .orderBy('menu_sections.orderIndex')
    .orderBy('menu_items.orderIndex')
    .orderBy('menu_items.id')
    .execute();
  const leading = items.filter(({ link }) => {
    const address = readInternalAddress(link, sites);
    return address !== undefined && JSON.stringify(address) === JSON.stringify(target);
  });
  return leading.map(({ id, value, section }) => ({ kind: 'menuItem' as const, id, title: `${section}: ${value}` }));
}
