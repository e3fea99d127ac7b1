import path from 'node:path';
import type { Config } from '../config.ts';
import { type Database, openPostgresDatabase, openSqliteDatabase } from './database.ts';

/** The database of the settings. A SQLite file is created when it does not exist. */
export function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  return databaseUrl === undefined ? openSqliteDatabase(sqliteFileIn(dataDir)) : openPostgresDatabase(databaseUrl);
}

export function sqliteFileIn(dataDir: string): string {
  return path.join(dataDir, 'baklja.db');
}
