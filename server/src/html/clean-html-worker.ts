/** Runs in a thread of its own, for one long text after another. */
import { parentPort } from 'node:worker_threads';
import { type CleaningTask, makeHtmlCleaner } from './clean-html.ts';

parentPort?.on('message', ({ html, videoHosts }: CleaningTask) => {
  parentPort?.postMessage(makeHtmlCleaner({ videoHosts })(html));
});
