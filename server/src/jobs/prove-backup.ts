import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import {
  beginProof,
  endProof,
  type ProofAnswer,
  type ProofTask,
  renewProof,
} from '../backup/nightly/backup-proofs.store.ts';
import { isFull } from '../errors.ts';
import { ReadingFailedError, readInProcess } from '../files/run-in-process.ts';
import type { Job, JobContext } from './job.ts';

const RENEWED_EVERY_MS = 60 * 1000;

const MEMORY_MB = 2048;

const PROCESS = new URL('../proof/proof-process.ts', import.meta.url);

/** Some minutes after the nightly backup, and again a day later when no newer one came. */
export const proveBackupJob: Job = {
  name: 'prove the newest backup',
  part: 'application',
  schedule: '5-55/10 * * * *',
  run: (context) => proveNewestBackup(context),
};

type Context = Pick<JobContext, 'config' | 'database' | 'clock' | 'signal'>;

/**
 * Proves the newest nightly backup, if it is due and no node proves it.
 * @throws Error with the reason when it was not proven; the dashboard then says so.
 */
export async function proveNewestBackup(context: Context, prove = proveInProcess): Promise<void> {
  const { config, database, clock, signal } = context;
  if (config.backupDir === undefined) return;
  const folder = path.join(config.dataDir, 'proof');
  const run = await database.write((transaction) => beginProof(transaction, clock()));
  if (run === 'busy') return;
  // What a server without power, or one that was killed, has left.
  await rm(folder, { recursive: true, force: true });
  if (run === undefined) return;
  // A renewal that fails is made up for by the next one.
  const renew = () => database.write((transaction) => renewProof(transaction, run, clock())).catch(() => {});
  const renewing = setInterval(() => void renew(), RENEWED_EVERY_MS);
  const answer = await proveIn({ folder, file: path.join(config.backupDir, run.name) }, signal, prove);
  clearInterval(renewing);
  const outcome = { answer: signal.aborted ? undefined : answer, now: clock() };
  await database.write((transaction) => endProof(transaction, run, outcome));
  if (!signal.aborted && answer.problem !== null) throw new Error(`${run.name} was not proven: ${answer.reason}`);
}

async function proveIn(task: ProofTask, signal: AbortSignal, prove: typeof proveInProcess): Promise<ProofAnswer> {
  try {
    await mkdir(task.folder, { recursive: true, mode: 0o700 });
    return await prove(task, signal);
  } catch (error) {
    const problem = error instanceof ReadingFailedError ? 'stopped' : 'other';
    return { problem: isFull(error) ? 'full' : problem, part: null, reason: String(error) };
  } finally {
    await rm(task.folder, { recursive: true, force: true });
  }
}

/** The process reads the whole file, and the server goes on as if it were not there. The signal ends it at once. */
async function proveInProcess(task: ProofTask, signal: AbortSignal): Promise<ProofAnswer> {
  return (await readInProcess(PROCESS, task, {
    timeMs: DAY_MS,
    memoryMb: MEMORY_MB,
    hasLowPriority: true,
    signal,
  })) as ProofAnswer;
}
