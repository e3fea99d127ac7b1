import type { Db } from '../db/schema.ts';
import { menuItems, menuSections } from '../features/navigation/menu-records.ts';
import { type StarterTarget, starterItems, starterSections } from './content/menu.ts';

/** Adds the sections of the menu. */
export async function insertMenuSections(transaction: Db, now: Date): Promise<void> {
  for (const [place, section] of starterSections.entries()) {
    const values = { sub: 0 as const, ...section, orderIndex: place + 1 };
    await menuSections.within.insert(transaction, { values, stamp: { userId: null, at: now } });
  }
}

/** Fills the sections with the items of the demo; `pages` holds the ids of pages by their keys. */
export async function insertDemoMenu(
  transaction: Db,
  { pages, now }: { pages: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const sections = await transaction.selectFrom('menu_sections').select(['id', 'value']).execute();
  const folders = await transaction.selectFrom('document_folders').select(['id', 'title']).execute();
  const idOf = (target: StarterTarget) =>
    'folder' in target ? folders.find(({ title }) => title === target.folder)?.id : undefined;
  for (const [place, { section, value, to }] of starterItems.entries()) {
    const link = addressOf(to, pages, idOf(to));
    const nav = sections.find((one) => one.value === section)?.id;
    if (link === undefined || nav === undefined) continue;
    const values = { value, link, nav, orderIndex: place + 1 };
    await menuItems.within.insert(transaction, { values, stamp: { userId: null, at: now } });
  }
}

/** Undefined when the page or folder is not part of the demo. */
function addressOf(to: StarterTarget, pages: ReadonlyMap<string, number>, folderId?: number): string | undefined {
  if ('address' in to) return to.address;
  if ('folder' in to) return folderId === undefined ? undefined : `/dokumenti/folder/${folderId}`;
  const id = pages.get(to.page);
  return id === undefined ? undefined : `/page/${id}/1`;
}
