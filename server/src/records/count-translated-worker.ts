/** Runs in a thread of its own, for one pair of long texts after another. */
import { parentPort } from 'node:worker_threads';
import { countTexts } from './translation-counts.ts';

parentPort?.on('message', (task: { html: string }) => {
  parentPort?.postMessage(countTexts(task));
});
