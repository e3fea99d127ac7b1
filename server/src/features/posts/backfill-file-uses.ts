import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getPostForWrite } from './posts.store.ts';
import { noteFiles } from './write-post.ts';

/** Fact about the installation: the last post whose uses are written down, or that all are. */
const FACT = 'file-uses-of-old-posts';
const DONE = 'done';

/** Posts of one transaction; everybody else waits for it. */
const POSTS_AT_ONCE = 20;

/** What everybody else is left after each transaction. */
const PAUSE_MS = 20;

/** Runs {@link backfillFileUses} when the server begins to listen, until it is done or the server stops. */
export function backfillFileUsesOnce(app: FastifyInstance, { database, config }: Dependencies): void {
  const ended = new AbortController();
  let running: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    const { fileHostUrl } = config;
    running = backfillFileUses(database, { fileHostUrl, signal: ended.signal, pauseMs: PAUSE_MS }).catch(
      (err: unknown) => app.log.warn({ err }, 'the files that old posts use could not be written down'),
    );
  });
  app.addHook('onClose', async () => {
    ended.abort();
    await running;
  });
}

/**
 * Writes down which files the posts use that were made before uses were written down. Runs once for an installation, in
 * small steps with pauses between them, and goes on where it was broken off.
 */
export async function backfillFileUses(
  database: Database,
  { fileHostUrl, signal, pauseMs }: { fileHostUrl: string | undefined; signal: AbortSignal; pauseMs: number },
): Promise<void> {
  let isDone = false;
  while (!isDone && !signal.aborted) {
    isDone = await database.write((transaction) => addSome(transaction, fileHostUrl));
    // Where queries answer at once, a step behind the other would let nobody else in.
    if (!isDone) await setTimeout(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Whether that was the last step. */
async function addSome(transaction: Db, fileHostUrl: string | undefined): Promise<boolean> {
  const last = await readFact(transaction);
  if (last === DONE) return true;
  const posts = await transaction
    .selectFrom('posts')
    .select('id')
    .where('id', '>', Number(last))
    .orderBy('id')
    .limit(POSTS_AT_ONCE)
    .execute();
  for (const { id } of posts) {
    // Locked before it is read, so that no newer text is overtaken by an older one.
    if (await getPostForWrite(transaction, id)) await noteFiles(transaction, id, { fileHostUrl });
  }
  const next = posts.at(-1)?.id;
  await writeFact(transaction, next === undefined ? DONE : String(next));
  return next === undefined;
}

async function readFact(transaction: Db): Promise<string> {
  const fact = await transaction.selectFrom('installation').select('value').where('name', '=', FACT).executeTakeFirst();
  return fact?.value ?? '0';
}

async function writeFact(transaction: Db, value: string): Promise<void> {
  await transaction
    .insertInto('installation')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
