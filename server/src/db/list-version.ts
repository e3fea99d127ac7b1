import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Maximum number of totals of one kind that a process caches. */
const TOTALS_LIMIT = 500;

/**
 * Raises the version of every list that shows records of the kind. Call it as the last step of a write: on PostgreSQL
 * the writers of a kind wait for each other from here to their commit, so nothing else may be locked afterwards.
 */
export async function bumpListVersion(transaction: Db, kind: string): Promise<void> {
  await transaction
    .insertInto('list_versions')
    .values({ kind, version: 1 })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ version: sql`list_versions.version + 1` }))
    .execute();
}

/** The version of the lists of a kind, for their ETag and their totals; 0 before the first write. */
export async function getListVersion(db: Db, kind: string): Promise<number> {
  const row = await db.selectFrom('list_versions').select('version').where('kind', '=', kind).executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns the total of a list; `key` identifies its filters, `version` is that of its kind. */
export type MemoizedTotal = (list: { version: number; key: string }, count: () => Promise<number>) => Promise<number>;

/** Creates the cache of a process for the totals of one kind: each list is counted once for each version. */
export function memoizeTotals(): MemoizedTotal {
  let kept = { version: -1, totals: new Map<string, Promise<number>>() };
  return ({ version, key }, count) => {
    if (kept.version !== version || kept.totals.size >= TOTALS_LIMIT) kept = { version, totals: new Map() };
    const { totals } = kept;
    const known = totals.get(key);
    if (known) return known;
    const counted = count();
    totals.set(key, counted);
    counted.catch(() => totals.delete(key));
    return counted;
  };
}
