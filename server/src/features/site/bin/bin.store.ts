import { foldText } from '@baklja/contract/alias';
import type { CountedKind, DeletedRecord } from '@baklja/contract/features/site/bin';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toStoredTime } from '../../../clock.ts';
import { isPostgres } from '../../../db/database.ts';
import { containsText, readBy } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';
import { hasWidths } from '../../../files/pictures/picture-format.ts';
import { binStart, type FileInBin, readFileInBin } from '../../../files/records/file-bin.store.ts';
import { readFormerOf } from '../../../files/records/former-files.store.ts';
import type { BinRow } from '../../../records/bin.ts';
import type { Sites } from '../../../records/links/menu-references.store.ts';
import { kindOfTable, tablesOf } from './bin-kinds.ts';
import { countParts } from './deleted-content.store.ts';

type Whose = { kinds: readonly BinKind[]; now: Date };

type BinRequest = Whose & { user?: number | undefined; search: string; page: number };

/** A page of the deleted records of the kinds, the latest first, with their number. Empty past the last page. */
export async function listDeletedRecords(
  db: Db,
  request: BinRequest,
  sites: Sites,
): Promise<{ records: DeletedRecord[]; total: number; numPages: number }> {
  const selected = selectBin(db, request);
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected}`.execute(db);
  const total = rows[0]?.total ?? 0;
  const offset = (request.page - 1) * BIN_PAGE_SIZE;
  const records = offset < total ? await readPage(db, selected, offset, sites) : [];
  return { records, total, numPages: Math.ceil(total / BIN_PAGE_SIZE) };
}

async function readPage(db: Db, selected: RawBuilder<unknown>, offset: number, sites: Sites): Promise<DeletedRecord[]> {
  // Ids first: skipped rows are then skipped in the index alone.
  const ids = sql<number>`(
    select id ${selected} order by deleted desc, id desc limit ${sql.lit(BIN_PAGE_SIZE)} offset ${offset}
  )`;
  const rows = await db
    .selectFrom('deleted_records')
    .leftJoin('users', 'users.id', 'deleted_by')
    .select(['deleted_records.id', 'table_name', 'record_id', 'title', 'deleted', 'users.name as deleted_by_name'])
    .select(sql<string | null>`case when table_name = 'files' then data end`.as('file'))
    .select('relations')
    .where('deleted_records.id', 'in', ids)
    .orderBy('deleted', 'desc')
    .orderBy('deleted_records.id', 'desc')
    .execute();
  const known = rows.map(({ table_name, file: data, ...row }) => {
    const file = data === null ? null : readFileInBin(data);
    return { ...row, kind: kindOfTable(table_name), file, path: file === null ? null : file.path };
  });
  const parts = await countParts(db, known, sites);
  return known.map(({ file, path, relations, ...row }) => ({
    ...row,
    parts: parts.get(row.id) ?? [],
    ...(file && {
      folder: file.folder,
      is_picture: hasWidths(file.media_type),
      is_former: readFormerOf(relations) !== null,
    }),
  }));
}

/** The users who deleted records of the kinds, by name. */
export function listBinUsers(db: Db, whose: Whose): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', sql<number>`(select deleted_by ${selectBin(db, whose)})`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** How many records of each kind are in the bin, with those inside of others, and when the latest was deleted. */
export async function countDeletedRecords(db: Db, now: Date): Promise<{ until: string; counts: CountedKind[] }> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['table_name', (eb) => eb.fn.countAll<number>().as('count'), (eb) => eb.fn.max('deleted').as('latest')])
    .where('deleted', '>=', binStart(now))
    .groupBy('table_name')
    .execute();
  const latest = rows
    .map((row) => row.latest)
    .toSorted()
    .at(-1);
  const counts = rows.map(({ table_name, count }) => ({ kind: kindOfTable(table_name), count: Number(count) }));
  return { until: latest ?? toStoredTime(now), counts };
}

/** Ids of rows of the bin; or the time until which records were deleted. */
export type Chosen = { ids: readonly number[] } | { until: string };

export type RecordInBin = BinRow & { kind: BinKind; title: string; deleted_with: number | null };

/**
 * The records of the bin with these ids, without those that are in another deleted record; or all that were deleted
 * until a time, with those. On PostgreSQL they can be locked until the transaction ends.
 */
export async function listRecordsInBin(
  db: Db,
  { kinds, now, isLocked = false, ...chosen }: Chosen & Whose & { isLocked?: boolean },
): Promise<RecordInBin[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id', 'title', 'deleted_with'])
    .where('table_name', 'in', tablesOf(kinds))
    .where('deleted', '>=', binStart(now))
    .$if('ids' in chosen, (query) =>
      query.where('id', 'in', 'ids' in chosen ? chosen.ids : []).where('deleted_with', 'is', null),
    )
    .$if('until' in chosen, (query) => query.where('deleted', '<=', 'until' in chosen ? chosen.until : ''))
    .orderBy('id')
    .$if(isLocked && isPostgres(db), (query) => query.forUpdate())
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOfTable(row.table_name) }));
}

/** The row of a deleted record that was deleted by itself; undefined when the bin does not have it. */
export function findInBin(
  db: Db,
  { kind, id, now }: { kind: Kind; id: number; now: Date },
): Promise<{ id: number; title: string } | undefined> {
  return db
    .selectFrom('deleted_records')
    .select(['id', 'title'])
    .where('table_name', '=', KINDS[kind].plural)
    .where('record_id', '=', id)
    .where('deleted', '>=', binStart(now))
    .where('deleted_with', 'is', null)
    .executeTakeFirst();
}

/** The file of a row of the bin that can still be restored; undefined for a row of another kind. */
export async function getFileInBin(db: Db, { id, now }: { id: number; now: Date }): Promise<FileInBin | undefined> {
  const row = await db
    .selectFrom('deleted_records')
    .select('data')
    .where('id', '=', id)
    .where('table_name', '=', 'files')
    .where('deleted', '>=', binStart(now))
    .executeTakeFirst();
  return row && readFileInBin(row.data);
}

function selectBin(
  db: Db,
  { kinds, user, search = '', now }: Whose & Partial<Pick<BinRequest, 'user' | 'search'>>,
): RawBuilder<unknown> {
  const tables = tablesOf(kinds);
  const folded = foldText(search.trim());
  const index = tables.length === 1 ? 'deleted_records_by_table' : 'deleted_records_by_time';
  const conditions: RawBuilder<SqlBool>[] = [
    sql`table_name in (${sql.join(tables)})`,
    sql`deleted >= ${binStart(now)}`,
    sql`deleted_with is null`,
    ...(user === undefined ? [] : [sql<SqlBool>`deleted_by = ${user}`]),
    ...(folded === '' ? [] : [containsText(db, 'title_folded', folded)]),
  ];
  return sql`from ${readBy(db, 'deleted_records', index)} where ${sql.join(conditions, sql` and `)}`;
}

/** Runs `work` in an open transaction. When it throws, what it wrote is undone, and the transaction can go on. */
export async function attempt<Result>(transaction: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    throw error;
  }
}
