import { hostname } from 'node:os';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { sql } from 'kysely';
import { toStoredTime } from '../../../clock.ts';
import { type Config, VERSION } from '../../../config.ts';
import { selectLastChangeId } from '../../../db/changes.ts';
import { isPostgres } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { JobRun } from '../../../monitor.ts';

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

/**
 * Returns how many files have a record, and their size without copies of pictures and the bin, at most ten minutes old.
 * Undefined at first: a call that finds the numbers too old has them added up, which reads a whole index, and does not
 * wait for it.
 */
export function makeFileTotals(db: Db): () => { files: number; bytes: number } | undefined {
  let addedUpAt = Number.NEGATIVE_INFINITY;
  let known: { files: number; bytes: number } | undefined;
  const addUp = async () => {
    const files = db
      .selectFrom('files')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum('size').as('bytes')]);
    const totals = await files.executeTakeFirstOrThrow();
    known = { ...totals, bytes: Number(totals.bytes) };
  };
  return () => {
    if (performance.now() - addedUpAt >= FILES_ADDED_UP_EVERY_MS) {
      addedUpAt = performance.now();
      addUp().catch(() => {});
    }
    return known;
  };
}

/** A node without a sign of life for so long is gone, ms. They come every 30 seconds. */
const GONE_AFTER_MS = 2 * 60_000;

const KEPT_MS = 7 * DAY_MS;

type FailedJob = { job: string; at: string };

/** What a node knows of itself and of its jobs. */
type OwnNode = { config: Pick<Config, 'port'>; jobs: ReadonlyMap<string, JobRun>; now: Date };

/** Stores the sign of life of this process, and deletes nodes that have given none for a week. */
export async function recordNode(transaction: Db, { config, jobs, now }: OwnNode): Promise<void> {
  const last_seen_at = toStoredTime(now);
  const values = {
    name: hostname(),
    version: VERSION,
    started_at: toStoredTime(new Date(performance.timeOrigin)),
    last_seen_at,
    failed_jobs: JSON.stringify(listFailedJobs(jobs)),
  };
  await transaction
    .insertInto('nodes')
    .values({ id: nodeId(config), ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  const old = toStoredTime(new Date(now.getTime() - KEPT_MS));
  await transaction.deleteFrom('nodes').where('last_seen_at', '<', old).execute();
}

/** For an orderly stop: nothing is missing then. */
export async function removeNode(transaction: Db, config: Pick<Config, 'port'>): Promise<void> {
  await transaction.deleteFrom('nodes').where('id', '=', nodeId(config)).execute();
}

/**
 * The nodes by name, with their failed jobs. One has its port in its name where its machine has several. This process is
 * never gone: it answers, also while it cannot write.
 */
export async function listNodes(db: Db, { config, jobs, now }: OwnNode) {
  const rows = await db.selectFrom('nodes').selectAll().orderBy('id').execute();
  return rows.map(({ id, name, version, last_seen_at, failed_jobs }) => {
    const isOwn = id === nodeId(config);
    return {
      name: rows.filter((other) => other.name === name).length > 1 ? id : name,
      version,
      last_seen: last_seen_at,
      is_gone: !isOwn && now.getTime() - Date.parse(last_seen_at) > GONE_AFTER_MS,
      failedJobs: isOwn ? listFailedJobs(jobs) : (JSON.parse(failed_jobs) as FailedJob[]),
    };
  });
}

function listFailedJobs(jobs: ReadonlyMap<string, JobRun>): FailedJob[] {
  const failed = [...jobs].filter(([, { hasFailed }]) => hasFailed);
  return failed.map(([job, { endedAt }]) => ({ job, at: toStoredTime(new Date(endedAt)) }));
}

function nodeId({ port }: Pick<Config, 'port'>): string {
  return `${hostname()}:${port}`;
}
