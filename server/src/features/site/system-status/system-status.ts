import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { BackupState } from '@baklja/contract/features/site/dashboard';
import {
  SYSTEM_PARTS,
  type SystemPart,
  type SystemStatus,
  systemStatusRoutes,
} from '@baklja/contract/features/site/system-status';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { VERSION } from '../../../config.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { readNightlyBackup } from '../dashboard/dashboard.ts';
import { listWebhooks } from '../webhooks/webhooks.store.ts';
import { listNodes, listPublicUsers, makeFileTotals, readDatabase } from './system-status.store.ts';

type CountPdfs = (db: Db) => Promise<number>;

export function serveSystemStatus(app: FastifyInstance, dependencies: Dependencies, countPdfs: CountPdfs): void {
  const { readOwn, readStored } = makeReadSystem(dependencies, countPdfs);
  serveRoutes(app, dependencies, systemStatusRoutes, {
    getSystemStatus: async ({ now }) => {
      const [own, stored] = await Promise.all([readOwn(), readStored(now)]);
      return describeSystem({ own, stored, now });
    },
  });
}

/** A disk needs action with less room than a tenth of it, or than this, bytes. */
const ROOM_BYTES = 20 * 1024 ** 3;

/** A file store that takes longer to answer is taken for lost, ms. */
const STORE_PATIENCE_MS = 1000;

const NO_DISK = { blocks: 0, bavail: 0, bsize: 0 };

type Reads = ReturnType<typeof makeReadSystem>;
/** What a node knows without the database. */
export type Own = Awaited<ReturnType<Reads['readOwn']>>;
/** What the database knows. */
export type Stored = Awaited<ReturnType<Reads['readStored']>>;
type Read = { own: Own; stored: Stored; now: Date };

/** Reads the state of the system, for people and for the metrics; `readStored` rejects without the database. */
export function makeReadSystem(dependencies: Dependencies, countPdfs: CountPdfs) {
  const { config, database, files, pictures, monitor, overload } = dependencies;
  const db = database.read;
  const getFileTotals = makeFileTotals(db);
  return {
    readOwn: async () => {
      const { writes, pool } = database.load();
      // Before the queries of this call wait themselves.
      const writes_waiting = writes ?? pool?.waitingCount ?? 0;
      const check = files.check().then(() => true);
      const [is_store_there = false, disk] = await Promise.all([
        within(STORE_PATIENCE_MS, check),
        statfs(config.dataDir).catch(() => NO_DISK),
      ]);
      const [disk_bytes, free_bytes] = [disk.blocks * disk.bsize, disk.bavail * disk.bsize];
      const totals = getFileTotals();
      const runs = [...monitor.jobs.values()].map(({ endedAt }) => endedAt);
      return {
        version: VERSION,
        runtime: process.versions.node,
        started: toStoredTime(new Date(performance.timeOrigin)),
        commit_ms: monitor.commitMs === undefined ? null : Math.round(monitor.commitMs),
        store: config.filesUrl ? `s3://${config.filesUrl.bucket}` : path.join(config.dataDir, 'files'),
        is_store_there,
        files: totals?.files ?? null,
        files_bytes: totals?.bytes ?? null,
        jobs_run: runs.length,
        last_job: runs.length > 0 ? toStoredTime(new Date(Math.max(...runs))) : null,
        writes_waiting,
        pictures_waiting: pictures.waiting,
        data_dir: config.dataDir,
        disk_bytes,
        free_bytes,
        least_bytes: Math.min(Math.floor(disk_bytes / 10), ROOM_BYTES),
        delay_ms: Math.round(overload.delayMs),
        refused: [...overload.refused],
      };
    },
    readStored: async (now: Date) => {
      const [stored, webhooks, nodes, backup, pdfs_waiting, demo_users] = await Promise.all([
        readDatabase(db, now),
        listWebhooks(db),
        listNodes(db, { config, jobs: monitor.jobs, now }),
        readNightlyBackup(db, config, now),
        countPdfs(db),
        listPublicUsers(db, dependencies.publicHashes),
      ]);
      return { ...stored, webhooks, nodes, backup, pdfs_waiting, demo_users };
    },
  };
}

/** The result of the work; undefined when it fails, or takes longer than so many ms. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const end = once(AbortSignal.timeout(ms), 'abort').then(() => undefined);
  return Promise.race([work.catch(() => undefined), end]);
}

/** Jobs whose result is a part of its own. */
const OWN_PARTS = ['make the nightly backup', 'prove the newest backup'];

export function describeSystem({ own, stored, now }: Read): SystemStatus {
  const { last_change: _, nodes, ...rest } = stored;
  const failed_jobs = nodes
    .filter(({ is_gone }) => !is_gone)
    .flatMap(({ name, failedJobs }) => failedJobs.map((one) => ({ ...one, node: name })))
    .filter(({ job }) => !OWN_PARTS.includes(job));
  const status = { ...own, ...rest, nodes, failed_jobs, checked: toStoredTime(now) };
  return { ...status, faults: findFaults(status) };
}

const BACKUP_FAULTS: readonly BackupState[] = ['failed', 'no-folder', 'gone', 'unproven', 'late'];

/** The parts that need action, in the order of the screen. */
export function findFaults(status: Omit<SystemStatus, 'faults'>): SystemPart[] {
  const isAtFault: Partial<Record<SystemPart, boolean>> = {
    store: !status.is_store_there,
    nodes: status.nodes.some(({ is_gone }) => is_gone),
    backup: BACKUP_FAULTS.includes(status.backup.state),
    jobs: status.failed_jobs.length > 0,
    webhooks: status.webhooks.some(({ failing_since }) => failing_since !== null),
    disk: status.disk_bytes === 0 || status.free_bytes < status.least_bytes,
    passwords: status.demo_users.length > 0,
  };
  return SYSTEM_PARTS.filter((part) => isAtFault[part]);
}
