import type { Category, EditedCategory } from '@baklja/contract/features/content/categories';
import type { Language } from '@baklja/contract/fields';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** By title in Croatian order; with the number of posts of each for staff. */
export async function listCategories(db: Db, { seesEverything }: { seesEverything: boolean }): Promise<Category[]> {
  const query = seesEverything ? selectCategories(db) : db.selectFrom('categories').select(['id', 'title']);
  const rows: Category[] = await query.execute();
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
