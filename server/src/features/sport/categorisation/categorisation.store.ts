import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import {
  CATEGORISATION_PAGE_SIZE,
  type CategorisationDifference,
  type CategorisationVersion,
  type categorisationRoutes,
} from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import type { RouteInput } from '@baklja/contract/route';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../../db/database.ts';
import { containsText } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';

/** The columns that everyone reads (answers, section 6). */
const PUBLIC_COLUMNS = ['AUTOID', 'Ime', 'PreZme', 'SptNazOK', 'EVSKat', 'KatRezult', 'Zupanija'] as const;

/** Rows of one statement: on SQLite, other requests wait for so many. */
const ROWS_AT_ONCE = 500;

export async function listIds(db: Db, listId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('categorisation_list_rows')
    .select('AUTOID')
    .where('list_id', '=', listId)
    .orderBy('name_key')
    .orderBy('AUTOID')
    .execute();
  return rows.map(({ AUTOID }) => AUTOID);
}

/**
 * The JSON of rows of a list, in the order of the ids. Read and written some at a time: other requests get their turn,
 * and a list never changes in between.
 */
export async function writeRows(
  db: Db,
  { listId, ids, everyColumn }: { listId: number; ids: readonly number[]; everyColumn: boolean },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
    const rows = await db
      .selectFrom('categorisation_list_rows')
      .select(everyColumn ? CATEGORISATION_COLUMNS : PUBLIC_COLUMNS)
      .where('list_id', '=', listId)
      .where('AUTOID', 'in', some)
      .execute();
    const byId = new Map(rows.map((row) => [row.AUTOID, row]));
    const json = some.map((id) => JSON.stringify(byId.get(id))).join();
    parts.push(Buffer.from(parts.length === 0 ? json : `,${json}`));
    await nextTurn();
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}

export function getRow(db: Db, autoId: number, { everyColumn }: { everyColumn: boolean }) {
  return db
    .selectFrom('categorisation_rows')
    .select(everyColumn ? CATEGORISATION_COLUMNS : PUBLIC_COLUMNS)
    .where('AUTOID', '=', autoId)
    .executeTakeFirst();
}

/**
 * The category of an athlete in the list before the one in force; null when that list lacks the athlete, undefined
 * without such a list.
 */
export async function getFormerCategory(db: Db, autoId: number): Promise<string | null | undefined> {
  const former = await db
    .selectFrom('categorisation_versions as versions')
    .leftJoin('categorisation_list_rows as rows', (join) =>
      join.onRef('rows.list_id', '=', 'versions.list_id').on('AUTOID', '=', autoId),
    )
    .select('EVSKat')
    .orderBy('versions.id', 'desc')
    .limit(1)
    .offset(1)
    .executeTakeFirst();
  return former?.EVSKat;
}

const ORDER_KEYS = { SptNazOK: 'sport_key', Zupanija: 'county_key' } as const;

/** The values of a column in Croatian order, with the number of their rows. */
export function countValues(db: Db, listId: number, column: keyof typeof ORDER_KEYS) {
  const key = ORDER_KEYS[column];
  return db
    .selectFrom('categorisation_list_rows')
    .select([sql.ref<string>(column).as('value'), sql<number>`count(*)`.as('count')])
    .where('list_id', '=', listId)
    .where(column, '<>', '')
    .groupBy([column, key])
    .orderBy(key)
    .orderBy(column)
    .execute();
}

type Filters = RouteInput<typeof categorisationRoutes.exportCategorisation>['query'];

/** A list, and today as YYYY-MM-DD in Zagreb. */
type Scope = { listId: number; today: string };

const ORDERS = {
  name: 'name_key',
  sport: 'sport_key',
  category: 'EVSKat',
  county: 'county_key',
  valid: 'valid_until',
  autoid: 'AUTOID',
} as const;

/** A page of the rows that the filters leave, how many there are, and how many each category has. */
export async function findRows(
  db: Db,
  scope: Scope,
  { page = 1, ...filters }: Filters & { page?: number | undefined },
) {
  const { category, ...others } = filters;
  const categories = await db
    .selectFrom('categorisation_list_rows')
    .select(['EVSKat as value', sql<number>`count(*)`.as('count')])
    .where(conditionOf(db, scope, others))
    .groupBy('EVSKat')
    .orderBy('EVSKat')
    .execute();
  const athletes = await selectRows(db, scope, filters)
    .select(CATEGORISATION_COLUMNS)
    .select('valid_until')
    .limit(CATEGORISATION_PAGE_SIZE)
    .offset((page - 1) * CATEGORISATION_PAGE_SIZE)
    .execute();
  const total = categories
    .filter(({ value }) => category === undefined || value === category)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    athletes: athletes.map(({ valid_until, ...athlete }) => ({
      ...athlete,
      is_expired: valid_until !== '' && valid_until < scope.today,
    })),
    total,
    numPages: Math.ceil(total / CATEGORISATION_PAGE_SIZE),
    categories,
  };
}

