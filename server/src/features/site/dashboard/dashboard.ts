import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { PUBLISHING_WEEKS } from '@baklja/contract/limits';
import type { RouteAnswer } from '@baklja/contract/route';
import { addDays, dayInZagreb, momentInZagreb, startOfZagrebDay } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import { readProofState } from '../../../backup/nightly/backup-proofs.store.ts';
import {
  getNewestBackup,
  getStatus,
  isRunning,
  type NightlyBackup,
  type NightlyBackupStatus,
} from '../../../backup/nightly/nightly-backups.store.ts';
import { toStoredTime } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import {
  countPosts,
  listLatestPosts,
  listPublishedSince,
  listRefusedAddresses,
  makeCountPostsByStatus,
} from './dashboard.store.ts';

export function serveDashboard(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const countPostsByStatus = makeCountPostsByStatus(database.read);
  serveRoutes(app, dependencies, dashboardRoutes, {
    countPosts: async ({ params }) => ({ total_posts: await countPosts(database.read, params.state) }),
    countPostsByStatus: ({ now }) => countPostsByStatus(toStoredTime(now)),
    listPublishingWeeks: async ({ now }) => {
      const range = { since: weeksBack(now), now: toStoredTime(now) };
      return countByWeek(await listPublishedSince(database.read, range), now);
    },
    listRefusedAddresses: ({ query }) => listRefusedAddresses(database.read, query.page ?? 1),
    getNightlyBackup: ({ now }) => readNightlyBackup(database.read, config, now),
    listLatestPosts: ({ params, seesEverything, now }) =>
      listLatestPosts(database.read, { language: params.language, seesEverything, now: toStoredTime(now) }),
  });
}

type Answer = RouteAnswer<typeof dashboardRoutes.getNightlyBackup>;

/** Nodes with a folder look into it every ten minutes. */
const LOOKED_WITHIN_MS = 25 * 60 * 1000;

/** A day, and time for a long backup. */
const LATE_AFTER_MS = 26 * 60 * 60 * 1000;

type BackupFacts = {
  status: NightlyBackupStatus | undefined;
  newest: NightlyBackup | undefined;
  proof: Awaited<ReturnType<typeof readProofState>>;
  /** Whether this node has a folder for nightly backups. */
  isConfigured: boolean;
};

export async function readNightlyBackup(db: Db, { backupDir }: Config, now: Date): Promise<Answer> {
  const [status, newest] = [await getStatus(db), await getNewestBackup(db)];
  const proof = await readProofState(db, status, now);
  return describeNightlyBackup({ status, newest, proof, isConfigured: backupDir !== undefined }, now);
}

/** How it is with the nightly backups: the state is the first that needs action, of several that may be true. */
function describeNightlyBackup({ status, newest, proof, isConfigured }: BackupFacts, now: Date): Answer {
  if (!status) return { ...NOTHING, proof: proof.proof, state: isConfigured ? 'first' : 'off' };
  const isAbandoned = status.renewed !== null && !isRunning(status, now);
  const [failed, problem] = isAbandoned ? [status.renewed, 'stopped' as const] : [status.failed, status.problem];
  const last = newest && {
    name: newest.name,
    made: newest.made,
    bytes: newest.bytes,
    is_gone: status.is_newest_gone === 1,
  };
  const isLate = now.getTime() - Date.parse(newest?.ended ?? status.since) > LATE_AFTER_MS;
  const isOn = isConfigured || now.getTime() - Date.parse(status.checked) <= LOOKED_WITHIN_MS;
  const state = () => {
    if (!isOn) return 'off';
    if (status.is_folder_usable === 0) return 'no-folder';
    if (failed !== null) return 'failed';
    if (last?.is_gone) return 'gone';
    if (proof.state === 'failed') return 'unproven';
    if (isLate) return 'late';
    if (proof.state === 'old') return 'unproven';
    return last ? 'complete' : 'first';
  };
  return {
    state: state(),
    is_running: isRunning(status, now),
    failed,
    problem,
    last: last ?? null,
    proof: proof.proof,
  };
}

const NOTHING = { is_running: false, failed: null, problem: null, last: null };

const DAYS_OF_WEEK = 7;

/** The moment at which the oldest of the counted weeks began. */
export function weeksBack(now: Date): string {
  const days = daysSinceMonday(dayInZagreb(now)) + (PUBLISHING_WEEKS - 1) * DAYS_OF_WEEK;
  return toStoredTime(momentInZagreb(now, -days, '00:00'));
}

/** How many of the moments fall into each of the counted weeks, oldest week first; 0 for a week without any. */
export function countByWeek(moments: readonly string[], now: Date): { week: string; posts: number }[] {
  const thisMonday = mondayOf(dayInZagreb(now));
  const weeks = Array.from({ length: PUBLISHING_WEEKS }, (_, place) => {
    const week = addDays(thisMonday, (place + 1 - PUBLISHING_WEEKS) * DAYS_OF_WEEK);
    return { week, start: startOfZagrebDay(week) ?? '', posts: 0 };
  });
  // Beginnings of weeks are compared as text: the day of each moment in Zagreb takes thirty times as long.
  for (const moment of moments) {
    const found = weeks.findLast(({ start }) => start <= moment);
    if (found) found.posts += 1;
  }
  return weeks.map(({ week, posts }) => ({ week, posts }));
}

function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day));
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;
}
