import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { emptyBin } from '../../files/records/file-bin.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what has lain in the bin for too long: at the start, and every day while the server runs. */
export function emptyBinDaily(app: FastifyInstance, { database, files, pictures, clock }: Dependencies): void {
  const ended = new AbortController();
  let running: Promise<unknown> | undefined;
  const empty = () => {
    running = emptyBin(database, files, pictures, { now: clock(), signal: ended.signal }).catch((err: unknown) =>
      app.log.warn({ err }, 'the bin of files could not be emptied'),
    );
  };
  const timer = setInterval(empty, DAY_MS);
  timer.unref();
  app.addHook('onListen', async () => empty());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ended.abort();
    await running;
  });
}
