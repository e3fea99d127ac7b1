import type { Flag, Language } from '@baklja/contract/fields';
import { lockForLimit } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';

/** What a list needs to know of a post to count it. */
export type CountedPost = { language: Language; state: Flag; created: string };

/** A published post whose time is still to come. */
export type ScheduledPost = { created: string; publish_up: string; title_folded: string };

type Month = { month: string; drafts: number; published: number };

/**
 * How many posts of a language there are by the month of their creation, newest month first, so that a page deep in the
 * list is found without walking to it. `changes` tells which state of the list this is.
 */
export type PostCounts = {
  changes: number;
  months: readonly Month[];
  scheduled: readonly ScheduledPost[];
  /** How many titles a search found, by scope and text, while nothing changes: paging through it counts once. */
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
    const [months, scheduled] = [await readMonths(db, language), await readScheduled(db, language, now)];
    const counts: PostCounts = { changes, months, scheduled, found: new Map() };
    known.set(language, counts);
    return counts;
  };
}

/** Counts a post that appears (1) or disappears (-1), and tells every list of its language that it changed. */
export async function countPost(transaction: Db, post: CountedPost, step: 1 | -1): Promise<void> {
  // Two posts that go to each other's language or month would wait for each other's counts without end.
  await lockForLimit(transaction, 'post counts');
  await transaction
    .insertInto('post_counts')
    .values({ language: post.language, state: post.state, month: monthOf(post.created), posts: step })
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'state', 'month'])
        .doUpdateSet((eb) => ({ posts: eb('post_counts.posts', '+', eb.ref('excluded.posts')) })),
    )
    .execute();
  await noteChange(transaction, post.language);
}

/** Tells every list of the language that it changed. */
export async function noteChange(transaction: Db, language: Language): Promise<void> {
  await transaction
    .insertInto('post_changes')
    .values({ language, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('language').doUpdateSet((eb) => ({ changes: eb('post_changes.changes', '+', 1) })),
    )
    .execute();
}

/** Which posts of a language a list shows: all of them, or those that are public at the moment. */
export type View = { seesEverything: boolean; now: string };

/** How many posts the list shows. */
export function countShown(counts: PostCounts, view: View): number {
  return shownByMonth(counts, view).reduce((sum, { shown }) => sum + shown, 0);
}

/**
 * Where the list goes on after `offset` rows: below which creation time, and how many rows are still to be skipped from
 * there. Undefined when the list ends before.
 */
export function placeOf(counts: PostCounts, view: View, offset: number): { below: string; skip: number } | undefined {
  let before = 0;
  for (const { month, shown } of shownByMonth(counts, view)) {
    if (offset < before + shown) return { below: `${month}~`, skip: offset - before };
    before += shown;
  }
  return undefined;
}

/** Scheduled posts whose time has not come. */
export function stillScheduled(counts: PostCounts, now: string): ScheduledPost[] {
  return counts.scheduled.filter(({ publish_up }) => publish_up > now);
}

function shownByMonth(counts: PostCounts, { seesEverything, now }: View): { month: string; shown: number }[] {
  if (seesEverything)
    return counts.months.map(({ month, drafts, published }) => ({ month, shown: drafts + published }));
  const hidden = new Map<string, number>();
  for (const { created } of stillScheduled(counts, now)) {
    const month = monthOf(created);
    hidden.set(month, (hidden.get(month) ?? 0) + 1);
  }
  return counts.months.map(({ month, published }) => ({ month, shown: published - (hidden.get(month) ?? 0) }));
}

async function readMonths(db: Db, language: Language): Promise<Month[]> {
  const rows = await db
    .selectFrom('post_counts')
    .select(['month', 'state', 'posts'])
    .where('language', '=', language)
    .where('posts', '>', 0)
    .orderBy('month', 'desc')
    .execute();
  const months = new Map<string, Month>();
  for (const { month, state, posts } of rows) {
    const counted = months.get(month) ?? { month, drafts: 0, published: 0 };
    months.set(month, state === 1 ? { ...counted, published: posts } : { ...counted, drafts: posts });
  }
  return [...months.values()];
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
