import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lockForLimit } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  addPages,
  beginText,
  endText,
  getPagesRead,
  getUnreadPdf,
  type IssuePdf,
  refuseText,
} from '../features/magazine/page-texts.store.ts';
import { readPdfText } from '../files/documents/read-pdf-text.ts';
import { makeIncomingFolder } from '../files/incoming.ts';
import type { Job } from './job.ts';

/** Pages of one thread, and of one transaction. */
const PAGES_AT_ONCE = 20;

type Context = Pick<Dependencies, 'database' | 'files' | 'config'> & { signal: AbortSignal };

/** Reads the text of new PDFs of the magazine, so that the archive can be searched. */
export const readMagazineTextsJob: Job = {
  name: 'read the text of new issues of the magazine',
  part: 'application',
  schedule: '*/10 * * * * *',
  run: readMagazineTexts,
};

/**
 * Reads every PDF that is new, and those that a crash interrupted, one after another. A PDF that cannot be read is noted
 * and not tried again.
 * @throws UnavailableError when the storage is away; the next run continues.
 */
export async function readMagazineTexts(context: Context): Promise<void> {
  let mayBeMore = true;
  while (mayBeMore && !context.signal.aborted) {
    const pdf = await getUnreadPdf(context.database.read);
    mayBeMore = pdf !== undefined && (await readIssue(context, pdf));
  }
}

/** Returns false when another node reads the issue, or the server stops. */
async function readIssue({ database, files, config, signal }: Context, pdf: IssuePdf): Promise<boolean> {
  const refuse = (problem: 'locked' | 'damaged') => database.write((db) => refuseText(db, pdf, problem));
  const folder = await makeIncomingFolder(config.dataDir);
  try {
    const localPath = path.join(folder, 'issue');
    const source = await files.read(pdf.object_key);
    if (source) await pipeline(source, createWriteStream(localPath, { flags: 'wx', mode: 0o600 }));
    for (let from = 1, pages = 1; from <= pages; from += PAGES_AT_ONCE) {
      if (signal.aborted) return false;
      const answer = source ? await readPdfText({ localPath, from, count: PAGES_AT_ONCE }) : MISSING;
      if ('problem' in answer) {
        await refuse(answer.problem);
        return true;
      }
      ({ pages } = answer);
      if (!(await database.write((db) => writePages(db, pdf, { from, pages, texts: answer.texts })))) return false;
    }
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MISSING = { problem: 'damaged' } as const;

type Pages = { from: number; pages: number; texts: readonly string[] };

/** Returns false when the pages before them are not the last that were read: another node is further, or has started again. */
async function writePages(transaction: Db, pdf: IssuePdf, { from, pages, texts }: Pages): Promise<boolean> {
  await lockForLimit(transaction, 'magazine-texts');
  if (from === 1) await beginText(transaction, pdf, pages);
  else if ((await getPagesRead(transaction, pdf)) !== from - 1) return false;
  await addPages(transaction, { issue_id: pdf.issue_id, from, texts });
  if (from + PAGES_AT_ONCE > pages) await endText(transaction, pdf.issue_id);
  return true;
}
