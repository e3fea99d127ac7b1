import type { Socket } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, type KyselyConfig, PostgresAdapter, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import type pg from 'pg';
import { storingChanges } from './changes.ts';
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
  /**
   * Runs `work`, which only reads, on the data of one moment: that of its first query. Writes go on meanwhile.
   * @throws what `work` throws.
   */
  snapshot: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** For migrations only, before anything else runs. */
  migrating: Db;
  /** What waits at this moment: the number of writes on SQLite, the pool on PostgreSQL once it is open. */
  load: () => { writes?: number; pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> };
  close: () => Promise<void>;
};

/** Is called after each statement with its text and how long it took; also after a commit. */
export type OnStatement = (text: string, ms: number) => void;

/** PostgreSQL aborts one of two transactions that wait for each other; a new try then succeeds. */
const RETRIED_STATES = new Set(['40001', '40P01']);
const WRITE_TRIES = 5;

/** Maximum number of connections of one node to PostgreSQL. */
const POOL_SIZE = 10;

/** How long PostgreSQL may take, ms. */
type Patience = {
  /** Until a connection is ready, or one of the pool is free. */
  connectMs: number;
  /** Without a word while a query waits for its answer. */
  silenceMs: number;
};

/** Browsers wait for 30 seconds. */
const USUAL_PATIENCE: Patience = { connectMs: 5000, silenceMs: 15_000 };

/** Name by which PostgreSQL knows the connections of servers. */
const APPLICATION_NAME = 'baklja';

/** Opens the embedded database file, and creates it when it does not exist. */
export function openSqliteDatabase(file: string, onStatement?: OnStatement): Database {
  const writer = openSqlite(file, { readOnly: false });
  const reader = openSqlite(file, { readOnly: true });
  const read = sqliteKysely(reader, onStatement);
  const writing = sqliteKysely(writer, onStatement);
  const queue = new WriteQueue(writer, writing, onStatement);
  return {
    read,
    write: (work) => queue.write(storingChanges(work)),
    snapshot: (work) => readSnapshot(openSqlite(file, { readOnly: true }), work),
    migrating: writing,
    load: () => ({ writes: queue.length }),
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

/** Opens pools of connections to PostgreSQL. They connect with the first query. */
export function openPostgresDatabase(url: string, patience = USUAL_PATIENCE, onStatement?: OnStatement): Database {
  let pool: pg.Pool | undefined;
  const openRead = async () => {
    pool = await openPool(url, patience);
    return pool;
  };
  const read: Db = new Kysely({ dialect: new PostgresDialect({ pool: openRead }), ...logTo(onStatement) });
  // A migration may have to wait for another node, or for an index of a large table; a snapshot reads whole tables.
  // 0 means no limit.
  const openPatient = () => openPool(url, { ...patience, silenceMs: 0 });
  const migrating: Db = new Kysely({ dialect: new PostgresDialect({ pool: openPatient }) });
  return {
    read,
    write: (work) => writeToPostgres(read, storingChanges(work)),
    snapshot: (work) =>
      migrating.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrating,
    load: () => ({ ...(pool && { pool }) }),
    close: async () => {
      await Promise.all([read.destroy(), migrating.destroy()]);
    },
  };
}

async function openPool(url: string, { connectMs, silenceMs }: Patience): Promise<pg.Pool> {
  // A start on SQLite does not load the client.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    // A restore finds a running server by its connection.
    min: 1,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: connectMs,
    types: numericTypes(pg.types),
  });
  pool.on('connect', useStatementNames);
  survive(pool);
  limitSilence(pool, silenceMs);
  return pool;
}

/**
 * A connection that breaks, idle or in a query, is replaced by the next query. Without listeners its error would end the
 * process.
 */
function survive(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
}

/** Breaks connections on which a query waits in vain: a lost network or a stopped machine closes none. */
function limitSilence(pool: pg.Pool, silenceMs: number): void {
  const streamOf = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    const silence = Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });
    stream.on('timeout', () => stream.destroy(silence));
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(silenceMs));
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0));
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

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** On a connection of its own, because a transaction would stop all other reads at its moment. */
async function readSnapshot<Result>(connection: DatabaseSync, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = sqliteKysely(connection);
  try {
    connection.exec('begin');
    return await work(db);
  } finally {
    await db.destroy();
    if (connection.isOpen) connection.close();
  }
}

function sqliteKysely(connection: DatabaseSync, onStatement?: OnStatement): Db {
  const dialect = new ProductSqliteDialect({ database: toKyselyDatabase(connection) });
  return new Kysely<Schema>({ dialect, ...logTo(onStatement) });
}

function logTo(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {};
  return { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) };
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
