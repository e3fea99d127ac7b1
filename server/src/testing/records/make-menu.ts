import type { Database } from '../../db/database.ts';
import { menuItems, menuSections } from '../../features/navigation/navigation.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';

const stamp = { userId: null, at: TEST_NOW };

/** Creates a section of the menu and returns its id. */
export async function makeSection(database: Database, settings: ValuesOf<'menuSection'> = {}): Promise<number> {
  const values = { value: 'Programi', orderIndex: 1, ...settings };
  return (await menuSections.create(database, { values, stamp })).id;
}

/** Creates an item of the section, in the first place unless another is given, and returns its id. */
export async function makeMenuItem(
  database: Database,
  settings: ValuesOf<'menuItem'> & { nav: number },
): Promise<number> {
  const values = { value: 'Olimpijska solidarnost', link: '/page/101/1', orderIndex: 1, ...settings };
  return (await menuItems.create(database, { values, stamp })).id;
}
