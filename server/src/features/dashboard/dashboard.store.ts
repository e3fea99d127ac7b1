import { type Flag, LANGUAGES, type Language } from '@baklja/contract/fields';
import { LATEST_POSTS_LIMIT } from '@baklja/contract/limits';
import type { Db } from '../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../db/tables/post.ts';

/** How many posts of both languages have the state. */
export async function countPosts(db: Db, state: Flag): Promise<number> {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return total;
}

/** Creation times of the published posts since the moment, of both languages, in no order. */
export async function listCreatedSince(db: Db, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('created')
    .where('language', 'in', LANGUAGES)
    .where('state', '=', 1)
    .where('created', '>=', since)
    .execute();
  return rows.map(({ created }) => created);
}

/** The latest posts of a language that the caller may see, newest first. */
export function listLatestPosts(
  db: Db,
  { language, seesEverything, now }: { language: Language; seesEverything: boolean; now: string },
) {
  return db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select([...POST_ROW_COLUMNS, 'categories.title as catName'])
    .where('posts.language', '=', language)
    .$if(!seesEverything, (query) => query.where('posts.state', '=', 1).where('posts.publish_up', '<=', now))
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(LATEST_POSTS_LIMIT)
    .execute();
}
