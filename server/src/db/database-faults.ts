import { isFull, NoRoomError, UnavailableError } from '../errors.ts';

/** SQLite's codes for a file that another process has locked, and for one that cannot be written, read or opened. */
const SQLITE_AWAY = new Set([5, 8, 10, 14]);

/**
 * Codes of the system for a server that is away, and of PostgreSQL: it stops, starts, has no connection left, or is a
 * standby that only reads.
 */
const AWAY = /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOST|ENET|57P0|08|53300|25006)/;

/** How the client of PostgreSQL describes a connection that is gone; these errors have no code. */
const LOST = /connection terminated|connection error|client was closed|timeout exceeded when trying to connect/i;

/**
 * Whether the database could not be reached, so that a later try may succeed. A write that was being committed may or
 * may not be stored.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && SQLITE_AWAY.has(errcode & 0xff)) return true;
  return (typeof code === 'string' && AWAY.test(code)) || LOST.test(error.message);
}

/** The answer to a call that the database could not serve; undefined for any other error. */
export function databaseUnavailable(error: unknown): UnavailableError | undefined {
  if (isFull(error)) return Object.assign(new NoRoomError(), { cause: error });
  return isConnectionError(error) ? Object.assign(new UnavailableError(), { cause: error }) : undefined;
}
