import { namedStatement } from './named-statement.ts';
import type { Db } from './schema.ts';

/** The version of the lists of a kind, for their ETag and their totals; 0 before the first write. */
export async function getListVersion(db: Db, kind: string): Promise<number> {
  const row = await db.selectFrom('list_versions').select('version').where('kind', '=', kind).executeTakeFirst();
  return row?.version ?? 0;
}

const sumVersions = namedStatement((db) =>
  db.selectFrom('list_versions').select((eb) => eb.fn.sum('version').as('sum')),
);

/** A number that every write raises which changes a record of any kind. */
export async function getWriteCount(db: Db): Promise<number> {
  const [row] = await sumVersions(db, {});
  return Number(row?.sum ?? 0);
}

/** Returns what was made of a list; `key` identifies its filters, `version` is that of the list. */
export type Memoized<Value> = (
  list: { version: number | string; key: string },
  make: () => Promise<Value>,
) => Promise<Value>;

/**
 * Creates a cache of a process for what is made of one kind of list, such as totals: each is made once for each version,
 * and those of other versions are dropped. Begins again before it would hold more than `limit`.
 */
export function memoizeByVersion<Value>({ limit }: { limit: number }): Memoized<Value> {
  let kept = { version: '' as number | string, values: new Map<string, Promise<Value>>() };
  return ({ version, key }, make) => {
    if (kept.version !== version) kept = { version, values: new Map() };
    const known = kept.values.get(key);
    if (known) return known;
    if (kept.values.size >= limit) kept = { version, values: new Map() };
    const { values } = kept;
    const made = make();
    values.set(key, made);
    made.catch(() => values.delete(key));
    return made;
  };
}
