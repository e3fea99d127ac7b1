import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress } from './internal-address.ts';

export type Sites = Pick<Config, 'publicSiteUrl' | 'fileHostUrl'>;

/** A menu item that leads to a record, with its section and name as the title. */
export type MenuReference = { kind: 'menuItem'; id: number; title: string };

export type MenuLink = MenuReference & { link: string };

/** The menu items that lead to a page, folder or file, in the order of the menu. */
export async function listMenuItemsTo(db: Db, target: InternalAddress, sites: Sites): Promise<MenuReference[]> {
  return leadingTo(await listMenuLinks(db), target, sites).map(({ kind, id, title }) => ({ kind, id, title }));
}

/** All items of the menu with their addresses, in its order. The menu is small. */
async function listMenuLinks(db: Db): Promise<MenuLink[]> {
  const items = await db
    .selectFrom('menu_items')
    .innerJoin('menu_sections', 'menu_sections.id', 'menu_items.nav')
    .select(['menu_items.id', 'menu_items.value', 'menu_items.link', 'menu_sections.value as section'])
    .orderBy('menu_sections.orderIndex')
    .orderBy('menu_items.orderIndex')
    .orderBy('menu_items.id')
    .execute();
  return items.map(({ id, value, section, link }) => ({ kind: 'menuItem', id, title: `${section}: ${value}`, link }));
}

/** Those of the items that lead to a page, folder or file. */
function leadingTo(items: readonly MenuLink[], target: InternalAddress, sites: Sites): MenuLink[] {
  return items.filter(({ link }) => isSame(readInternalAddress(link, sites), target));
}

function isSame(address: InternalAddress | undefined, target: InternalAddress): boolean {
  return address !== undefined && JSON.stringify(address) === JSON.stringify(target);
}
