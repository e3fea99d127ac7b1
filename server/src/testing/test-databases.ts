import { inject } from 'vitest';
import { makePostgres, makeSqlite } from './make-database.ts';

export type { TestDatabase, TestSqlite } from './make-database.ts';

/** Both databases by name, each opening one without records that belongs to the caller only. */
export const DATABASES = {
  SQLite: () => makeSqlite(inject('migratedFile')),
  PostgreSQL: () => makePostgres(inject('postgresUrl'), inject('migratedName')),
} as const;

export type DatabaseName = keyof typeof DATABASES;

/** For `describe.each`: every suite that uses the database runs on both. */
export const DATABASE_NAMES = Object.keys(DATABASES) as DatabaseName[];

/** The same without tables, for tests of the migrations. */
export const EMPTY_DATABASES = {
  SQLite: () => makeSqlite(),
  PostgreSQL: () => makePostgres(inject('postgresUrl')),
} as const;
