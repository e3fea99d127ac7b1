import type { PostRow, PostSort } from '@baklja/contract/features/content/posts';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { readBy } from '../../../../db/dialect-sql.ts';
import type { Db } from '../../../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../../../db/tables/content.ts';
import { TRANSLATION_COLUMNS } from '../posts.store.ts';
import { conditionsOf, type PostSelection } from './post-conditions.ts';

/** A row of a list without the total, which repeats on every row of the answer. */
export type ListedPost = Omit<PostRow, 'total_records'>;

type Page = { sort: PostSort; order: 'asc' | 'desc'; offset: number };

/** Each order has its own covering index, with every filtered column after the sorted one. */
const ORDERS = {
  created: { column: 'created', index: 'posts_by_created' },
  modified: { column: 'modified', index: 'posts_by_modified' },
  title: { column: 'title_key', index: 'posts_by_title_key' },
} as const;

/** The rows of a page. The covering index picks their ids, so that skipped rows are never read. */
export function readPage(db: Db, selection: PostSelection, { sort, order, offset }: Page): Promise<ListedPost[]> {
  const { column, index } = ORDERS[sort];
  const direction = sql.raw(order);
  const place = sql.ref(`posts.${column}`);
  // The limit is part of the text: SQLite prepares a statement again whenever a parameter is its limit.
  const chosen = sql<{ id: number; place: string }>`(
    select posts.id, ${place} as place from ${readBy(db, 'posts', index)} where ${conditionsOf(db, selection)}
    order by ${place} ${direction}, posts.id ${direction} limit ${sql.lit(POSTS_PAGE_SIZE)} offset ${offset}
  )`;
  return db
    .selectFrom('posts')
    .innerJoin(chosen.as<'chosen'>('chosen'), 'chosen.id', 'posts.id')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select([...POST_ROW_COLUMNS, 'categories.title as catName'])
    .$if(selection.seesEverything, (rows) =>
      rows
        .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
        .leftJoin('posts as translated', 'translated.id', 'own.translation_id')
        .leftJoin('post_translations as other', 'other.post_id', 'own.translation_id')
        .select(TRANSLATION_COLUMNS),
    )
    .orderBy('chosen.place', order)
    .orderBy('chosen.id', order)
    .execute();
}

/** The number of posts in the list. */
export async function countPosts(db: Db, selection: PostSelection): Promise<number> {
  const posts = readBy(db, 'posts', ORDERS.created.index);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${posts} where ${conditionsOf(db, selection)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** When the next publication begins or ends; undefined when neither is ahead. */
export async function getNextChange(db: Db, now: string): Promise<string | undefined> {
  const next = (column: 'publish_up' | 'publish_down') =>
    db
      .selectFrom('posts')
      .select((eb) => eb.fn.min(column).as('moment'))
      .where('state', '=', 1)
      .where(column, '>', now);
  const found = await next('publish_up').unionAll(next('publish_down')).execute();
  return found.flatMap(({ moment }) => moment ?? []).toSorted()[0];
}
