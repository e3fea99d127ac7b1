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
import { type Config, VERSION } from '../../../config.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { readNightlyBackup } from '../dashboard/dashboard.ts';
import { listNodes } from './nodes.store.ts';
import { listPublicUsers, makeFileTotals, readCounts } from './system-status.store.ts';

type CountPdfs = (db: Db) => Promise<number>;

export function serveSystemStatus(app: FastifyInstance, dependencies: Dependencies, countPdfs: CountPdfs): void {
  const { readOwn, readStored } = makeReadSystem(dependencies, countPdfs);
  serveRoutes(app, dependencies, systemStatusRoutes, {
    getSystemStatus: async ({ now }) => {
      const [own, stored] = await Promise.all([readOwn(), readStored(now)]);
      return describeSystem(dependencies, { own, stored, now });
    },
  });
}

/** A disk needs action with less room than a tenth of it, or than this, bytes. */
const ROOM_BYTES = 20 * 1024 ** 3;

/** A file store that takes longer to answer is taken for lost, ms. */
const STORE_PATIENCE_MS = 1000;

type Reads = ReturnType<typeof makeReadSystem>;
type Read = { own: Awaited<ReturnType<Reads['readOwn']>>; stored: Awaited<ReturnType<Reads['readStored']>>; now: Date };

/** Reads the state of the system, for people and for the metrics; `readStored` rejects without the database. */
export function makeReadSystem(dependencies: Dependencies, countPdfs: CountPdfs) {
  const { config, database, files, pictures, monitor } = dependencies;
  const db = database.read;
  const getFileTotals = makeFileTotals(db);
  return {
    readOwn: async () => {
      const [isStoreThere, disk] = await Promise.all([
        within(
          STORE_PATIENCE_MS,
          files.check().then(() => true),
        ),
        statfs(config.dataDir).catch(() => undefined),
      ]);
      return {
        ...database.load(),
        files: getFileTotals(),
        isStoreThere: isStoreThere ?? false,
        disk: disk && { bytes: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize },
        picturesWaiting: pictures.waiting,
      };
    },
    readStored: async (now: Date) => ({
      ...(await readCounts(db, now)),
      nodes: await listNodes(db, { config, jobs: monitor.jobs, now }),
      backup: await readNightlyBackup(db, config, now),
      pdfsWaiting: await countPdfs(db),
      demoUsers: await listPublicUsers(db, dependencies.publicHashes),
    }),
  };
}

/** The result of the work; undefined when it fails, or takes longer than so many ms. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const end = once(AbortSignal.timeout(ms), 'abort').then(() => undefined);
  return Promise.race([work.catch(() => undefined), end]);
}

/** Jobs whose result is a part of its own. */
const OWN_PARTS = ['make the nightly backup', 'prove the newest backup'];

export function describeSystem({ config, monitor }: Dependencies, { own, stored, now }: Read): SystemStatus {
  const runs = [...monitor.jobs.values()].map(({ endedAt }) => endedAt);
  const failed = stored.nodes
    .filter(({ is_gone }) => !is_gone)
    .flatMap(({ name, failedJobs }) => failedJobs.map((one) => ({ ...one, node: name })))
    .filter(({ job }) => !OWN_PARTS.includes(job));
  const { commitMs } = monitor;
  const status = {
    checked: toStoredTime(now),
    version: VERSION,
    runtime: process.versions.node,
    started: toStoredTime(new Date(performance.timeOrigin)),
    sessions: stored.sessions,
    database: { ...stored.database, commit_ms: commitMs === undefined ? null : Math.round(commitMs) },
    store: {
      place: placeOfFiles(config),
      is_there: own.isStoreThere,
      files: own.files?.files ?? null,
      bytes: own.files?.bytes ?? null,
    },
    nodes: stored.nodes,
    backup: stored.backup,
    jobs: { count: runs.length, last_run: runs.length > 0 ? toStoredTime(new Date(Math.max(...runs))) : null, failed },
    writes_waiting: own.writes ?? own.pool?.waitingCount ?? 0,
    pictures_waiting: own.picturesWaiting,
    pdfs_waiting: stored.pdfsWaiting,
    last_change: stored.last_change,
    webhooks: stored.webhooks,
    disk: {
      folder: config.dataDir,
      bytes: own.disk?.bytes ?? null,
      free_bytes: own.disk?.free ?? null,
      least_bytes: own.disk ? Math.min(Math.floor(own.disk.bytes / 10), ROOM_BYTES) : null,
    },
    load: { delay_ms: Math.round(monitor.delayMs) },
    demo_users: stored.demoUsers,
  };
  return { ...status, faults: findFaults(status) };
}

const BACKUP_FAULTS: readonly BackupState[] = ['failed', 'no-folder', 'gone', 'unproven', 'late'];

/** The parts that need action, in the order of the screen. */
export function findFaults(status: Omit<SystemStatus, 'faults'>): SystemPart[] {
  const { free_bytes, least_bytes } = status.disk;
  const isAtFault: Partial<Record<SystemPart, boolean>> = {
    store: !status.store.is_there,
    nodes: status.nodes.some(({ is_gone }) => is_gone),
    backup: BACKUP_FAULTS.includes(status.backup.state),
    jobs: status.jobs.failed.length > 0,
    webhooks: status.webhooks.some(({ failing_since }) => failing_since !== null),
    disk: free_bytes === null || least_bytes === null || free_bytes < least_bytes,
    passwords: status.demo_users.length > 0,
  };
  return SYSTEM_PARTS.filter((part) => isAtFault[part]);
}

function placeOfFiles({ dataDir, filesUrl }: Config): string {
  if (!filesUrl) return path.join(dataDir, 'files');
  return `s3://${filesUrl.bucket}${filesUrl.prefix && `/${filesUrl.prefix}`}`;
}
