import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { countOf } from '@baklja/contract/plural';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { getSport, listSports, renameEvents, renameMedals } from './sports.store.ts';

export function serveSports(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(sports, dependencies);

  serveRoutes(app, dependencies, sportRoutes, {
    listSports: ({ seesEverything }) => listSports(read, { seesEverything }),
    getSport: ({ params }) => requireFound('sport', getSport(read, params.id)),
    createSport: ({ body: { naziv }, ...call }) => handlers.create({ ...call, body: { naziv } }),
    updateSport: ({ body: { rename_medals, ...body }, ...call }) =>
      handlers.update({ ...call, body }, async (transaction, { before, after }) => {
        const names = { from: before.naziv, to: after.naziv, stamp: stampOf(call, dependencies) };
        if (before.naziv !== after.naziv) await renameEvents(transaction, names);
        if (rename_medals === 1) await renameMedals(transaction, names);
      }),
    deleteSport: handlers.remove,
    deleteSports: handlers.removeMany,
    restoreSports: handlers.restore,
    listSportReferences: handlers.references,
  });
}

const CATEGORISED = {
  one: 'kategorizirani sportaš',
  few: 'kategorizirana sportaša',
  other: 'kategoriziranih sportaša',
};

/** Writes of sports. Medals and the categorisation hold the name of a sport as text; athletes hold its id. */
export const sports = defineRecord('sport', {
  hasUniqueTitle: true,
  referencedBy: [
    { kind: 'athlete', table: 'athletes', column: 'sportid', title: ({ name }) => String(name) },
    { kind: 'medal', table: 'medals', column: 'sport', holds: 'naziv', title: ({ title }) => String(title) },
    { kind: 'event', table: 'events', column: 'sport', holds: 'naziv', title: ({ title }) => String(title) },
    {
      kind: 'categorisedAthlete',
      table: 'categorisation_rows',
      column: 'SptNazOK',
      holds: 'naziv',
      title: ({ Ime, PreZme }) => `${Ime} ${PreZme}`,
      words: (count) => countOf(count, CATEGORISED),
    },
  ],
  shownIn: ['athlete', 'medal'],
});
