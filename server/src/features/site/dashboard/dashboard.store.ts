import { DRAFT, type PostStatus, PUBLISHED } from '@baklja/contract/features/content/posts';
import { REFUSED_ADDRESSES_PAGE_SIZE, type RefusedAddress } from '@baklja/contract/features/site/dashboard';
import { type Flag, LANGUAGES, type Language } from '@baklja/contract/fields';
import { LATEST_POSTS_LIMIT } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import { getListVersion, memoizeByVersion } from '../../../db/list-version.ts';
import { getNextChange, isPublic } from '../../../db/public-posts.ts';
import type { Db } from '../../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../../db/tables/content.ts';
import { nameRecords } from '../../../records/name-records.ts';
import { areAllAddressesChecked } from '../../../records/refused-addresses.ts';

/** How many posts of both languages have the state. */
export function countPosts(db: Db, state: Flag): Promise<number> {
  return countRows(db.selectFrom('posts').where('state', '=', state));
}

type Totals = Record<PostStatus, number>;

type PostTotals = {
  languages: ({ language: Language } & Totals)[];
  next_publish_up: string | null;
  next_publish_down: string | null;
};

/**
 * Makes the function that says how many posts each language has with each status, and at which times the next
 * publication begins and ends. It reads the index of all posts, so each process counts once for each version and moment.
 */
export function makeCountPostsByStatus(db: Db): (now: string) => Promise<PostTotals> {
  const totalsOf = memoizeByVersion<PostTotals>({ limit: 1 });
  return async (now) => {
    const version = await getListVersion(db, 'post');
    const key = String(await getNextChange(db, now));
    return totalsOf({ version, key }, () => countPostsByStatus(db, now));
  };
}

async function countPostsByStatus(db: Db, now: string): Promise<PostTotals> {
  const status = sql<PostStatus>`case
    when state = ${sql.lit(DRAFT)} then 'draft'
    when publish_up > ${now} then 'scheduled'
    when publish_down <= ${now} then 'ended'
    when publish_down is null then 'published'
    else 'ending' end`;
  const rows = await db
    .selectFrom('posts')
    .select(({ fn }) => [
      'language' as const,
      status.as('status'),
      fn.countAll<number>().as('total'),
      fn.min('publish_up').as('next_publish_up'),
      fn.min('publish_down').as('next_publish_down'),
    ])
    .groupBy(['language', 'status'])
    .execute();
  const earliest = (wanted: PostStatus, column: 'next_publish_up' | 'next_publish_down') => {
    const found = rows.filter((row) => row.status === wanted).flatMap((row) => row[column] ?? []);
    return found.toSorted()[0] ?? null;
  };
  return {
    languages: LANGUAGES.map((language) => {
      const count = (wanted: PostStatus) =>
        rows.find((row) => row.language === language && row.status === wanted)?.total ?? 0;
      const [scheduled, ending, ended, draft] = [count('scheduled'), count('ending'), count('ended'), count('draft')];
      return { language, published: count('published') + ending, scheduled, ending, ended, draft };
    }),
    next_publish_up: earliest('scheduled', 'next_publish_up'),
    next_publish_down: earliest('ending', 'next_publish_down'),
  };
}

/** When published posts became public, from the moment to now; of both languages, in no order. An end changes nothing. */
export async function listPublishedSince(db: Db, { since, now }: { since: string; now: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('publish_up')
    .where('state', '=', PUBLISHED)
    .where('publish_up', '>=', since)
    .where('publish_up', '<=', now)
    .execute();
  return rows.map(({ publish_up }) => publish_up);
}

/** The latest posts of a language that the caller may see, newest first. */
export function listLatestPosts(
  db: Db,
  { language, seesEverything, now }: { language: Language; seesEverything: boolean; now: string },
) {
  return db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select([...POST_ROW_COLUMNS, 'categories.title as catName'])
    .where('posts.language', '=', language)
    .$if(!seesEverything, (query) => query.where(isPublic('posts', now)))
    .orderBy('posts.created', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(LATEST_POSTS_LIMIT)
    .execute();
}

/** A page of the refused addresses, by kind and record; empty past the last page. */
export async function listRefusedAddresses(db: Db, page: number) {
  const found = await db
    .selectFrom('refused_addresses')
    .selectAll()
    .orderBy('kind')
    .orderBy('record_id')
    .orderBy('id')
    .limit(REFUSED_ADDRESSES_PAGE_SIZE)
    .offset((page - 1) * REFUSED_ADDRESSES_PAGE_SIZE)
    .execute();
  const total = await countRows(db.selectFrom('refused_addresses'));
  const addresses: RefusedAddress[] = [];
  for (const [kind, ofKind] of Map.groupBy(found, (one) => one.kind)) {
    const ids = ofKind.map(({ record_id }) => record_id);
    const records = await nameRecords(db, kind, ids);
    for (const one of ofKind) {
      const record = records.get(one.record_id);
      // A record may have been deleted between the two reads.
      if (record) addresses.push({ ...one, title: record.title, record_key: record.key });
    }
  }
  const numPages = Math.ceil(total / REFUSED_ADDRESSES_PAGE_SIZE);
  return { addresses, total, numPages, is_complete: await areAllAddressesChecked(db) };
}
