import { sql } from 'kysely';
import { listTables } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';

/** Tables that say what was done, not what there is. */
const NOT_CONTENT = new Set([
  'audit_log',
  'changes',
  'created_records',
  'deleted_records',
  'kysely_migration',
  'kysely_migration_lock',
  'list_versions',
  'sessions',
  'tries',
]);

/** Columns that every write changes. */
const OF_WRITES = ['version', 'modified', 'modified_by', 'modified_time', 'modified_user_id', 'azurirano'];

type Row = Record<string, unknown>;

/** The rows of every table with content, in a fixed order, without the columns that every write changes. */
export async function dumpTables(db: Db): Promise<Record<string, Row[]>> {
  const dump: Record<string, Row[]> = {};
  for (const table of await listTables(db)) {
    if (NOT_CONTENT.has(table) || table.startsWith('sqlite_')) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    const kept = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !OF_WRITES.includes(name))),
    );
    dump[table] = kept.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return dump;
}
