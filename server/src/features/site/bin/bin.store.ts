import { foldText } from '@baklja/contract/alias';
import { statusOf } from '@baklja/contract/features/content/post-status';
import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import type { Flag } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import { BIN_PAGE_SIZE } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../../db/database.ts';
import { containsText, readBy } from '../../../db/dialect-sql.ts';
import type { Db } from '../../../db/schema.ts';
import { hasWidths } from '../../../files/pictures/picture-format.ts';
import { binStart, type FileInBin, readFileInBin } from '../../../files/records/file-bin.store.ts';
import { countUsesOfPaths } from '../../../files/records/file-uses.store.ts';
import { readFormerOf } from '../../../files/records/former-files.store.ts';
import type { BinRow } from '../../../records/bin.ts';

type Whose = { kinds: readonly BinKind[]; now: Date };

type BinRequest = Whose & { user?: number | undefined; search: string; page: number };

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
    .select([fieldOf(db, 'posts', 'images'), fieldOf(db, 'posts', 'state')])
    .select([fieldOf(db, 'posts', 'publish_up'), fieldOf(db, 'posts', 'publish_down')])
    .select([fieldOf(db, 'document_folders', 'show_doc_page'), fieldOf(db, 'subfolders', 'show_sub')])
    .select('relations')
    .where('deleted_records.id', 'in', ids)
    .orderBy('deleted', 'desc')
    .orderBy('deleted_records.id', 'desc')
    .execute();
  const contained = await countContained(
    db,
    rows.map(({ id }) => id),
  );
  const known = rows.map(({ file, images, state, publish_up, publish_down, relations, ...others }) => {
    const { show_doc_page, show_sub, ...row } = others;
    const shown = show_doc_page ?? show_sub;
    return {
      ...row,
      ...(images !== null && { images }),
      ...(publish_up !== null && {
        was_public: statusOf({ state: Number(state) as Flag, publish_up, publish_down }, row.deleted) === 'published',
      }),
      ...(shown !== null && { was_public: Number(shown) === 1 }),
      file: file === null ? undefined : readFileInBin(file),
      isFormer: readFormerOf(relations) !== null,
    };
  });
  const files = known.flatMap(({ record_id: id, file, isFormer }) =>
    file && !isFormer ? { id, path: file.path } : [],
  );
  const uses = await countUsesOfPaths(db, files);
  return known.map(({ table_name, file, isFormer, ...row }) => ({
    ...row,
    kind: kindOfTable(table_name),
    contained: contained.filter(({ id }) => id === row.id).map(({ kind, count }) => ({ kind, count })),
    ...(file && { folder: file.folder, is_picture: hasWidths(file.media_type), is_former: isFormer }),
    ...(file && !isFormer && { uses: uses.get(row.record_id) ?? 0 }),
  }));
}

/** A field of a record, without its texts, which may be long. Null for a record of another table. */
function fieldOf<Name extends string>(db: Db, table: string, name: Name) {
  const field = isPostgres(db)
    ? sql`data::json ->> ${sql.lit(name)}`
    : sql`json_extract(data, ${sql.lit(`$.${name}`)})`;
  return sql<string | null>`case when table_name = ${sql.lit(table)} then ${field} end`.as(name);
}

/** What was deleted inside of each of the rows; subfolders before documents. */
async function countContained(db: Db, ids: readonly number[]) {
  const counted = await db
    .selectFrom('deleted_records')
    .select(['deleted_with as id', 'table_name', (eb) => eb.fn.countAll<number>().as('count')])
    .where('deleted_with', 'in', ids)
    .groupBy(['deleted_with', 'table_name'])
    .orderBy('table_name', 'desc')
    .execute();
  return counted.map(({ id, table_name, count }) => ({ id, kind: kindOfTable(table_name), count: Number(count) }));
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

/** Ids of rows of the bin; or the time until which records were deleted. */
export type Chosen = { ids: readonly number[] } | { until: string };

export type RecordInBin = BinRow & { kind: BinKind; title: string };

/**
 * The records of the bin with these ids, or all that were deleted until a time; without those that are in another
 * deleted record. On PostgreSQL they can be locked until the transaction ends.
 */
export async function listRecordsInBin(
  db: Db,
  { kinds, now, isLocked = false, ...chosen }: Chosen & Whose & { isLocked?: boolean },
): Promise<RecordInBin[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id', 'title'])
    .where('table_name', 'in', tablesOf(kinds))
    .where('deleted', '>=', binStart(now))
    .where('deleted_with', 'is', null)
    .$call((query) =>
      'ids' in chosen ? query.where('id', 'in', chosen.ids) : query.where('deleted', '<=', chosen.until),
    )
    .orderBy('id')
    .$if(isLocked && isPostgres(db), (query) => query.forUpdate())
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOfTable(row.table_name) }));
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

function tablesOf(kinds: readonly BinKind[]): string[] {
  return kinds.map((kind) => KINDS[kind].plural);
}

/** @throws Error when no kind has the table. */
export function kindOfTable(table: string): BinKind {
  const kind = (Object.keys(KINDS) as BinKind[]).find((one) => KINDS[one].plural === table);
  if (kind === undefined) throw new Error(`no kind has the table ${table}`);
  return kind;
}
