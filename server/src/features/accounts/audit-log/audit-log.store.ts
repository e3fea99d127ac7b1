import { foldText } from '@baklja/contract/alias';
import type { AuditEntry, AuditFilters } from '@baklja/contract/features/accounts/audit-log';
import { AUDIT_COUNT_LIMIT } from '@baklja/contract/limits';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';
import { nameRecords } from '../../../records/name-records.ts';

/** `before` is the id of the entry after which the page begins; absent for the latest entries. */
type Request = { filters: AuditFilters; before?: number | undefined; limit: number };

/** The entries that match, the latest first, and whether there are more. */
export async function listEntries(
  db: Db,
  { filters, before, limit }: Request,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const earlier = sql<SqlBool>`(at, audit_log.id) < (select at, id from audit_log where id = ${before})`;
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    // Entries hold no names of users, so that an erased user has none there either.
    .leftJoin('users as concerned', (join) =>
      join.on('kind', '=', 'user').onRef('concerned.id', '=', 'audit_log.record_id'),
    )
    .select(['audit_log.id', 'at', 'user_id', 'users.name as user_name', 'action', 'kind', 'record_id'])
    .select(['title', 'concerned.name as concerned_name', 'details', 'address', 'agent'])
    .where(await matchOf(db, filters))
    .$if(before !== undefined, (query) => query.where(earlier))
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit).map(({ concerned_name, ...row }) => {
    const title = row.kind === 'user' ? (concerned_name ?? '') : row.title;
    return { ...row, title, details: JSON.parse(row.details) };
  });
  return { entries, hasMore: rows.length > limit };
}

/** How many entries match, counted up to the limit. */
export async function countEntries(db: Db, filters: AuditFilters): Promise<number> {
  const matching = db
    .selectFrom('audit_log')
    .select('id')
    .where(await matchOf(db, filters))
    .limit(AUDIT_COUNT_LIMIT);
  const { total } = await db
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The condition on the entries; with filters absent it is true of all. */
async function matchOf(db: Db, filters: AuditFilters): Promise<RawBuilder<SqlBool>> {
  const { search = '', user, action, kind, from, to } = filters;
  const conditions: RawBuilder<SqlBool>[] = [sql`1 = 1`];
  if (user !== undefined) conditions.push(sql`user_id = ${user}`);
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  const start = from && startOfZagrebDay(from);
  const end = to && startOfZagrebDay(to, 1);
  if (start) conditions.push(sql`at >= ${start}`);
  if (end) conditions.push(sql`at < ${end}`);
  const folded = foldText(search.trim());
  if (folded !== '') conditions.push(await matches(db, folded));
  return sql.join<SqlBool>(conditions, sql` and `);
}

/** The text in the title, or in the present name of who did it or of the user to whom it was done. */
async function matches(db: Db, folded: string): Promise<RawBuilder<SqlBool>> {
  const users = await db.selectFrom('users').select(['id', 'name']).execute();
  const found = users.filter(({ name }) => foldText(name).includes(folded)).map(({ id }) => id);
  const title = containsText(db, 'title_folded', folded);
  if (found.length === 0) return title;
  const ids = sql.join(found);
  return sql`(${title} or user_id in (${ids}) or (kind = 'user' and record_id in (${ids})))`;
}

/** The entries with the keys of their records; null for a record that does not exist. */
export async function addRecordKeys(db: Db, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const keys = new Map<string, string>();
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    // The entries of a categorisation are of whole lists, which have no address.
    if (kind === null || kind === 'categorisedAthlete') continue;
    const ids = ofKind.flatMap(({ record_id }) => record_id ?? []);
    for (const [id, { key }] of await nameRecords(db, kind, ids)) keys.set(`${kind} ${id}`, key);
  }
  return entries.map((entry) => ({ ...entry, record_key: keys.get(`${entry.kind} ${entry.record_id}`) ?? null }));
}
