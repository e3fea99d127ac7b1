import type { Database } from '../db/database.ts';
import { addPost, createPost, type PostDraft } from '../features/posts/write-post.ts';
import { TEST_NOW } from './build-test-app.ts';

/** A category of posts; answers its id. */
export function makeCategory(database: Database, title = 'Vijesti'): Promise<number> {
  return database.write(async (transaction) => {
    await transaction
      .insertInto('categories')
      .values({ title })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await transaction
      .selectFrom('categories')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A complete post, published and in Croatian unless told otherwise. */
export async function makePost(
  database: Database,
  draft: Partial<PostDraft> = {},
): Promise<{ id: number; alias: string }> {
  const catid = draft.catid ?? (await makeCategory(database));
  const complete = { title: 'Naslov', language: 'hr-HR' as const, state: 1 as const, ...draft, catid };
  return createPost(database, complete, { userId: null, at: TEST_NOW });
}

/** Many posts in one write, each with a title of its own; answers their ids in order. */
export async function makePosts(database: Database, count: number, draft: Partial<PostDraft> = {}): Promise<number[]> {
  const catid = draft.catid ?? (await makeCategory(database));
  return database.write(async (transaction) => {
    const ids: number[] = [];
    for (let place = 1; place <= count; place += 1) {
      const own = { title: `Skupa ${place}`, language: 'hr-HR' as const, state: 1 as const, ...draft, catid };
      ids.push((await addPost(transaction, own, { userId: null, at: TEST_NOW })).id);
    }
    return ids;
  });
}
