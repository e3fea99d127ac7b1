import { sportRoutes } from '@baklja/contract/features/sport/sports';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { sports } from './sport-record.ts';
import { getSport, listPublicSports, listSports, renameMedals } from './sports.store.ts';

export function serveSports(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(sports, dependencies);

  serveRoutes(app, dependencies, sportRoutes, {
    listSports: ({ seesEverything }) => (seesEverything ? listSports(read) : listPublicSports(read)),
    getSport: ({ params }) => requireFound('sport', getSport(read, params.id)),
    createSport: ({ body: { naziv }, ...call }) => handlers.create({ ...call, body: { naziv } }),
    updateSport: ({ body: { rename_medals, ...body }, ...call }) =>
      handlers.update({ ...call, body }, async (transaction, { before, after }) => {
        const names = { from: before.naziv, to: after.naziv, stamp: stampOf(call, dependencies) };
        if (rename_medals === 1) await renameMedals(transaction, names);
      }),
    deleteSport: handlers.remove,
    deleteSports: handlers.removeMany,
    restoreSports: handlers.restore,
    listSportReferences: handlers.references,
  });
}
