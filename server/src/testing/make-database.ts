import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, type OnStatement, openPostgresDatabase, openSqliteDatabase } from '../db/database.ts';

export type TestDatabase = { database: Database; destroy: () => Promise<void> };
export type TestSqlite = TestDatabase & { file: string };
type TestPostgres = TestDatabase & { name: string; url: string };

/** A copy of the database file; an empty database when there is none. */
export async function makeSqlite(template?: string, onStatement?: OnStatement): Promise<TestSqlite> {
  const file = path.join(tmpdir(), `baklja-test-${randomUUID()}.db`);
  if (template) await copyFile(template, file);
  const database = openSqliteDatabase(file, onStatement);
  // No test survives a crash of the machine, so that no commit has to wait for the disk.
  await sql`pragma synchronous = off`.execute(database.migrating);
  return {
    database,
    file,
    destroy: async () => {
      await database.close();
      await Promise.all(['', '-wal', '-shm'].map((ending) => rm(file + ending, { force: true })));
    },
  };
}

/** A copy of the named database of the server; an empty database by default. */
export async function makePostgres(
  server: string,
  template = 'template1',
  onStatement?: OnStatement,
): Promise<TestPostgres> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: the default writes every page of the copy to the log as well.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgresDatabase(url.href, undefined, onStatement);
  return {
    database,
    name,
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
