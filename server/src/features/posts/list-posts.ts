import { foldText } from '@baklja/contract/alias';
import type { PostRow } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { POST_TITLES } from '../../db/title-indexes.ts';
import { findCandidates } from '../../db/title-search.ts';
import { listFilteredPosts } from './list-filtered-posts.ts';
import { countShown, monthAt, type PostCounts, placeOf, stillScheduled, type View } from './post-counts.ts';
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

/**
 * On SQLite there are two ways to the same rows. The list is walked in its order until the page is full: so is found
 * soonest what many titles contain. Or the index of titles gives all that match, to be sorted.
 */
async function search(db: Db, counts: PostCounts, request: Search): Promise<Page> {
  const total = await countFound(db, counts, request);
  if (request.offset >= total) return toPage([], total);
  const { offset: skip, folded } = request;
  if (isPostgres(db)) return toPage(await readPage(db, { ...request, skip, titles: { folded } }), total);
  const walked = await walk(db, counts, { ...request, total });
  return toPage(walked ?? (await readFound(db, request)), total);
}

function readFound(db: Db, { offset, folded, ...request }: Search): Promise<ListedPost[]> {
  return readPage(db, {
    ...request,
    skip: offset,
    titles: { folded, candidates: findCandidates(POST_TITLES, folded) },
  });
}

/** A title that the index finds takes as long as so many that the walk passes over; measured. */
const PASSED_OVER_PER_FOUND = 10;

/** Undefined where walking would take longer, or has led too far without filling the page. */
async function walk(
  db: Db,
  counts: PostCounts,
  { offset, total, folded, ...request }: Search & { total: number },
): Promise<ListedPost[] | undefined> {
  const affordable = total * PASSED_OVER_PER_FOUND;
  const expected = (countShown(counts, request) / total) * (offset + POSTS_PAGE_SIZE);
  if (expected > affordable) return undefined;
  // What is found in old posts alone would lead through all the newer ones.
  const since = monthAt(counts, request, affordable)?.month ?? '';
  const rows = await readPage(db, { ...request, skip: offset, since, titles: { folded } });
  return rows.length === Math.min(POSTS_PAGE_SIZE, total - offset) ? rows : undefined;
}

async function countFound(db: Db, counts: PostCounts, request: Search): Promise<number> {
  const { language, folded, seesEverything, now } = request;
  const found = await countTitles(db, counts, seesEverything ? { language, folded } : { language, folded, state: 1 });
  if (seesEverything) return found;
  return found - stillScheduled(counts, now).filter(({ title_folded }) => title_folded.includes(folded)).length;
}

function toPage(rows: ListedPost[], total: number): Page {
  const posts = rows.map((row) => Object.assign(row, { total_records: total }));
  return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
}
