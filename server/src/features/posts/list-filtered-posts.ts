import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { comparedText, containsText } from '../../db/title-search.ts';
import type { PostCounts } from './post-counts.ts';
import { conditionsOf, type FilteredList } from './post-filters.ts';
import { type ChosenPost, type ListedPost, selectPage } from './post-rows.store.ts';
import { countPosts, findSources, type Source, type Sources } from './post-sources.ts';

const SORT_COLUMNS = { created: 'created', modified: 'modified', title: 'title_key' } as const;

/** Rows of a narrowed or sorted list from `offset` on, and how many the whole list has. */
export async function listFilteredPosts(
  db: Db,
  counts: PostCounts,
  { offset, ...list }: FilteredList & { offset: number },
): Promise<{ rows: ListedPost[]; total: number }> {
  const sources = await findSources(db, counts, list);
  const total = await countPosts(db, counts, list, sources.narrow);
  if (offset >= total) return { rows: [], total };
  const place = placeOf(list, { offset, total });
  const walked = isWalkShorter(sources, { ...place, total }) && (await walk(db, list, { sources, ...place }));
  const rows = walked || (await readRows(db, list, { source: sources.narrow, ...place }));
  return { rows, total };
}

type Place = { limit: number; skip: number; direction: 'asc' | 'desc' };

/** What lies nearer to the end is reached from there. */
function placeOf({ order }: FilteredList, { offset, total }: { offset: number; total: number }): Place {
  const limit = Math.min(POSTS_PAGE_SIZE, total - offset);
  const fromEnd = total - offset - limit;
  if (offset <= fromEnd) return { limit, skip: offset, direction: order };
  return { limit, skip: fromEnd, direction: order === 'asc' ? 'desc' : 'asc' };
}

/**
 * Two ways to the same rows: everything that fits is read and sorted; or the posts are read in the order of the list
 * until the page is full. What nearly every post fits is found sooner so.
 */
function isWalkShorter({ inOrder, narrow }: Sources, { skip, limit, total }: Place & { total: number }): boolean {
  return (inOrder.size / total) * (skip + limit) <= narrow.size;
}

/** Undefined where a searched title is so far behind that it has led past too many others. */
async function walk(
  db: Db,
  list: FilteredList,
  { sources: { inOrder, narrow }, ...place }: Place & { sources: Sources },
): Promise<ListedPost[] | undefined> {
  if (list.folded === '' || isPostgres(db)) return readRows(db, list, { source: inOrder, ...place });
  const most = narrow.size * PASSED_OVER_PER_FOUND;
  const rows = await readRows(db, list, { source: firstOf(db, list, { source: inOrder, most, ...place }), ...place });
  return rows.length === place.limit ? rows : undefined;
}

/** A post that is found by its title takes as long as so many whose titles are compared; measured. */
const PASSED_OVER_PER_FOUND = 2;

/** The first posts of the order at which a search looks. */
function firstOf(
  db: Db,
  list: FilteredList,
  { source, most, direction }: Place & { source: Source; most: number },
): Source {
  const { place, order } = orderOf(list, direction);
  const passed = sql.join(conditionsOf(db, { ...list, folded: '' }), sql` and `);
  // A power of two, so that few statements differ.
  const limit = sql.lit(2 ** Math.ceil(Math.log2(most + 1)));
  const from = sql`(
    select posts.id, ${place}, posts.title_folded from ${source.from} where ${passed} ${order} limit ${limit}
  ) as posts`;
  return { ...source, from, conditions: [containsText(db, 'posts.title_folded', comparedText(db, list.folded))] };
}

function readRows(db: Db, list: FilteredList, place: Place & { source: Source }): Promise<ListedPost[]> {
  return selectPage(db, { ...list, chosen: choose(list, place) }).execute();
}

function choose(list: FilteredList, { source, limit, skip, direction }: Place & { source: Source }) {
  const { place, order } = orderOf(list, direction);
  return sql<ChosenPost>`(
    select posts.id, ${place} as place from ${source.from} where ${sql.join(source.conditions, sql` and `)}
    ${order} limit ${sql.lit(limit)} offset ${skip}
  )`;
}

function orderOf({ sort }: FilteredList, direction: Place['direction']) {
  const place = sql.ref(`posts.${SORT_COLUMNS[sort]}`);
  return { place, order: sql`order by ${place} ${sql.raw(direction)}, posts.id ${sql.raw(direction)}` };
}
