import type { Db } from '../db/schema.ts';
import { starterCategories } from './content/categories.ts';
import sports from './data/sports.json' with { type: 'json' };

/** What every installation needs from the first day: the categories of posts and the sports. */
export async function loadBasics(transaction: Db): Promise<void> {
  await transaction
    .insertInto('categories')
    .values(starterCategories.map(({ title }) => ({ title })))
    .execute();
  await transaction
    .insertInto('sports')
    .values(sports.map(({ naziv }) => ({ naziv })))
    .execute();
}
