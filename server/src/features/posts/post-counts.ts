import type { Flag, Language } from '@baklja/contract/fields';
import { lockForLimit } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';

/** Searches and filters whose count is kept until the next change. */
const REMEMBERED_COUNTS = 500;

/** What a list needs to know of a post to count it. */
export type CountedPost = { language: Language; state: Flag; created: string };

/** A published post whose time is still to come. */
export type ScheduledPost = { created: string; publish_up: string; title_folded: string };

/** Posts that a list shows of a month, newest month first, and of all months together. */
type Shown = { total: number; months: readonly { month: string; shown: number }[] };

/**
 * How many posts of a language there are by the month of their creation, so that a page deep in the list is found
 * without walking to it. `changes` tells which state of the list this is.
 */
export type PostCounts = {
  changes: number;
  /** With drafts. */
  everything: Shown;
  /** Published ones, those too whose time is still to come. */
  published: Shown;
  scheduled: readonly ScheduledPost[];
  /** What a search or filter found, by what was asked for, while nothing changes: paging through it counts once. */
  found: Map<string, number>;
};

const readChanges = prepareQuery<{ language: Language }, { changes: number }>((db, value) =>
  db.selectFrom('post_changes').select('changes').where('language', '=', value('language')),
);

/** Reads the counts of a language; only a change makes it read more than one row. */
export function makePostCountsReader(): (db: Db, language: Language, now: string) => Promise<PostCounts> {
  const known = new Map<Language, PostCounts>();
  return async (db, language, now) => {
    const [row] = await readChanges(db, { language });
    const changes = row?.changes ?? 0;
    const kept = known.get(language);
    if (kept?.changes === changes) return kept;
    const scheduled = await readScheduled(db, language, now);
    const counts = { changes, ...(await readMonths(db, language)), scheduled, found: new Map<string, number>() };
    known.set(language, counts);
    return counts;
  };
}

/** Counts a post that appears (1) or disappears (-1), and tells every list of its language that it changed. */
export async function countPost(transaction: Db, post: CountedPost, step: 1 | -1): Promise<void> {
  await lockCounts(transaction);
  const { language, state, created } = post;
  await addToMonth(transaction, { language, state, month: monthOf(created), step });
  await noteChange(transaction, post.language);
}

/** As {@link countPost}, of several posts, with one write for each count. */
export async function countSeveral(transaction: Db, posts: readonly CountedPost[], step: 1 | -1): Promise<void> {
  await lockCounts(transaction);
  const counts = posts.map(({ language, state, created }) => ({ language, state, month: monthOf(created) }));
  for (const [count, ...others] of Map.groupBy(counts, (each) => JSON.stringify(each)).values()) {
    if (count) await addToMonth(transaction, { ...count, step: step * (1 + others.length) });
  }
  for (const language of new Set(posts.map((post) => post.language))) await noteChange(transaction, language);
}

/**
 * Before a write that touches more than one count: two posts that go to each other's language or month would wait for
 * each other's counts without end. Rows of posts are locked before, pairs of translations after.
 */
export async function lockCounts(transaction: Db): Promise<void> {
  await lockForLimit(transaction, 'post counts');
}

const addToMonth = prepareQuery<{ language: Language; state: Flag; month: string; step: number }, object>((db, value) =>
  db
    .insertInto('post_counts')
    .values({ language: value('language'), state: value('state'), month: value('month'), posts: value('step') })
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'state', 'month'])
        .doUpdateSet((eb) => ({ posts: eb('post_counts.posts', '+', eb.ref('excluded.posts')) })),
    ),
);

/** Tells every list of the language that it changed. */
export async function noteChange(transaction: Db, language: Language): Promise<void> {
  await raiseChanges(transaction, { language });
}

const raiseChanges = prepareQuery<{ language: Language }, object>((db, value) =>
  db
    .insertInto('post_changes')
    .values({ language: value('language'), changes: 1 })
    .onConflict((conflict) =>
      conflict.column('language').doUpdateSet((eb) => ({ changes: eb('post_changes.changes', '+', 1) })),
    ),
);

/** Which posts of a language a list shows: all of them, or those that are public at the moment. */
export type View = { seesEverything: boolean; now: string };

/** How many posts the list shows. */
export function countShown(counts: PostCounts, view: View): number {
  return shownIn(counts, view).total;
}

/**
 * Where the list goes on after `offset` rows: below which creation time, and how many rows are still to be skipped from
 * there. Undefined when the list ends before.
 */
export function placeOf(counts: PostCounts, view: View, offset: number): { below: string; skip: number } | undefined {
  const found = monthAt(counts, view, offset);
  return found && { below: `${found.month}~`, skip: offset - found.before };
}

/** The month of the row after `offset` others, and how many rows are of later months; undefined when the list ends before. */
export function monthAt(counts: PostCounts, view: View, offset: number): { month: string; before: number } | undefined {
  let before = 0;
  for (const { month, shown } of shownIn(counts, view).months) {
    if (offset < before + shown) return { month, before };
    before += shown;
  }
  return undefined;
}

/** Counts by `count`, or remembers what it said of the same `key` since the last change. */
export async function countOnce({ found }: PostCounts, key: string, count: () => Promise<number>): Promise<number> {
  const known = found.get(key);
  if (known !== undefined) return known;
  const counted = await count();
  if (found.size >= REMEMBERED_COUNTS) found.clear();
  found.set(key, counted);
  return counted;
}

/** Scheduled posts whose time has not come. */
export function stillScheduled(counts: PostCounts, now: string): ScheduledPost[] {
  return counts.scheduled.filter(({ publish_up }) => publish_up > now);
}

function shownIn(counts: PostCounts, { seesEverything, now }: View): Shown {
  if (seesEverything) return counts.everything;
  const hidden = stillScheduled(counts, now);
  if (hidden.length === 0) return counts.published;
  const hiddenByMonth = Map.groupBy(hidden, ({ created }) => monthOf(created));
  const hiddenIn = (month: string) => hiddenByMonth.get(month)?.length ?? 0;
  const months = counts.published.months.map(({ month, shown }) => ({ month, shown: shown - hiddenIn(month) }));
  return { total: counts.published.total - hidden.length, months };
}

async function readMonths(db: Db, language: Language): Promise<Pick<PostCounts, 'everything' | 'published'>> {
  const rows = await db
    .selectFrom('post_counts')
    .select(['month', 'state', 'posts'])
    .where('language', '=', language)
    .where('posts', '>', 0)
    .orderBy('month', 'desc')
    .execute();
  return { everything: addUp(rows), published: addUp(rows.filter(({ state }) => state === 1)) };
}

function addUp(rows: readonly { month: string; posts: number }[]): Shown {
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const months = [...byMonth].map(([month, counted]) => ({ month, shown: sum(counted) }));
  return { total: sum(rows), months };
}

function sum(rows: readonly { posts: number }[]): number {
  return rows.reduce((total, { posts }) => total + posts, 0);
}

function readScheduled(db: Db, language: Language, now: string): Promise<ScheduledPost[]> {
  return db
    .selectFrom('posts')
    .select(['created', 'publish_up', 'title_folded'])
    .where('language', '=', language)
    .where('state', '=', 1)
    .where('publish_up', '>', now)
    .execute();
}

function monthOf(created: string): string {
  return created.slice(0, 7);
}
