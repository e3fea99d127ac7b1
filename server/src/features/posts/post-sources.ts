import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { countOnce, countShown, type PostCounts, stillScheduled } from './post-counts.ts';
import { conditionsOf, type FilteredList, followsTime, hasFilters, titlesOf } from './post-filters.ts';
import { countTitles } from './post-search.ts';

/** Posts of which a list is made, with what is left to ask of each: `size` tells how many there are. */
export type Source = { from: RawBuilder<unknown>; conditions: RawBuilder<SqlBool>[]; size: number };

/**
 * Where the posts of a list can be taken from. `inOrder` is read in the order of the list until a page is full, of
 * `narrow` everything is read and sorted. PostgreSQL finds the shorter way by itself; SQLite is told, as it knows too
 * little of how many there are.
 */
export type Sources = { inOrder: Source; narrow: Source };

const POSTS = sql`posts`;
const SORT_INDEXES = { modified: 'posts_by_modified', title: 'posts_by_title_key' } as const;

export async function findSources(db: Db, counts: PostCounts, list: FilteredList): Promise<Sources> {
  const conditions = conditionsOf(db, list);
  if (isPostgres(db)) {
    const source = { from: POSTS, conditions, size: 0 };
    return { inOrder: source, narrow: source };
  }
  const { sort, status } = list;
  const everything = countShown(counts, list);
  const placed = await placedSource(db, counts, list);
  const inOrder =
    sort === 'created' && status !== 'scheduled'
      ? placed
      : { from: indexed(sort === 'created' ? 'posts_by_created' : SORT_INDEXES[sort]), conditions, size: everything };
  const all = [placed, await titlesSource(db, counts, list), await outdatedSource(db, counts, list)];
  const [narrow = placed] = all.filter((source) => source !== undefined).toSorted((a, b) => a.size - b.size);
  return { inOrder, narrow };
}

/** By category, author, state or time, as the filters say; the index holds everything that they ask. */
async function placedSource(db: Db, counts: PostCounts, list: FilteredList): Promise<Source> {
  const from = indexed(placeIndexOf(list));
  const conditions = conditionsOf(db, list);
  if (list.status === 'scheduled') return { from, conditions, size: stillScheduled(counts, list.now).length };
  const places = { ...list, folded: '', translation: undefined };
  return {
    from,
    conditions,
    size: await countPosts(db, counts, places, { from, conditions: conditionsOf(db, places) }),
  };
}

function placeIndexOf({ status, catid, created_by, seesEverything }: FilteredList): string {
  if (status === 'scheduled') return 'posts_by_publish_up';
  if (catid !== undefined) return 'posts_by_category';
  if (created_by !== undefined) return 'posts_by_author';
  return status === undefined && seesEverything ? 'posts_by_created' : 'posts_by_state';
}

async function titlesSource(db: Db, counts: PostCounts, list: FilteredList): Promise<Source | undefined> {
  if (list.folded === '') return undefined;
  const size = await countTitles(db, counts, titlesOf(list));
  return { from: BY_ID, conditions: conditionsOf(db, list, 'titles'), size };
}

async function outdatedSource(db: Db, counts: PostCounts, list: FilteredList): Promise<Source | undefined> {
  if (list.translation !== 'outdated') return undefined;
  const size = await countOnce(counts, 'outdated', async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from post_translations where outdated = 1
    `.execute(db);
    return rows[0]?.total ?? 0;
  });
  return { from: BY_ID, conditions: conditionsOf(db, list, 'outdated'), size };
}

/** How many posts the list has; they are counted once until something changes. */
export async function countPosts(
  db: Db,
  counts: PostCounts,
  list: FilteredList,
  { from, conditions }: Pick<Source, 'from' | 'conditions'>,
): Promise<number> {
  const isWhole = !hasFilters(list);
  if (isWhole && list.folded === '') return countShown(counts, list);
  if (isWhole && list.seesEverything) return countTitles(db, counts, titlesOf(list));
  return countOnce(counts, keyOf(counts, list), async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${from} where ${sql.join(conditions, sql` and `)}
    `.execute(db);
    return rows[0]?.total ?? 0;
  });
}

/** Stands for a list until something changes; as scheduled posts become public, fewer wait. */
function keyOf(counts: PostCounts, list: FilteredList): string {
  const { seesEverything, status, catid, created_by, created_from, created_to, translation, folded } = list;
  const waiting = followsTime(list) ? stillScheduled(counts, list.now).length : 0;
  return JSON.stringify([
    seesEverything,
    status ?? 0,
    catid ?? 0,
    created_by ?? 0,
    created_from ?? 0,
    created_to ?? 0,
    translation ?? 0,
    folded,
    waiting,
  ]);
}

/** SQLite then takes no other index, or refuses. */
function indexed(index: string): RawBuilder<unknown> {
  return sql`posts indexed by ${sql.ref(index)}`;
}

/** SQLite then takes each post by its id. */
const BY_ID = sql`posts not indexed`;
