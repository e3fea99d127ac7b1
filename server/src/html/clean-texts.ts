import { type CleaningTask, makeHtmlCleaner } from './clean-html.ts';
import { makeHtmlWork } from './html-work.ts';

/** Cleans a text as `makeHtmlCleaner` says, of any length without keeping the server from answering. */
export type CleanHtml = (html: string) => Promise<string>;

/** Makes the function that cleans every HTML field before it is written or shown. */
export function makeCleanHtml(hosts: Pick<CleaningTask, 'videoHosts'>): CleanHtml {
  const clean = makeHtmlCleaner(hosts);
  const work = makeHtmlWork<CleaningTask>(new URL('./clean-html-worker.ts', import.meta.url), ({ html }) =>
    clean(html),
  );
  return (html) => work({ html, ...hosts });
}
