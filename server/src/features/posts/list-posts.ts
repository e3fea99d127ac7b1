import { foldText } from '@baklja/contract/alias';
import type { PostRow } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { isPostgres } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import { listFilteredPosts } from './list-filtered-posts.ts';
import { countShown, type PostCounts, placeOf, stillScheduled, type View } from './post-counts.ts';
import { isFiltered, isForStaffOnly, type PostFilters, type PostOrder } from './post-filters.ts';
import { type ListedPost, selectRows, selectStaffRows } from './post-rows.store.ts';
import { countTitles, type TitleSearch, titleContains, titleIsIndexed } from './post-search.ts';

type Range = { language: Language; below: string; skip: number };
type Page = { posts: PostRow[]; numPages: number };

type Request = View & PostFilters & PostOrder & { language: Language; page: number; search: string };

/**
 * Rows of the requested page, newest first unless another order is asked for; `total_records` repeats on every row. Empty
 * past the last page.
 */
export async function listPosts(db: Db, counts: PostCounts, request: Request): Promise<Page> {
  const offset = (request.page - 1) * POSTS_PAGE_SIZE;
  const folded = foldText(request.search);
  if (!request.seesEverything && isForStaffOnly(request)) return toPage([], 0);
  if (isFiltered(request) || (request.seesEverything && folded !== '')) {
    const sort = request.sort ?? 'created';
    const order = request.order ?? (sort === 'title' ? 'asc' : 'desc');
    const { rows, total } = await listFilteredPosts(db, counts, { ...request, sort, order, folded, offset });
    return toPage(rows, total);
  }
  if (folded !== '') return search(db, counts, { ...request, folded, offset });
  const total = countShown(counts, request);
  const place = placeOf(counts, request, offset);
  if (!place) return toPage([], total);
  const range = { language: request.language, ...place };
  const rows = request.seesEverything ? await listAll(db, range) : await listPublic(db, { ...range, now: request.now });
  return toPage(rows, total);
}

const listAll = prepareQuery<Range, ListedPost>((db, value) =>
  selectStaffRows(db)
    .where('posts.language', '=', value('language'))
    .where('posts.created', '<', value('below'))
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(POSTS_PAGE_SIZE)
    .offset(value('skip')),
);

const listPublic = prepareQuery<Range & { now: string }, ListedPost>((db, value) =>
  selectRows(db)
    .where('posts.language', '=', value('language'))
    .where('posts.state', '=', 1)
    .where('posts.created', '<', value('below'))
    .where('posts.publish_up', '<=', value('now'))
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(POSTS_PAGE_SIZE)
    .offset(value('skip')),
);

type Search = View & { language: Language; folded: string; offset: number };

async function search(db: Db, counts: PostCounts, request: Search): Promise<Page> {
  const total = await countFound(db, counts, request);
  if (request.offset >= total) return toPage([], total);
  const rows = await searchQuery(db, request)
    .where(
      isPostgres(db) || isWalkShorter(counts, request, total)
        ? titleContains(request.folded)
        : titleIsIndexed(titlesOf(request)),
    )
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
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
  const found = await countTitles(db, counts, titlesOf(request));
  if (seesEverything) return found;
  return found - stillScheduled(counts, now).filter(({ title_folded }) => title_folded.includes(folded)).length;
}

/**
 * Two ways to the same rows: the index gives all that match, to be sorted; or the list is walked in its order until the
 * page is full. What everybody's title contains is found sooner by walking.
 */
function isWalkShorter(counts: PostCounts, request: Search, total: number): boolean {
  const walked = (countShown(counts, request) / total) * (request.offset + POSTS_PAGE_SIZE);
  return walked < total;
}

function titlesOf({ language, folded, seesEverything }: Search): TitleSearch {
  return seesEverything ? { language, folded } : { language, folded, state: 1 };
}

function toPage(rows: ListedPost[], total: number): Page {
  const posts = rows.map((row) => Object.assign(row, { total_records: total }));
  return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
}
