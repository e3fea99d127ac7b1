/** Runs in a thread of its own, one for each long text. */
import { parentPort, workerData } from 'node:worker_threads';
import { type RewritingTask, rewriteUrls } from './rewrite-urls.ts';

const { html, place, language }: RewritingTask = workerData;
parentPort?.postMessage(rewriteUrls(html, place, language).html);
