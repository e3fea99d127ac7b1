import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cleanIncoming, cleanResumable } from '../../files/incoming.ts';
import { removeOrphans } from '../../files/records/orphans.store.ts';

const CLEAN_EVERY_MS = 60 * 60 * 1000;

/** Removes what uploads left that came to no end: at the start, and while the server runs. */
export function cleanUpUploads(app: FastifyInstance, { config, database, files }: Dependencies): void {
  // Ages are told from the times of files, which the system's clock wrote.
  const now = systemClock;
  const complain = (err: unknown) => app.log.warn({ err }, 'what uploads left could not be removed');
  const timer = setInterval(() => void cleanResumable(config.dataDir, now()).catch(complain), CLEAN_EVERY_MS);
  timer.unref();
  app.addHook('onReady', () => cleanIncoming(config.dataDir, now()));
  app.addHook('onListen', async () => {
    void removeOrphans(database, files, now()).then(({ outcome, count }) => {
      if (outcome === 'kept') app.log.warn(`more than ${count - 1} objects have no record; none of them was removed`);
    }, complain);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
