/** Counts the work of one drawing in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { unfoldedWork } from './unfolded-work.ts';

parentPort?.postMessage(await unfoldedWork(workerData));
