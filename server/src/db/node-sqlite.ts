import { type DatabaseSync, DatabaseSync as NodeSqlite, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Prepared statements kept for each connection. */
const STATEMENT_CACHE_SIZE = 300;

/**
 * Page cache of a connection, KiB; negative because SQLite reads it so. Reads use the mapped file and hardly need it.
 */
const CACHE_KIB = -8192;

/** Maximum part of the file that is mapped into memory for reads, bytes. */
const MAPPED_BYTES = 2047 * 1024 * 1024;

/**
 * Opens a connection to a SQLite file: write-ahead log, every commit on disk, foreign keys on. A `readOnly` connection
 * sees committed data and never waits for the writer.
 */
export function openSqlite(file: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  const connection = new NodeSqlite(file, { readOnly, timeout: 5000, enableForeignKeyConstraints: true });
  if (!readOnly) connection.exec('pragma journal_mode = wal; pragma synchronous = full;');
  connection.exec(`pragma cache_size = ${CACHE_KIB}; pragma mmap_size = ${MAPPED_BYTES}; pragma temp_store = memory;`);
  return connection;
}

/** Gives `node:sqlite` the shape that Kysely's SQLite dialect expects, with a cache of prepared statements. */
export function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      if (connection.isOpen) connection.close();
    },
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = toKyselyStatement(connection.prepare(text));
      statements.set(text, statement);
      const [oldest] = statements.keys();
      if (statements.size > STATEMENT_CACHE_SIZE && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
