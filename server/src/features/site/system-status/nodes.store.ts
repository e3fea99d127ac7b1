import { hostname } from 'node:os';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../../clock.ts';
import { type Config, VERSION } from '../../../config.ts';
import type { Db } from '../../../db/schema.ts';
import type { JobRun } from '../../../monitor.ts';

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
