import type { Language } from '@baklja/contract/fields';
import { countRows } from '../../../db/count-rows.ts';
import { isPublic } from '../../../db/public-posts.ts';
import type { Db } from '../../../db/schema.ts';

/** What one address of the site shows, and its translation if the public sees that too. */
export type Entry = {
  kind: 'post' | 'page';
  /** Alias of a post, id of a page. */
  key: string | number;
  language: Language;
  modified: string;
  translation: string | number | null;
};

/** Rows of one statement: on SQLite, other requests wait for so many. */
const ROWS_AT_ONCE = 500;

export async function countEntries(db: Db, now: string): Promise<{ posts: number; pages: number }> {
  const posts = await countRows(db.selectFrom('posts').where(isPublic('posts', now)));
  return { posts, pages: await countRows(db.selectFrom('pages')) };
}

/** Public posts by id, from the given place on, so many at most. */
export async function* readPosts(db: Db, { now, from, count }: { now: string; from: number; count: number }) {
  for (let offset = from; offset < from + count; offset += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('posts')
      .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
      .leftJoin('posts as translated', (join) =>
        join.onRef('translated.id', '=', 'own.translation_id').on(isPublic('translated', now)),
      )
      .select(['posts.alias', 'posts.language', 'posts.modified', 'translated.alias as translation'])
      .where(isPublic('posts', now))
      .orderBy('posts.id')
      .limit(Math.min(ROWS_AT_ONCE, from + count - offset))
      .offset(offset)
      .execute();
    for (const { alias: key, ...row } of rows) yield { kind: 'post', key, ...row } satisfies Entry;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export async function readPages(db: Db): Promise<Entry[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_translations as own', 'own.page_id', 'pages.id')
    .select(['pages.id as key', 'language', 'modified_time as modified', 'own.translation_id as translation'])
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => ({ kind: 'page', ...row }));
}

const FEED_SIZE = 30;

/** The latest public posts of a language, of one category or of all. */
export function listFeedPosts(db: Db, { language, category, now }: FeedRequest) {
  return db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select(['posts.id', 'posts.title', 'alias', 'introtext', 'posts.created', 'categories.title as category'])
    .where('language', '=', language)
    .where(isPublic('posts', now))
    .$if(category !== undefined, (query) => query.where('catid', '=', category ?? 0))
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(FEED_SIZE)
    .execute();
}

export type FeedRequest = { language: Language; category: number | undefined; now: string };
