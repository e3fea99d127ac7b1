import { Type } from 'typebox';
import { flag, id, pathNumber, time, version } from '../fields.ts';
import { WRITERS } from '../roles.ts';
import { defineRoute } from '../route.ts';

/** An athlete. Lists never contain the personal number (`oib`). */
export const athlete = Type.Object({
  id: id('of the athlete'),
  Ime: Type.String({ description: 'first name' }),
  Prezime: Type.String({ description: 'last name' }),
  ime_sporta: Type.String({ description: 'name of the sport' }),
  sportid: id('of the sport'),
  tekst: Type.String({ description: 'description in Croatian (HTML)' }),
  tekst_eng: Type.String({ description: 'description in English (HTML)' }),
  slika: Type.String({ description: 'path of the picture; empty for none' }),
  aktivan: flag('1 while competing'),
  olimpijac: flag('1 for an Olympian'),
  EVB: Type.String({ description: 'number in the register of athletes' }),
  azurirano: time('when the record was last brought up to date'),
  version: version(),
});

/** One athlete as read by id. */
export const athleteDetails = Type.Object({
  ...athlete.properties,
  oib: Type.Optional(Type.String({ description: 'personal number, 11 digits; only for those who write athletes' })),
});

export const athleteRoutes = {
  listAthletes: defineRoute({
    method: 'GET',
    path: '/api/sportasi/dohvati',
    summary: 'All athletes by last name, without their personal numbers.',
    access: 'public',
    response: Type.Array(athlete),
  }),
  /** @NOTE a single athlete comes as a list of one (answers, section 6). */
  getAthlete: defineRoute({
    method: 'GET',
    path: '/api/sportasi/dohvati/{id}',
    summary: 'One athlete, in a list of one.',
    access: 'public',
    everythingFor: WRITERS.athletes,
    params: Type.Object({ id: pathNumber({ description: 'id of the athlete' }) }),
    response: Type.Array(athleteDetails),
    errors: [404],
  }),
};
