import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BackupProblem } from '@baklja/contract/features/site/dashboard';
import type { Config } from '../../config.ts';
import type { WrittenBackup } from '../write-backup.ts';

/** Absolute path of the new file, and the settings with which the thread opens the database and the files. */
export type ThreadTask = { config: Config; to: string };

/** `reason` is English, for the log. */
export type ThreadAnswer = { written: WrittenBackup } | { problem: BackupProblem; reason: string };

const HEAP_MB = 1024;

/** Time in which a thread that was asked to stop removes what it has written. */
const STOP_MS = 5000;

/** Writes a backup in a thread of its own, so that the server answers meanwhile. */
export async function writeInThread(task: ThreadTask, signal: AbortSignal): Promise<ThreadAnswer> {
  const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const stop = () => {
    worker.postMessage('stop');
    // A store that does not answer must not delay the end of the server.
    AbortSignal.timeout(STOP_MS).addEventListener('abort', () => void worker.terminate());
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const gone = once(worker, 'exit').then((): ThreadAnswer => ({ problem: 'stopped', reason: 'the thread has ended' }));
  try {
    const answered = once(worker, 'message').then(([answer]) => answer as ThreadAnswer);
    return await Promise.race([answered, gone]);
  } catch (error) {
    return { problem: 'other', reason: String(error) };
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
