/** Runs in a thread of its own, for one long text after another. */
import { parentPort } from 'node:worker_threads';
import { type ReadyTask, readyHtml } from './ready-html.ts';

parentPort?.on('message', (task: ReadyTask) => {
  parentPort?.postMessage(readyHtml(task));
});
