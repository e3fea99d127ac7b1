import { noteChange } from '../../db/changes.ts';
import { type Database, lockForLimit } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { categories } from '../../features/content/categories.ts';
import { type PostValues, posts } from '../../features/content/posts/posts.ts';
import { TEST_NOW } from '../build-test-app.ts';

/** A category of posts, created unless the title exists already; returns its id. */
export function makeCategory(database: Database, title = 'Vijesti'): Promise<number> {
  return database.write((transaction) => ensureCategory(transaction, title));
}

async function ensureCategory(transaction: Db, title: string): Promise<number> {
  // Posts of a test may be made at the same moment.
  await lockForLimit(transaction, 'categories of tests');
  const known = await transaction.selectFrom('categories').select('id').where('title', '=', title).executeTakeFirst();
  if (known) return known.id;
  const creation = { values: { title }, stamp: { userId: null, at: TEST_NOW } };
  return (await categories.within.insert(transaction, creation)).id;
}

/** A complete post, published and in Croatian by default. */
export function makePost(database: Database, draft: PostValues = {}): Promise<{ id: number; alias: string }> {
  return database.write((transaction) => insertPost(transaction, draft));
}

/** {@link makePost} inside a transaction. */
export async function insertPost(transaction: Db, draft: PostValues): Promise<{ id: number; alias: string }> {
  const catid = draft.catid ?? (await ensureCategory(transaction, 'Vijesti'));
  const values = { title: 'Naslov', language: 'hr-HR' as const, state: 1 as const, ...draft, catid };
  return posts.within.insert(transaction, { values, stamp: { userId: null, at: TEST_NOW } });
}

/** Posts of different drafts in one transaction; returns their ids in order. */
export function makeEachPost(database: Database, drafts: readonly PostValues[]): Promise<number[]> {
  return database.write(async (transaction) => {
    const ids: number[] = [];
    for (const draft of drafts) ids.push((await insertPost(transaction, draft)).id);
    return ids;
  });
}

/** Many equal posts with different aliases, inserted by a few statements; returns their ids in order. */
export async function makePosts(database: Database, count: number, draft: PostValues = {}): Promise<number[]> {
  const { id } = await makePost(database, draft);
  if (count === 1) return [id];
  return database.write(async (transaction) => {
    const { id: _, ...post } = await transaction
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: count - 1 }, (_copy, place) => ({ ...post, alias: `${post.alias}-p${place}` }));
    const made = await transaction.insertInto('posts').values(copies).returning('id').execute();
    const ids = made.map((copy) => copy.id).toSorted((a, b) => a - b);
    noteChange(transaction, { kinds: ['post'], at: new Date() });
    return [id, ...ids];
  });
}
