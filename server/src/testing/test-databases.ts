import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openPostgresDatabase, openSqliteDatabase } from '../db/database.ts';

/** `file` is set for SQLite, `url` for PostgreSQL. */
export type TestDatabase = { database: Database; destroy: () => Promise<void>; file?: string; url?: string };

/** Both databases by name, each opening an empty one that belongs to this test file only. */
export const DATABASES = { SQLite: openEmptySqlite, PostgreSQL: openEmptyPostgres } as const;

export type DatabaseName = keyof typeof DATABASES;

/** For `describe.each`: every suite that uses the database runs on both. */
export const DATABASE_NAMES = Object.keys(DATABASES) as DatabaseName[];

async function openEmptySqlite(): Promise<TestDatabase> {
  const file = path.join(tmpdir(), `baklja-test-${randomUUID()}.db`);
  const database = openSqliteDatabase(file);
  return {
    database,
    file,
    destroy: async () => {
      await database.close();
      await Promise.all(['', '-wal', '-shm'].map((ending) => rm(file + ending, { force: true })));
    },
  };
}

async function openEmptyPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgresDatabase(url.href);
  return {
    database,
    url: url.href,
    destroy: async () => {
      await database.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
