/** Thread that writes one backup. It posts a {@link ThreadAnswer}; any message to it asks it to stop. */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { openFileStorage } from '../../files/storage/open-file-storage.ts';
import { writeBackup } from '../write-backup.ts';
import { problemOf } from './backup-problem.ts';
import type { ThreadAnswer, ThreadTask } from './write-in-thread.ts';

parentPort?.postMessage(await answer(workerData as ThreadTask));

async function answer({ config, to }: ThreadTask): Promise<ThreadAnswer> {
  const stop = new AbortController();
  parentPort?.once('message', () => stop.abort());
  try {
    const [files, database] = [await openFileStorage(config), openDatabase(config)];
    const order = { database, files, to, clock: systemClock, signal: stop.signal };
    return { written: await writeBackup(order).finally(() => database.close()) };
  } catch (error) {
    return { problem: problemOf(error, path.dirname(to)), reason: String(error) };
  }
}
