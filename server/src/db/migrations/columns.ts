import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import type { Db } from '../schema.ts';

/** Type of the database in migrations, whose tables may be absent from the current schema. */
export type AnyDb = Kysely<Record<string, never>>;

/** Whether a migration runs on PostgreSQL. */
export function onPostgres(db: AnyDb): boolean {
  return isPostgres(db as unknown as Db);
}

/** Type and constraint of an id column: numbers rise and are never assigned again. */
export function idColumn(db: AnyDb) {
  const type = onPostgres(db) ? ('bigint' as const) : ('integer' as const);
  const constrain = (column: ColumnDefinitionBuilder) =>
    onPostgres(db) ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement();
  return [type, constrain] as const;
}

/** Type of a column that holds an id of another table, or another large number. */
export function largeNumber(db: AnyDb) {
  return onPostgres(db) ? ('bigint' as const) : ('integer' as const);
}

/** The `version` column of a record. */
export function versionColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(1);
}

/** Text that sorts by code points on both databases, as stored times and folded titles must. */
export function plainText(db: AnyDb) {
  return onPostgres(db) ? sql`text collate "C"` : ('text' as const);
}

/** A new table of records: with id, version, and the columns for who and when. */
export function newRecordTable(db: AnyDb, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('created', plainText(db))
    .addColumn('created_by', largeNumber(db))
    .addColumn('modified', plainText(db))
    .addColumn('modified_by', largeNumber(db));
}
