/** Runs in a thread of its own, one for each long text. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CleaningTask, makeHtmlCleaner } from './clean-html.ts';

const { html, videoHosts }: CleaningTask = workerData;
parentPort?.postMessage(makeHtmlCleaner({ videoHosts })(html));
