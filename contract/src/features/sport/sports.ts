import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { SPORT_NAME_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const forEditors = {
  athletes: Field.whole('athletes of the sport'),
  medals: Field.whole('medals that name the sport'),
  categorised: Field.whole('rows of the categorisation that name the sport'),
  ...Field.lastChange,
  version: Field.version(),
};

/** A sport. Without the token of a role that writes sports it has only id and name. */
export const sport = Type.Object({
  id: Field.id('of the sport'),
  naziv: Type.String({ description: 'name' }),
  ...Field.allOptional(forEditors),
});
export type Sport = Static<typeof sport>;

export const editedSport = Type.Object({
  id: sport.properties.id,
  naziv: sport.properties.naziv,
  created: Field.optionalTime('when it was made; null when that is not known'),
  ...forEditors,
});
export type EditedSport = Static<typeof editedSport>;

const routes = recordRoutes('sport', {
  path: '/api/sportasi/sportovi',
  row: editedSport,
  fields: {
    naziv: Field.nameInput({ max: SPORT_NAME_MAX_LENGTH, description: 'name' }),
    rename_medals: Type.Optional(Field.flagInput('1 to change the name in the medals that have it as text')),
  },
  incompleteText: 'Unesite naziv!',
});

export const sportRoutes = {
  listSports: defineRoute({
    method: 'GET',
    path: '/api/sportasi/sportovi',
    summary: 'The sports, by name.',
    access: 'public',
    tags: ['sports'],
    everythingFor: WRITERS.sports,
    response: Type.Array(sport),
  }),
  getSport: routes.get,
  createSport: routes.create,
  updateSport: routes.update,
  deleteSport: routes.remove,
  deleteSports: routes.removeMany,
  restoreSports: routes.restore,
  listSportReferences: routes.references,
};
