import { foldText } from '@baklja/contract/alias';
import type { PostRow } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../db/tables/post.ts';
import { containsPattern, countTitleMatches, POST_TITLES, postScope, titleMatches } from '../../db/title-search.ts';
import { countShown, type PostCounts, placeOf, stillScheduled, type View } from './post-counts.ts';

/** Searches whose count is kept until the next change. */
const REMEMBERED_SEARCHES = 500;

type Row = Omit<PostRow, 'total_records'>;
type Range = { language: Language; below: string; skip: number };
type Page = { posts: PostRow[]; numPages: number };

/** Rows of the requested page, newest first; `total_records` repeats on every row. Empty past the last page. */
export async function listPosts(
  db: Db,
  counts: PostCounts,
  request: View & { language: Language; page: number; search: string },
): Promise<Page> {
  const offset = (request.page - 1) * POSTS_PAGE_SIZE;
  const folded = foldText(request.search);
  if (folded !== '') return search(db, counts, { ...request, folded, offset });
  const total = countShown(counts, request);
  const place = placeOf(counts, request, offset);
  if (!place) return toPage([], total);
  const range = { language: request.language, ...place };
  const rows = request.seesEverything ? await listAll(db, range) : await listPublic(db, { ...range, now: request.now });
  return toPage(rows, total);
}

const listAll = prepareQuery<Range, Row>((db, value) =>
  selectRows(db)
    .where('posts.language', '=', value('language'))
    .where('posts.created', '<', value('below'))
    .limit(POSTS_PAGE_SIZE)
    .offset(value('skip')),
);

const listPublic = prepareQuery<Range & { now: string }, Row>((db, value) =>
  selectRows(db)
    .where('posts.language', '=', value('language'))
    .where('posts.state', '=', 1)
    .where('posts.created', '<', value('below'))
    .where('posts.publish_up', '<=', value('now'))
    .limit(POSTS_PAGE_SIZE)
    .offset(value('skip')),
);

/** Rows in the order of the list. Skipped rows are skipped in the index, and cost neither their row nor a category. */
function selectRows(db: Db) {
  return (
    db
      .selectFrom('posts')
      .select(POST_ROW_COLUMNS)
      // Not a join: only the rows of the page need the name of their category.
      .select(sql<string>`(select title from categories where categories.id = posts.catid)`.as('catName'))
      .orderBy('posts.created', 'desc')
      .orderBy('posts.id', 'desc')
  );
}

type Search = View & { language: Language; folded: string; offset: number };

async function search(db: Db, counts: PostCounts, request: Search): Promise<Page> {
  const total = await countFound(db, counts, request);
  if (request.offset >= total) return toPage([], total);
  const rows = await searchQuery(db, request)
    .where(
      isPostgres(db) || isWalkShorter(counts, request, total) ? titleContains(request.folded) : titleIsIndexed(request),
    )
    .limit(POSTS_PAGE_SIZE)
    .offset(request.offset)
    .execute();
  return toPage(rows, total);
}

function searchQuery(db: Db, { language, seesEverything, now }: Search) {
  return selectRows(db)
    .where('posts.language', '=', language)
    .$if(!seesEverything, (query) => query.where('posts.state', '=', 1).where('posts.publish_up', '<=', now));
}

async function countFound(db: Db, counts: PostCounts, request: Search): Promise<number> {
  const { folded, seesEverything, now } = request;
  const found = await countTitles(db, counts, request);
  if (seesEverything) return found;
  return found - stillScheduled(counts, now).filter(({ title_folded }) => title_folded.includes(folded)).length;
}

/** Titles of the scope that contain the text, those of posts whose time has not come too. */
async function countTitles(db: Db, { found }: PostCounts, request: Search): Promise<number> {
  const scope = scopeOf(request);
  const key = `${scope} ${request.folded}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const { folded } = request;
  const counted = isPostgres(db)
    ? await countOnPostgres(db, request)
    : await countTitleMatches(db, POST_TITLES, { folded, scope });
  if (found.size >= REMEMBERED_SEARCHES) found.clear();
  found.set(key, counted);
  return counted;
}

async function countOnPostgres(db: Db, { language, folded, seesEverything }: Search): Promise<number> {
  const { found } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('language', '=', language)
    .where(titleContains(folded))
    .$if(!seesEverything, (query) => query.where('state', '=', 1))
    .executeTakeFirstOrThrow();
  return found;
}

/**
 * Two ways to the same rows: the index gives all that match, to be sorted; or the list is walked in its order until the
 * page is full. What everybody's title contains is found sooner by walking.
 */
function isWalkShorter(counts: PostCounts, request: Search, total: number): boolean {
  const walked = (countShown(counts, request) / total) * (request.offset + POSTS_PAGE_SIZE);
  return walked < total;
}

function titleContains(folded: string) {
  return sql<boolean>`posts.title_folded like ${containsPattern(folded)} escape '\\'`;
}

function titleIsIndexed(request: Search) {
  return titleMatches(POST_TITLES, { folded: request.folded, scope: scopeOf(request), idColumn: 'posts.id' });
}

function scopeOf({ language, seesEverything }: Search): string {
  return postScope(seesEverything ? { language } : { language, state: 1 });
}

function toPage(rows: Row[], total: number): Page {
  const posts = rows.map((row) => Object.assign(row, { total_records: total }));
  return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
}
