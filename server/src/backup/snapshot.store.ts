import { sql } from 'kysely';
import { isPostgres } from '../db/database.ts';
import { listTables } from '../db/migrate.ts';
import { anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { type Row, RowSum, toLine } from './rows.ts';
import { listSavedTables } from './tables.ts';

/** Rows that are held in memory at one time. */
const ROWS_AT_ONCE = 100;

/** The tables of the database that a backup saves, in their order. One of an older version may not have all of them. */
export async function listPresentTables(db: Db): Promise<string[]> {
  const tables = await listTables(db);
  return (await listSavedTables()).filter((table) => tables.has(table));
}

export async function countRows(db: Db, tables: readonly string[]): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const counted = anyTable(db).selectFrom(table).select(sql<number>`count(*)`.as('rows'));
    total += Number((await counted.executeTakeFirstOrThrow())['rows']);
  }
  return total;
}

/** The columns of each table, without those that the database derives itself. */
export async function readColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = isPostgres(db)
    ? await sql<{ table: string; name: string }>`select table_name as table, column_name as name
        from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'`.execute(db)
    : await sql<{ table: string; name: string }>`select tables.name as "table", columns.name as name
        from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`.execute(
        db,
      );
  const columns = new Map<string, string[]>();
  for (const { table, name } of rows) columns.set(table, [...(columns.get(table) ?? []), name]);
  return columns;
}

/** All rows of a table with these columns, some at a time. On PostgreSQL `db` is a transaction. */
export async function* readRows(db: Db, table: string, columns: readonly string[]): AsyncGenerator<Row[]> {
  const query = anyTable(db).selectFrom(table).select(columns);
  yield* isPostgres(db) ? readByCursor(db, query) : batches(query.stream());
}

/** Number and checksum of the rows of each saved table. On PostgreSQL `db` is a transaction. */
export async function sumTables(db: Db): Promise<Map<string, RowSum>> {
  const columns = await readColumns(db);
  const sums = new Map<string, RowSum>();
  for (const table of await listPresentTables(db)) {
    const sum = new RowSum();
    for await (const rows of readRows(db, table, columns.get(table) ?? []))
      for (const row of rows) sum.add(toLine(row));
    sums.set(table, sum);
  }
  return sums;
}

/** The highest id that each table has ever given, of those that give ids. */
export async function readLastIds(db: Db): Promise<Map<string, number>> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db);
    return new Map(rows.map(({ name, seq }) => [name, seq]));
  }
  const lastIds = new Map<string, number>();
  for (const { table, sequence } of await listSequences(db)) {
    const { rows } = await sql<{ last: number; is_called: boolean }>`
      select last_value as last, is_called from ${sql.raw(sequence)}`.execute(db);
    if (rows[0]?.is_called) lastIds.set(table, rows[0].last);
  }
  return lastIds;
}

/** The sequence of each table of PostgreSQL that gives ids; a sequence is written as SQL. */
export async function listSequences(db: Db): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select table_name as table, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  return rows;
}

async function* readByCursor(db: Db, query: { compile: () => { sql: string } }): AsyncGenerator<Row[]> {
  await sql`declare saved_rows no scroll cursor for ${sql.raw(query.compile().sql)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from saved_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close saved_rows`.execute(db);
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
