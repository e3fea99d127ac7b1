import { sql } from 'kysely';
import { openSqliteDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Db, Schema } from '../db/schema.ts';

/**
 * The tables that a backup leaves out, because their rows mean nothing elsewhere or later: who is logged in or has an
 * editor open, counted tries, questions that wait for an answer, what one storage of files was found to hold,
 * which backups one folder has, and which processes run.
 */
export const LEFT_OUT_TABLES = [
  'sessions',
  'tries',
  'passkey_challenges',
  'editor_presence',
  'unknown_objects',
  'nightly_backups',
  'nightly_backup_status',
  'nodes',
] as const satisfies readonly (keyof Schema)[];

/** What the migrations make of other tables. */
export const VIEWS = ['categorisation_rows'] as const satisfies readonly (keyof Schema)[];

/**
 * The tables of a backup, in an order in which their rows can be inserted: all that the migrations make in an empty
 * database, except {@link LEFT_OUT_TABLES}. A schema of PostgreSQL may have tables of other programs as well.
 */
export async function listSavedTables(): Promise<string[]> {
  const database = openSqliteDatabase(':memory:');
  try {
    await migrateToLatest(database);
    const leftOut: readonly string[] = LEFT_OUT_TABLES;
    return (await orderTables(database.migrating)).filter((table) => !leftOut.includes(table));
  } finally {
    await database.close();
  }
}

/** The tables of the migrations in a database of SQLite, by name, except that each follows those that it refers to. */
export async function orderTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; parent: string | null }>`
    select tables.name, keys."table" as parent
    from pragma_table_list as tables left join pragma_foreign_key_list(tables.name) as keys
    where tables.schema = 'main' and tables.type = 'table'
      and tables.name not glob 'sqlite_*' and tables.name not glob 'kysely_*'
    order by tables.name, parent`.execute(db);
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const add = (table: string) => {
    // Also a table that refers to itself.
    if (visited.has(table)) return;
    visited.add(table);
    for (const { name, parent } of rows) if (name === table && parent !== null) add(parent);
    ordered.add(table);
  };
  for (const { name } of rows) add(name);
  return [...ordered];
}
