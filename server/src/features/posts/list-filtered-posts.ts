import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { PostCounts } from './post-counts.ts';
import type { FilteredList } from './post-filters.ts';
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
  const source = isWalkShorter(sources, { ...place, total }) ? sources.inOrder : sources.narrow;
  return { rows: await readRows(db, list, { source, ...place }), total };
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

function readRows(db: Db, list: FilteredList, place: Place & { source: Source }): Promise<ListedPost[]> {
  return selectPage(db, { ...list, chosen: choose(list, place) }).execute();
}

function choose({ sort }: FilteredList, { source, limit, skip, direction }: Place & { source: Source }) {
  const place = sql.ref(`posts.${SORT_COLUMNS[sort]}`);
  const order = sql.raw(direction);
  return sql<ChosenPost>`(
    select posts.id, ${place} as place from ${source.from} where ${sql.join(source.conditions, sql` and `)}
    order by ${place} ${order}, posts.id ${order} limit ${sql.lit(limit)} offset ${skip}
  )`;
}
