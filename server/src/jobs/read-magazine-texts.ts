import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { giveBack, refuseText, storePages, type Turn, takeTurn } from '../features/magazine/page-texts.store.ts';
import { readPdfTexts } from '../files/documents/read-pdf-text.ts';
import { makeIncomingFolder } from '../files/incoming.ts';
import type { Job } from './job.ts';

/** Pages of one transaction. */
const PAGES_AT_ONCE = 20;

/** After so many pages another PDF has its turn. */
const PAGES_OF_TURN = 200;

/** Between two transactions, so that the writes of people wait for one of them at most. */
const PAUSE_MS = 100;

/** Names this process in leases. */
const NODE = randomUUID();

type Context = Pick<Dependencies, 'database' | 'files' | 'config' | 'clock'> & { signal: AbortSignal };

export const readMagazineTextsJob: Job = {
  name: 'read the text of new issues of the magazine',
  part: 'application',
  schedule: '*/10 * * * * *',
  run: (context) => readMagazineTexts(context),
};

/**
 * Reads every PDF that is new or was not read to its end, in turns. A PDF that cannot be read is noted and not tried
 * again. Each try is stored before the PDF is opened: a PDF that ends the server is tried twice at most.
 * @throws UnavailableError when the storage is away; the next run continues.
 */
export async function readMagazineTexts(context: Context, node = NODE): Promise<void> {
  const { database, clock, signal } = context;
  while (!signal.aborted) {
    const turn = await database.write((db) => takeTurn(db, { node, now: clock() }));
    if (!turn) return;
    try {
      await readPages(context, turn);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await database.write((db) => giveBack(db, turn));
    }
  }
}

/** Reads the pages of one turn, or fewer when another process has the PDF by now. */
async function readPages({ database, files, config, clock, signal }: Context, turn: Turn): Promise<void> {
  const folder = await makeIncomingFolder(config.dataDir);
  const refuse = (problem: 'locked' | 'damaged') =>
    database.write((db) => refuseText(db, turn, { state: problem, now: clock() }));
  try {
    const localPath = path.join(folder, 'issue');
    const source = await files.read(turn.object_key);
    if (!source) return await refuse('damaged');
    await pipeline(source, createWriteStream(localPath, { flags: 'wx', mode: 0o600 }), { signal });
    let { from } = turn;
    for await (const answer of readPdfTexts({ localPath, from, count: PAGES_AT_ONCE }, signal)) {
      if ('problem' in answer) return await refuse(answer.problem);
      const read = { from, ...answer, now: clock() };
      const isStored = await database.write((db) => storePages(db, turn, read));
      from += answer.texts.length;
      if (!isStored || from >= turn.from + PAGES_OF_TURN) return;
      await setTimeout(PAUSE_MS, undefined, { signal });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
