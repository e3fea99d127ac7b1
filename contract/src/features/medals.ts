import { Type } from 'typebox';
import { id, jsonText, optionalId, pathNumber, version } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A medal. @NOTE `tim` is true or false while other flags are 0 or 1. */
export const medal = Type.Object({
  id: id('of the medal'),
  ime_prezime: jsonText('athletes who won it: list of {id, name}, with today’s names'),
  medalja: Type.Integer({ minimum: 1, maximum: 3, description: 'place won, 1 gold to 3 bronze' }),
  sport: Type.String({ description: 'name of the sport' }),
  natjecanje: Type.String({ description: 'competition, as OI Tokyo 2020' }),
  page_id: optionalId('of the Croatian page'),
  page_id_eng: optionalId('of the English page'),
  tim: Type.Boolean({ description: 'won by a team' }),
  timVal: Type.String({ description: 'name of the team; empty when not won by one' }),
  version: version(),
});

export const medalRoutes = {
  listMedals: defineRoute({
    method: 'GET',
    path: '/api/content/get/medalje',
    summary: 'All medals, newest competition first.',
    access: 'public',
    response: Type.Array(medal),
  }),
  /** @NOTE a single medal comes as a list of one (spec 1, section 7). */
  getMedal: defineRoute({
    method: 'GET',
    path: '/api/content/get/medalja-single/{id}',
    summary: 'One medal, in a list of one.',
    access: 'public',
    params: Type.Object({ id: pathNumber({ description: 'id of the medal' }) }),
    response: Type.Array(medal),
    errors: [404],
  }),
};
