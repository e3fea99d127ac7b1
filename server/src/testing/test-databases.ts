import { inject } from 'vitest';
import type { OnStatement } from '../db/database.ts';
import { makePostgres, makeSqlite } from './make-database.ts';

export type { TestDatabase, TestSqlite } from './make-database.ts';

/** Both databases by name, each opening one without records that belongs to the caller only. */
export const DATABASES = {
  SQLite: (onStatement?: OnStatement) => makeSqlite(inject('migratedFile'), onStatement),
  PostgreSQL: (onStatement?: OnStatement) => makePostgres(inject('postgresUrl'), inject('migratedName'), onStatement),
} as const;

export type DatabaseName = keyof typeof DATABASES;

/** For `describe.each`: every suite that uses the database runs on both. */
export const DATABASE_NAMES = Object.keys(DATABASES) as DatabaseName[];

/** The same without tables, for tests of the migrations. */
export const EMPTY_DATABASES = {
  SQLite: () => makeSqlite(),
  PostgreSQL: () => makePostgres(inject('postgresUrl')),
} as const;
