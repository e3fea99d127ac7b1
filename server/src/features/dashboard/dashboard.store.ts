import { DRAFT, PUBLISHED } from '@baklja/contract/features/posts';
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

type PostsOfLanguage = { language: Language; published: number; scheduled: number; draft: number };

/** How many posts each language has with each status, and the earliest time of a scheduled one. */
export async function countPostsByStatus(
  db: Db,
  now: string,
): Promise<{ languages: PostsOfLanguage[]; next_publish_up: string | null }> {
  const rows = await db
    .selectFrom('posts')
    .select(({ fn, eb }) => [
      'language',
      'state',
      eb('publish_up', '>', now).as('is_ahead'),
      fn.countAll<number>().as('total'),
      fn.min('publish_up').as('first'),
    ])
    .groupBy(['language', 'state', 'is_ahead'])
    .execute();
  const scheduled = rows.filter(({ state, is_ahead }) => state === PUBLISHED && is_ahead);
  return {
    languages: LANGUAGES.map((language) => {
      const sum = (found: typeof rows) =>
        found.filter((row) => row.language === language).reduce((total, row) => total + row.total, 0);
      return {
        language,
        published: sum(rows.filter(({ state, is_ahead }) => state === PUBLISHED && !is_ahead)),
        scheduled: sum(scheduled),
        draft: sum(rows.filter(({ state }) => state === DRAFT)),
      };
    }),
    next_publish_up: scheduled.map(({ first }) => first).toSorted()[0] ?? null,
  };
}

/** When the posts that are public by now became so, since the moment; of both languages, in no order. */
export async function listPublishedSince(db: Db, { since, now }: { since: string; now: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('publish_up')
    .where('state', '=', PUBLISHED)
    .where('publish_up', '>=', since)
    .where('publish_up', '<=', now)
    .execute();
  return rows.map(({ publish_up }) => publish_up);
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