export async function findIds(db: Db, scope: Scope, filters: Filters): Promise<number[]> {
  const rows = await selectRows(db, scope, filters).select('AUTOID').execute();
  return rows.map(({ AUTOID }) => AUTOID);
}

function selectRows(db: Db, scope: Scope, filters: Filters) {
  const { sort = 'name', order = 'asc' } = filters;
  return db
    .selectFrom('categorisation_list_rows')
    .where(conditionOf(db, scope, filters))
    .orderBy(ORDERS[sort], order)
    .orderBy('name_key', order)
    .orderBy('AUTOID', order);
}

function conditionOf(db: Db, { listId, today }: Scope, filters: Filters): RawBuilder<SqlBool> {
  const { search = '', category, sport, county, validity } = filters;
  const conditions = [sql<SqlBool>`list_id = ${listId}`];
  for (const word of foldText(search).split(/\s+/).filter(Boolean)) {
    const isName = containsText(db, 'name_folded', word);
    conditions.push(/^\d{1,15}$/.test(word) ? sql`(${isName} or "AUTOID" = ${Number(word)})` : isName);
  }
  if (category !== undefined) conditions.push(sql`"EVSKat" = ${category}`);
  if (sport !== undefined) conditions.push(sql`"SptNazOK" = ${sport}`);
  if (county !== undefined) conditions.push(sql`"Zupanija" = ${county}`);
  if (validity === 'expired') conditions.push(LACKING['categorisedAthlete.validity'](today));
  if (validity === 'valid') conditions.push(sql`(valid_until = '' or valid_until >= ${today})`);
  return sql.join(conditions, sql` and `);
}

/** The version in force, the id of its rows, and how many there are; all 0 before the first list. */
export type InForce = { version: number; listId: number; rows: number };

export async function getInForce(db: Db): Promise<InForce> {
  const row = await db
    .selectFrom('categorisation_versions')
    .select(['id', 'list_id', 'rows'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { version: row?.id ?? 0, listId: row?.list_id ?? 0, rows: row?.rows ?? 0 };
}

export function listVersions(db: Db): Promise<CategorisationVersion[]> {
  return db
    .selectFrom('categorisation_versions as versions')
    .leftJoin('users', 'users.id', 'versions.created_by')
    .select(['versions.id', 'versions.created', 'users.name as created_by_name', 'action', 'file_name', 'restored_id'])
    .select(['rows', 'added', 'removed', 'changed'])
    .orderBy('versions.id', 'desc')
    .execute();
}

export function getVersion(db: Db, id: number) {
  return db.selectFrom('categorisation_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What replacing the rows of one list by those of another changes. Other requests get their turn after each count. */
export async function compareLists(db: Db, before: number, after: number): Promise<CategorisationDifference> {
  const added = await countRows(db, missingRows(before, after));
  const removed = await countRows(db, missingRows(after, before));
  const changed = await countRows(db, changedRows(before, after));
  return { added, removed, changed };
}

/**
 * Counts the rows of new lists for PostgreSQL. It takes a list that it does not know for empty, and two such lists are
 * compared row by row: 20,000 people took longer than a statement may.
 */
export async function countForPlanner(transaction: Db): Promise<void> {
  if (isPostgres(transaction)) await sql`analyze categorisation_list_rows`.execute(transaction);
}

async function countRows(db: Db, rowsOfLists: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${rowsOfLists}`.execute(db);
  await nextTurn();
  return rows[0]?.count ?? 0;
}

function missingRows(lacking: number, having: number): RawBuilder<unknown> {
  return sql`from categorisation_list_rows a where a.list_id = ${having} and not exists (
    select 1 from categorisation_list_rows b where b.list_id = ${lacking} and b."AUTOID" = a."AUTOID")`;
}

function changedRows(before: number, after: number): RawBuilder<unknown> {
  return sql`from categorisation_list_rows a join categorisation_list_rows b
    on b.list_id = ${before} and b."AUTOID" = a."AUTOID" and b."EVSKat" <> a."EVSKat"
    where a.list_id = ${after}`;
}
