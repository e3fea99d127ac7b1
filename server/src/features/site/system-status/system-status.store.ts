import { sql } from 'kysely';
import { getLastChangeId } from '../../../db/changes.ts';
import { countRows } from '../../../db/count-rows.ts';
import { isPostgres } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';

/** The sizes of files are added up at most so often, ms. */
const FILES_ADDED_UP_EVERY_MS = 10 * 60_000;

/** How many sessions have not ended, and the number of the last change of public answers. */
export async function readCounts(db: Db, now: Date) {
  const live = db.selectFrom('sessions').where('expires', '>', Math.floor(now.getTime() / 1000));
  return { sessions: await countRows(live), last_change: await getLastChangeId(db) };
}

export async function readDatabase(db: Db) {
  const onPostgres = isPostgres(db);
  type Row = { version: string; bytes: number };
  const { rows } = await (onPostgres
    ? sql<Row>`select current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`
    : sql<Row>`select sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  const { version = '', bytes = 0 } = rows[0] ?? {};
  // Packages add words of their own to the version of PostgreSQL.
  const database = `${onPostgres ? 'PostgreSQL' : 'SQLite'} ${/^[\d.]*/.exec(version)?.[0]}`;
  return { database, database_bytes: bytes };
}

/** Names of the active users with one of the hashes, which are those of a password that everyone knows. */
export async function listPublicUsers(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const users = db.selectFrom('users').select('username').where('password_hash', 'in', hashes);
  return (await users.where('active', '=', 1).orderBy('username').execute()).map(({ username }) => username);
}

type FileTotals = { files: number; bytes: number };

/**
 * Returns how many files have a record, and their size without copies of pictures and the bin, at most ten minutes old.
 * Undefined at first: a call that finds the numbers too old has them added up, which reads a whole index, and does not
 * wait for it.
 */
export function makeFileTotals(db: Db): () => FileTotals | undefined {
  let addedUpAt = Number.NEGATIVE_INFINITY;
  let known: FileTotals | undefined;
  return () => {
    if (performance.now() - addedUpAt >= FILES_ADDED_UP_EVERY_MS) {
      addedUpAt = performance.now();
      const keep = (totals: FileTotals) => {
        known = totals;
      };
      addUpFiles(db).then(keep, () => {});
    }
    return known;
  };
}

async function addUpFiles(db: Db): Promise<FileTotals> {
  const totals = db
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum('size').as('bytes')]);
  const { files, bytes } = await totals.executeTakeFirstOrThrow();
  return { files, bytes: Number(bytes) };
}
