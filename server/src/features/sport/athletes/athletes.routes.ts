import { foldText } from '@baklja/contract/alias';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { authorOf } from '../../../http/caller.ts';
import { NOT_MODIFIED, serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import type { ValuesOf } from '../../../records/record-definition.ts';
import { recordHandlers } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { athletes, requireNoNamesake } from './athlete-record.ts';
import {
  getAthletesVersion,
  getEditedAthlete,
  getPublicAthlete,
  listAthletes,
  listNamesakes,
} from './athletes.store.ts';
import { findAthletes } from './find-athletes.store.ts';
import { logReadOib } from './log-read-oib.ts';

type Body = RouteInput<typeof athleteRoutes.createAthlete>['body'];

export function serveAthletes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(athletes, dependencies);

  serveRoutes(app, dependencies, athleteRoutes, {
    listAthletes: async ({ http }) => {
      // Tag before rows: a write in between leaves an old tag on new rows, never a new tag on old rows.
      const version = await getAthletesVersion(read);
      return http.isUnchanged(`athletes-${version}`) ? NOT_MODIFIED : listAthletes(read);
    },
    getAthlete: async ({ params: { id }, seesEverything, caller, now }) => {
      if (!caller || !seesEverything) return [await requireFound('athlete', getPublicAthlete(read, id))];
      const athlete = await requireFound('athlete', getEditedAthlete(read, id));
      if (athlete.oib !== '')
        await logReadOib(database, { id, name: `${athlete.Ime} ${athlete.Prezime}` }, authorOf({ caller, now }));
      return [athlete];
    },
    findAthletes: ({ query }) => findAthletes(read, query),
    findNamesakes: ({ query: { Ime, Prezime, id } }) =>
      listNamesakes(read, { folded: foldText(`${Ime.trim()} ${Prezime.trim()}`), id }),
    createAthlete: async ({ body, ...call }) =>
      handlers.create({ ...call, body: await valuesOf(body) }, async (transaction, athlete) => {
        if (body.other_person === 0) await requireNoNamesake(transaction, athlete);
      }),
    updateAthlete: async ({ body: { id, version, ...body }, ...call }) =>
      handlers.update({ ...call, body: { ...(await valuesOf(body)), id, version } }),
    deleteAthlete: handlers.remove,
    deleteAthletes: handlers.removeMany,
    restoreAthletes: handlers.restore,
    listAthleteReferences: handlers.references,
  });

  /** The values of an athlete, trimmed, with clean HTML. */
  async function valuesOf({
    azurirano,
    other_person,
    Ime,
    Prezime,
    EVB,
    oib,
    tekst,
    tekst_eng,
    ...body
  }: Body): Promise<ValuesOf<'athlete'>> {
    return present({
      ...body,
      Ime: Ime.trim(),
      Prezime: Prezime.trim(),
      EVB: EVB?.trim(),
      oib: oib?.trim(),
      tekst: tekst === undefined ? undefined : await cleanHtml(tekst),
      tekst_eng: tekst_eng === undefined ? undefined : await cleanHtml(tekst_eng),
    });
  }
}
