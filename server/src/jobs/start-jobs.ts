import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { backfillFileUsesJob } from './backfill-file-uses.ts';
import { cleanUpUploadsJob, findUnknownObjectsJob, removeUnknownObjectsJob } from './clean-up-uploads.ts';
import { countOldTranslationsJob } from './count-old-translations.ts';
import {
  deleteExpiredLinksJob,
  deleteOldChangesJob,
  deleteOldKeysJob,
  emptyFileBinJob,
  emptyRecordBinJob,
  removeOldAddressesJob,
  thinOldVersionsJob,
} from './delete-old-data.ts';
import { deliverWebhooksJob } from './deliver-webhooks.ts';
import type { Job } from './job.ts';
import { listRefusedAddressesJob } from './list-refused-addresses.ts';
import { checkBackupFolderJob, makeNightlyBackupJob } from './make-nightly-backup.ts';
import { noteNodeJob } from './note-node.ts';
import { notePublicationsJob } from './note-publications.ts';
import { proveBackupJob } from './prove-backup.ts';
import { readMagazineTextsJob } from './read-magazine-texts.ts';
import { isClockSteady } from './steady-clock.ts';

export const JOBS: readonly Job[] = [
  backfillFileUsesJob,
  checkBackupFolderJob,
  cleanUpUploadsJob,
  countOldTranslationsJob,
  deleteExpiredLinksJob,
  deleteOldChangesJob,
  deleteOldKeysJob,
  deliverWebhooksJob,
  emptyFileBinJob,
  emptyRecordBinJob,
  findUnknownObjectsJob,
  listRefusedAddressesJob,
  makeNightlyBackupJob,
  noteNodeJob,
  notePublicationsJob,
  proveBackupJob,
  readMagazineTextsJob,
  removeOldAddressesJob,
  removeUnknownObjectsJob,
  thinOldVersionsJob,
];

/**
 * Runs the jobs of the served parts at once and at their times. A job that fails is logged and runs again at its
 * next time. One that deletes for good waits while the clock is not steady. The returned function stops them: it resolves
 * when none of them runs.
 */
export function startJobs(
  jobs: readonly Job[],
  dependencies: Dependencies,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const context = { ...dependencies, log, signal: stopping.signal };
  const { monitor } = dependencies;

  const runSafely = async ({ name, run, deletesForGood }: Job) => {
    const mayRun = !deletesForGood || (await isClockSteady(dependencies.database, dependencies.clock()));
    if (!mayRun) return log.warn(`a job waits until the clock was steady for a week: ${name}`);
    const began = performance.now();
    let hasFailed = true;
    try {
      await run(context);
      hasFailed = false;
    } finally {
      monitor.note({ kind: 'job', name, ms: performance.now() - began, hasFailed });
    }
  };
  const runOnce = async (job: Job) => {
    const ended = runSafely(job).catch((err: unknown) => log.error({ err }, `a job failed: ${job.name}`));
    running.add(ended);
    await ended;
    running.delete(ended);
  };

  const served = jobs.filter(({ part }) => part === undefined || dependencies.config.parts.includes(part));
  const timers = served.flatMap((job) =>
    job.schedule === undefined ? [] : new Cron(job.schedule, { protect: true, unref: true }, () => runOnce(job)),
  );
  for (const job of served) if (job.runsAtStart !== false && !job.deletesForGood) void runOnce(job);

  return async () => {
    for (const timer of timers) timer.stop();
    stopping.abort();
    await Promise.all(running);
  };
}
