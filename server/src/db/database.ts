import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresAdapter, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import type pg from 'pg';
import { useStatementNames } from './named-statement.ts';
import { openSqlite, toKyselyDatabase } from './node-sqlite.ts';
import type { Db, Schema } from './schema.ts';
import { WriteQueue } from './write-queue.ts';

/** The database as the rest of the server sees it, on SQLite and on PostgreSQL. */
export type Database = {
  /** For reads: sees committed data only. */
  read: Db;
  /**
   * Runs `work` in one transaction and resolves after its commit is on disk. `work` must not wait for anything but
   * queries, and may run again when PostgreSQL asks for it.
   * @throws what `work` throws; then nothing is written.
   */
  write: <Result>(work: (transaction: Db) => Promise<Result>) => Promise<Result>;
  /** For migrations only, before anything else runs. */
  migrating: Db;
  close: () => Promise<void>;
};

/** PostgreSQL aborts one of two transactions that wait for each other; a new try then succeeds. */
const RETRIED_STATES = new Set(['40001', '40P01']);
const WRITE_TRIES = 5;

/** Maximum number of connections of one node to PostgreSQL. */
const POOL_SIZE = 10;

/** Opens the embedded database file, and creates it when it does not exist. */
export function openSqliteDatabase(file: string): Database {
  const writer = openSqlite(file, { readOnly: false });
  const reader = openSqlite(file, { readOnly: true });
  const read = sqliteKysely(reader);
  const writing = sqliteKysely(writer);
  const queue = new WriteQueue(writer, writing);
  return {
    read,
    write: (work) => queue.write(work),
    migrating: writing,
    close: async () => {
      // The writer closes last: only a writable connection can checkpoint the log into the file. Kysely closes only
      // what it has used.
      await read.destroy();
      if (reader.isOpen) reader.close();
      await writing.destroy();
      if (writer.isOpen) writer.close();
    },
  };
}

/** Opens a pool of connections to PostgreSQL. It connects with the first query. */
export function openPostgresDatabase(url: string): Database {
  const read: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: () => openPool(url) }) });
  return {
    read,
    write: (work) => writeToPostgres(read, work),
    migrating: read,
    close: () => read.destroy(),
  };
}

async function openPool(url: string): Promise<pg.Pool> {
  // A start on SQLite does not load the client.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    types: numericTypes(pg.types),
  });
  // The next query replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', useStatementNames);
  return pool;
}

/** True when the queries go to PostgreSQL; false for SQLite. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Serialises transactions that count up to a limit of this name: each waits until the one before it ends. SQLite
 * serialises all writes anyway.
 */
export async function lockForLimit(transaction: Db, name: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Whether a unique index rejected the write. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** SQLite's codes for a file that cannot be read or written: I/O error, full disk, cannot open. */
const SQLITE_AWAY = new Set([10, 13, 14]);

/** Whether the database could not be reached at all, so that a later try may succeed. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && SQLITE_AWAY.has(errcode & 0xff)) return true;
  if (typeof code === 'string' && /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|57P0|08|53300)/.test(code)) return true;
  return /connection terminated|timeout exceeded when trying to connect/i.test(error.message);
}

function sqliteKysely(connection: DatabaseSync): Db {
  return new Kysely<Schema>({ dialect: new ProductSqliteDialect({ database: toKyselyDatabase(connection) }) });
}

/** Runs migrations in one transaction, so that a process that ends during them does not leave half of a schema. */
class ProductSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new OneTransactionAdapter();
  }
}

class OneTransactionAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

async function writeToPostgres<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = (error as { code?: string }).code ?? '';
      if (attempt === WRITE_TRIES || !RETRIED_STATES.has(state)) throw error;
    }
  }
}

const INT8 = 20;

/** Counts and ids are numbers, as in SQLite; ids stay far below 2^53. */
function numericTypes(types: typeof pg.types): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')),
  };
}
