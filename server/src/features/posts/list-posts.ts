import { foldText } from '@baklja/contract/alias';
import type { PostRow } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { findTitles, POST_TITLES } from '../../db/title-search.ts';
import { listFilteredPosts } from './list-filtered-posts.ts';
import { countShown, type PostCounts, placeOf, stillScheduled, type View } from './post-counts.ts';
import { isFiltered, isForStaffOnly, type PostFilters, type PostOrder } from './post-filters.ts';
import { readPage } from './post-pages.store.ts';
import type { ListedPost } from './post-rows.store.ts';
import { countTitles } from './post-search.ts';

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
  if (isFiltered(request)) {
    const sort = request.sort ?? 'created';
    const order = request.order ?? (sort === 'title' ? 'asc' : 'desc');
    const { rows, total } = await listFilteredPosts(db, counts, { ...request, sort, order, folded, offset });
    return toPage(rows, total);
  }
  if (folded !== '') return search(db, counts, { ...request, folded, offset });
  const total = countShown(counts, request);
  const place = placeOf(counts, request, offset);
  if (!place) return toPage([], total);
  return toPage(await readPage(db, { ...request, ...place }), total);
}

type Search = View & { language: Language; folded: string; offset: number };

async function search(db: Db, counts: PostCounts, request: Search): Promise<Page> {
  const { folded, offset: skip } = request;
  const total = await countFound(db, counts, request);
  if (skip >= total) return toPage([], total);
  const isWalk = isPostgres(db) || isWalkShorter(counts, request, total);
  const titles = isWalk ? { folded } : findTitles(POST_TITLES, { folded });
  return toPage(await readPage(db, { ...request, skip, titles }), total);
}

async function countFound(db: Db, counts: PostCounts, request: Search): Promise<number> {
  const { language, folded, seesEverything, now } = request;
  const found = await countTitles(db, counts, seesEverything ? { language, folded } : { language, folded, state: 1 });
  if (seesEverything) return found;
  return found - stillScheduled(counts, now).filter(({ title_folded }) => title_folded.includes(folded)).length;
}

/** A title that the index found costs so much more than one that the walk passes over; measured. */
const FOUND_TO_WALKED = 5;

/**
 * Two ways to the same rows: the index gives all that match, to be sorted; or the list is walked in its order until the
 * page is full. What everybody's title contains is found sooner by walking.
 */
function isWalkShorter(counts: PostCounts, request: Search, total: number): boolean {
  const walked = (countShown(counts, request) / total) * (request.offset + POSTS_PAGE_SIZE);
  return walked < total * FOUND_TO_WALKED;
}

function toPage(rows: ListedPost[], total: number): Page {
  const posts = rows.map((row) => Object.assign(row, { total_records: total }));
  return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
}
