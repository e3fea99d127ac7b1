import { sql } from 'kysely';
import { selectLastChangeId } from '../../../db/changes.ts';
import { isPostgres } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';

/** The sizes of files are added up at most so often, ms. */
const FILES_ADDED_UP_EVERY_MS = 10 * 60_000;

/**
 * Name and size of the database, how many sessions have not ended, and the number of the last change of public answers.
 * One statement, as a scrape of the metrics waits for it.
 */
export async function readDatabase(db: Db, now: Date) {
  const onPostgres = isPostgres(db);
  const version = onPostgres ? sql<string>`current_setting('server_version')` : sql<string>`sqlite_version()`;
  const bytes = onPostgres
    ? sql<number>`pg_database_size(current_database())`
    : sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`;
  const sessions = db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('expires', '>', Math.floor(now.getTime() / 1000));
  const row = await db
    .selectNoFrom([
      version.as('version'),
      bytes.as('bytes'),
      sessions.as('sessions'),
      selectLastChangeId(db).as('last_change'),
    ])
    .executeTakeFirstOrThrow();
  return {
    // Packages add words of their own to the version of PostgreSQL.
    database: `${onPostgres ? 'PostgreSQL' : 'SQLite'} ${/^[\d.]*/.exec(row.version)?.[0]}`,
    database_bytes: row.bytes,
    sessions: row.sessions ?? 0,
    last_change: row.last_change ?? 0,
  };
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
