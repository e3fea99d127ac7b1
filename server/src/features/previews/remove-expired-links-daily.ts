import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteExpiredLinks } from './preview-links.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes links whose time is over: at the start, and every day while the server runs. */
export function removeExpiredLinksDaily(app: FastifyInstance, { database, clock }: Dependencies): void {
  let running: Promise<void> | undefined;
  const remove = () => {
    running = database
      .write((transaction) => deleteExpiredLinks(transaction, toStoredTime(clock())))
      .catch((err: unknown) => app.log.warn({ err }, 'expired links to previews could not be removed'));
  };
  const timer = setInterval(remove, DAY_MS);
  timer.unref();
  app.addHook('onListen', async () => remove());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
