import { foldText } from '@baklja/contract/alias';
import type { AuditEntry, AuditFilters } from '@baklja/contract/features/accounts/audit-log';
import { type Kind, kindRow } from '@baklja/contract/kinds';
import { AUDIT_COUNT_LIMIT } from '@baklja/contract/limits';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';

/** `before` is the id of the entry after which the page begins; absent for the latest entries. */
type Request = { filters: AuditFilters; before?: number | undefined; limit: number };

/** The entries that match, the latest first, and whether there are more. */
export async function listEntries(
  db: Db,
  { filters, before, limit }: Request,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const conditions = await conditionsOf(db, filters);
  if (before !== undefined) {
    conditions.push(sql`(at, audit_log.id) < (select at, id from audit_log where id = ${before})`);
  }
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select(['audit_log.id', 'at', 'user_id', 'users.name as user_name', 'action', 'kind', 'record_id'])
    .select(['title', 'details', 'address', 'agent'])
    .$if(conditions.length > 0, (query) => query.where(sql.join<SqlBool>(conditions, sql` and `)))
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  const names = await namesOfUsers(db, rows);
  const entries = rows.slice(0, limit).map((row) => ({
    ...row,
    title: row.kind === 'user' ? (names.get(row.record_id ?? 0) ?? '') : row.title,
    details: JSON.parse(row.details),
  }));
  return { entries, hasMore: rows.length > limit };
}

/** How many entries match, counted up to the limit. */
export async function countEntries(db: Db, filters: AuditFilters): Promise<number> {
  const conditions = await conditionsOf(db, filters);
  const matching = db
    .selectFrom('audit_log')
    .select('id')
    .$if(conditions.length > 0, (query) => query.where(sql.join<SqlBool>(conditions, sql` and `)))
    .limit(AUDIT_COUNT_LIMIT);
  const { total } = await db
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function conditionsOf(db: Db, filters: AuditFilters): Promise<RawBuilder<SqlBool>[]> {
  const { search = '', user, action, kind, from, to } = filters;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (user !== undefined) conditions.push(sql`user_id = ${user}`);
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  const start = from && startOfZagrebDay(from);
  const end = to && startOfZagrebDay(to, 1);
  if (start) conditions.push(sql`at >= ${start}`);
  if (end) conditions.push(sql`at < ${end}`);
  const folded = foldText(search.trim());
  if (folded !== '') conditions.push(await matches(db, folded));
  return conditions;
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

/** Entries hold no names of users, so that an erased user has none there either. */
async function namesOfUsers(
  db: Db,
  rows: readonly { kind: string | null; record_id: number | null }[],
): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ kind, record_id }) => (kind === 'user' && record_id !== null ? [record_id] : []));
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The entries with the keys of their records; null for a record that does not exist. */
export async function addRecordKeys(db: Db, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const kinds = new Set(entries.flatMap(({ kind }) => kind ?? []));
  const keys = new Map<Kind, ReadonlyMap<number, string>>();
  for (const kind of kinds) {
    const ids = entries.flatMap((entry) => (entry.kind === kind ? (entry.record_id ?? []) : []));
    if (ids.length > 0) keys.set(kind, await listKeys(db, kind, ids));
  }
  return entries.map((entry) => ({
    ...entry,
    record_key: (entry.kind && keys.get(entry.kind)?.get(entry.record_id ?? 0)) ?? null,
  }));
}

/** What the addresses of the records contain, by their ids. */
async function listKeys(db: Db, kind: Kind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  // Its entries are of whole lists, which have no address.
  if (kind === 'categorisedAthlete') return new Map();
  const { plural, key } = kindRow(kind);
  const { rows } = await sql<{ id: number; key: string | number }>`
    select id, ${sql.ref(key)} as key from ${sql.table(plural)} where id in (${sql.join(ids)})
  `.execute(db);
  return new Map(rows.map((row) => [row.id, String(row.key)]));
}
