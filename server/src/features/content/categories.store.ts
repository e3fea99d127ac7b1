import type { Category, EditedCategory } from '@baklja/contract/features/content/categories';
import type { Language } from '@baklja/contract/fields';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Titles and ids only, by title in Croatian order. */
export async function listPublicCategories(db: Db): Promise<Category[]> {
  const rows = await db.selectFrom('categories').select(['id', 'title']).execute();
  return rows.sort((a, b) => compareCroatian(a.title, b.title));
}

/** All categories with how many posts each has, by title in Croatian order. */
export async function listCategories(db: Db): Promise<EditedCategory[]> {
  const rows = await selectCategories(db).execute();
  return rows.sort((a, b) => compareCroatian(a.title, b.title));
}

export function getCategory(db: Db, id: number): Promise<EditedCategory | undefined> {
  return selectCategories(db).where('categories.id', '=', id).executeTakeFirst();
}

function selectCategories(db: Db) {
  return db
    .selectFrom('categories')
    .leftJoin('users', 'users.id', 'categories.modified_by')
    .select(['categories.id', 'categories.title', 'categories.version', 'categories.created', 'categories.modified'])
    .select('users.name as modified_by_name')
    .select([
      sql<number>`(select count(*) from posts where catid = categories.id)`.as('posts'),
      countPosts('hr-HR').as('croatian_posts'),
      countPosts('en-GB').as('english_posts'),
    ]);
}

function countPosts(language: Language) {
  return sql<number>`(select count(*) from posts where catid = categories.id and language = ${language})`;
}
