import { foldText } from '@baklja/contract/alias';
import type { DeletedRecord } from '@baklja/contract/features/bin';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { containsText, readBy } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';
import { hasWidths } from '../../files/pictures/picture-format.ts';
import { binStart, type FileInBin, readFileInBin } from '../../files/records/file-bin.store.ts';
import { readFormerOf } from '../../files/records/former-files.store.ts';
import type { BinRow } from '../../records/bin.ts';

type BinRequest = { kinds: readonly BinKind[]; search: string; page: number; now: Date };

/** A page of the deleted records of the kinds, the latest first, with their number. Empty past the last page. */
export async function listDeletedRecords(
  db: Db,
  request: BinRequest,
): Promise<{ records: DeletedRecord[]; total: number; numPages: number }> {
  const selected = selectBin(db, request);
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected}`.execute(db);
  const total = rows[0]?.total ?? 0;
  const offset = (request.page - 1) * BIN_PAGE_SIZE;
  const records = offset < total ? await readPage(db, selected, offset) : [];
  return { records, total, numPages: Math.ceil(total / BIN_PAGE_SIZE) };
}

async function readPage(db: Db, selected: RawBuilder<unknown>, offset: number): Promise<DeletedRecord[]> {
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
  return rows.map(({ table_name, file, relations, ...row }) => ({
    ...row,
    kind: kindOfTable(table_name),
    ...(file !== null && { ...describeFile(file), is_former: readFormerOf(relations) !== null }),
  }));
}

function describeFile(data: string): { folder: string; is_picture: boolean } {
  const { folder, media_type } = readFileInBin(data);
  return { folder, is_picture: hasWidths(media_type) };
}

/** Ids of rows of the bin; or the time until which records were deleted. */
export type Chosen = { ids: readonly number[] } | { until: string };

/** A record of the bin. */
export type RecordInBin = BinRow & { kind: BinKind; title: string };

/**
 * The records of the bin with these ids, or those that were deleted until a time. Without those of other kinds, and
 * those that are in another deleted record. On PostgreSQL they can be locked until the transaction ends.
 */
export async function listRecordsInBin(
  db: Db,
  { kinds, now, isLocked = false, ...chosen }: Chosen & { kinds: readonly BinKind[]; now: Date; isLocked?: boolean },
): Promise<RecordInBin[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id', 'title'])
    .where('table_name', 'in', tablesOf(kinds))
    .where('deleted', '>=', binStart(now))
    .where('deleted_with', 'is', null)
    .$if('ids' in chosen, (query) => query.where('id', 'in', 'ids' in chosen ? chosen.ids : []))
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

/** The deleted records of the request. */
function selectBin(db: Db, { kinds, search, now }: BinRequest): RawBuilder<unknown> {
  const tables = tablesOf(kinds);
  const folded = foldText(search.trim());
  const index = tables.length === 1 ? 'deleted_records_by_table' : 'deleted_records_by_time';
  const conditions: RawBuilder<SqlBool>[] = [
    sql`table_name in (${sql.join(tables)})`,
    sql`deleted >= ${binStart(now)}`,
    sql`deleted_with is null`,
    ...(folded === '' ? [] : [containsText(db, 'title_folded', folded)]),
  ];
  return sql`from ${readBy(db, 'deleted_records', index)} where ${sql.join(conditions, sql` and `)}`;
}

function tablesOf(kinds: readonly BinKind[]): string[] {
  return kinds.map((kind) => KINDS[kind].plural);
}

function kindOfTable(table: string): BinKind {
  const kind = (Object.keys(KINDS) as BinKind[]).find((one) => KINDS[one].plural === table);
  if (kind === undefined) throw new Error(`no kind has the table ${table}`);
  return kind;
}
