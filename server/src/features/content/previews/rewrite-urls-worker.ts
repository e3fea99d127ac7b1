/** Runs in a thread of its own, for one long text after another. */
import { parentPort } from 'node:worker_threads';
import { type RewritingTask, rewriteUrls } from './rewrite-urls.ts';

parentPort?.on('message', ({ html, place, language }: RewritingTask) => {
  parentPort?.postMessage(rewriteUrls(html, place, language).html);
});
