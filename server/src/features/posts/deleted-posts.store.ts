import type { Flag, Language } from '@baklja/contract/fields';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { Translation } from '../../db/translations.ts';
import type { PostTexts } from './posts.store.ts';

/** What is kept beside a deleted post, so that it can come back with it. */
export type BesidePost = { translation?: Translation };

/** What bringing a deleted post back must know of it. */
export type DeletedPost = PostTexts & {
  id: number;
  alias: string;
  catid: number;
  language: Language;
  state: Flag;
  created: string;
  beside: BesidePost;
};

/** The deleted posts of the ids, in the order of the ids. On PostgreSQL nobody else can bring them back meanwhile. */
export async function listDeletedPosts(transaction: Db, ids: readonly number[]): Promise<DeletedPost[]> {
  const kept = await transaction
    .selectFrom('deleted_records')
    .select(['data', 'beside'])
    .where('table_name', '=', 'posts')
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return kept.map(({ data, beside }) => ({
    ...(JSON.parse(data) as Omit<DeletedPost, 'beside'>),
    beside: beside === null ? {} : (JSON.parse(beside) as BesidePost),
  }));
}

/** Categories of the posts that are no longer there. */
export async function listMissingCategories(db: Db, posts: readonly { catid: number }[]): Promise<number[]> {
  const named = [...new Set(posts.map(({ catid }) => catid))];
  const found = await db.selectFrom('categories').select('id').where('id', 'in', named).execute();
  const there = new Set(found.map(({ id }) => id));
  return named.filter((id) => !there.has(id));
}
