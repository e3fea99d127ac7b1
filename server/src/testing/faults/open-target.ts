import { type Database, openPostgresDatabase, openSqliteDatabase } from '../../db/database.ts';

/** The database at the address of a PostgreSQL, or in a file. */
export function openTarget(target: string): Database {
  return target.startsWith('postgres:') ? openPostgresDatabase(target) : openSqliteDatabase(target);
}
