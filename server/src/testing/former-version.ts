/**
 * What version 0.1.0 has left at commit 9c853a5a, whose last migration is 0027: two rows in every table, on both
 * databases, and a backup of them with two objects.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { makePostgres, makeSqlite } from './make-database.ts';

const FOLDER = path.join(import.meta.dirname, 'version-0.1.0');

/** Name that version 0.1.0 gave to its newest migration. */
export const NEWEST_MIGRATION = '0027-bin-by-user';

/** Each opens a database of its own, as version 0.1.0 has left it. */
export const FORMER_DATABASES = {
  SQLite: async () => {
    const file = path.join(tmpdir(), `baklja-former-${process.pid}-${performance.now()}.db`);
    await writeFile(file, await unpacked('sqlite.db.gz'));
    const made = await makeSqlite(file);
    await rm(file);
    return made;
  },
  PostgreSQL: async () => {
    const made = await makePostgres(inject('postgresUrl'));
    const client = new pg.Client({ connectionString: made.url });
    await client.connect();
    // The statements of its migrations, as PostgreSQL got them, and its rows.
    await client.query((await unpacked('postgresql.sql.gz')).toString());
    await client.end();
    return made;
  },
} as const;

/** The bytes of the backup. */
export function readFormerBackup(): Promise<Buffer> {
  return unpacked('backup.tar.gz');
}

/** Makes the database that of a version whose newest migration was `0026`, which is too old to be carried over. */
export async function makeTooOld({ migrating }: Database): Promise<void> {
  await sql`delete from kysely_migration where name = ${NEWEST_MIGRATION}`.execute(migrating);
}

async function unpacked(name: string): Promise<Buffer> {
  return promisify(gunzip)(await readFile(path.join(FOLDER, name)));
}
