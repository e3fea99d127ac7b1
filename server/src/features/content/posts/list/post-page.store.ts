import { foldText } from '@baklja/contract/alias';
import type { PostRow, PostSort, PostStatus, TranslationFault } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText, readBy } from '../../../../db/dialect-sql.ts';
import { getListVersion, memoizeByVersion } from '../../../../db/list-version.ts';
import { getNextChange, isPublic } from '../../../../db/public-posts.ts';
import type { Db } from '../../../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../../../db/tables/content.ts';
import { TRANSLATION_COLUMNS } from '../posts.store.ts';

/** Filters of a list of posts; an absent one does not narrow it. */
export type PostFilters = {
  status?: PostStatus | undefined;
  catid?: number | undefined;
  created_by?: number | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
  translation?: TranslationFault | undefined;
};

export type PostOrder = { sort?: PostSort | undefined; order?: 'asc' | 'desc' | undefined };

/** Scope of a list of posts. `folded` is the searched text as {@link foldText} makes it, empty without a search. */
type PostSelection = PostFilters & {
  language: Language;
  folded: string;
  /** False shows only what is public at the moment `now`. */
  seesEverything: boolean;
  now: string;
};

/** Totals that a process keeps. */
const TOTALS_LIMIT = 500;

type Request = Omit<PostSelection, 'folded'> & PostOrder & { page: number; search: string };

type PostPage = { posts: PostRow[]; numPages: number };

/**
 * Makes the function that finds a page of posts: newest first by default, empty past the last page. `total_records`
 * repeats on every row.
 */
export function makeFindPosts(db: Db): (request: Request) => Promise<PostPage> {
  const totalOf = memoizeByVersion<number>({ limit: TOTALS_LIMIT });
  return async ({ page, search, sort = 'created', order = sort === 'title' ? 'asc' : 'desc', ...filters }) => {
    const selection = { ...filters, folded: foldText(search) };
    if (!selection.seesEverything && isForStaffOnly(selection)) return { posts: [], numPages: 0 };
    const version = await getListVersion(db, 'post');
    const nextChange = dependsOnTime(selection) ? await getNextChange(db, selection.now) : undefined;
    const key = JSON.stringify({ ...selection, now: nextChange });
    const total = await totalOf({ version, key }, () => countPosts(db, selection));
    const offset = (page - 1) * POSTS_PAGE_SIZE;
    const rows = offset < total ? await readPage(db, selection, { sort, order, offset }) : [];
    const posts = rows.map((row) => ({ ...row, total_records: total }));
    return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
  };
}

type Page = { sort: PostSort; order: 'asc' | 'desc'; offset: number };

/** Each order has its own covering index, with every filtered column after the sorted one. */
const ORDERS = {
  created: { column: 'created', index: 'posts_by_created' },
  modified: { column: 'modified', index: 'posts_by_modified' },
  title: { column: 'title_key', index: 'posts_by_title_key' },
} as const;

/** The rows of a page. The covering index picks their ids, so that skipped rows are never read. */
function readPage(db: Db, selection: PostSelection, { sort, order, offset }: Page) {
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
        .select([...TRANSLATION_COLUMNS, 'own.translated', 'own.untranslated', 'own.units']),
    )
    .orderBy('chosen.place', order)
    .orderBy('chosen.id', order)
    .execute();
}

async function countPosts(db: Db, selection: PostSelection): Promise<number> {
  const posts = readBy(db, 'posts', ORDERS.created.index);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${posts} where ${conditionsOf(db, selection)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether the list is always empty for the public: it shows posts that are not public, or filters by translation. */
function isForStaffOnly({ status, translation }: PostFilters): boolean {
  return status === 'draft' || status === 'scheduled' || status === 'ended' || translation !== undefined;
}

/** Whether the list changes when a publication begins or ends. */
function dependsOnTime({ status, seesEverything }: Pick<PostSelection, 'status' | 'seesEverything'>): boolean {
  return !seesEverything || (status !== undefined && status !== 'draft');
}

/** The conditions of a list; a covering index serves all but those on translations. */
function conditionsOf(db: Db, selection: PostSelection): RawBuilder<SqlBool> {
  const { language, catid, created_by, created_from, created_to, translation, folded } = selection;
  const conditions = [sql<SqlBool>`posts.language = ${language}`, ...stateConditions(selection)];
  if (catid !== undefined) conditions.push(sql`posts.catid = ${catid}`);
  if (created_by !== undefined) conditions.push(sql`posts.created_by = ${created_by}`);
  if (created_from !== undefined) conditions.push(sql`posts.created >= ${created_from}`);
  if (created_to !== undefined) conditions.push(sql`posts.created < ${created_to}`);
  if (folded !== '') conditions.push(containsText(db, 'posts.title_folded', folded));
  if (translation === 'missing') conditions.push(sql`posts.id not in (select post_id from post_translations)`);
  if (translation === 'outdated') {
    conditions.push(sql`posts.id in (select translation_id from post_translations where outdated = 1)`);
  }
  return sql.join(conditions, sql` and `);
}

function stateConditions({ status, seesEverything, now }: PostSelection): RawBuilder<SqlBool>[] {
  if (status === 'draft') return [sql`posts.state = 0`];
  if (status === 'scheduled') return [sql`posts.state = 1`, sql`posts.publish_up > ${now}`];
  if (status === 'ended') return [sql`posts.state = 1`, sql`posts.publish_down <= ${now}`];
  if (status === 'ending') return [isPublic('posts', now), sql`posts.publish_down is not null`];
  if (status === 'published' || !seesEverything) return [isPublic('posts', now)];
  return [];
}
