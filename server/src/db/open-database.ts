import path from 'node:path';
import type { Config } from '../config.ts';
import { type Database, type OnStatement, openPostgresDatabase, openSqliteDatabase } from './database.ts';

/** The database of the settings. A SQLite file is created when it does not exist. */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onStatement?: OnStatement,
): Database {
  if (databaseUrl === undefined) return openSqliteDatabase(sqliteFileIn(dataDir), onStatement);
  return openPostgresDatabase(databaseUrl, undefined, onStatement);
}

export function sqliteFileIn(dataDir: string): string {
  return path.join(dataDir, 'baklja.db');
}
