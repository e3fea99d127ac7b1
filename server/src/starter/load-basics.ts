import type { Db } from '../db/schema.ts';
import { categories } from '../features/content/category-record.ts';
import { sports } from '../features/sport/sport-record.ts';
import { starterCategories } from './content/categories.ts';
import starterSports from './data/sports.json' with { type: 'json' };
import { insertMenuSections } from './load-menu.ts';

/**
 * Adds what every installation needs from the first day: the categories of posts, the sports and the
 * sections of the menu.
 */
export async function loadBasics(transaction: Db, now: Date): Promise<void> {
  const stamp = { userId: null, at: now };
  for (const { title } of starterCategories) await categories.within.insert(transaction, { values: { title }, stamp });
  for (const { naziv } of starterSports) await sports.within.insert(transaction, { values: { naziv }, stamp });
  await insertMenuSections(transaction, now);
}
