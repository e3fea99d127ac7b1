import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { GAMES_TEXT_MAX_LENGTH, GAMES_YEARS, SPORT_NAME_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

export const SEASONS = ['summer', 'winter'] as const;

/** Sex of an event: men, women, mixed or open to both. */
export const SEXES = ['M', 'Ž', 'X'] as const;
export type Sex = (typeof SEXES)[number];

const text = (description: string) => Type.String({ description });

const gamesFields = {
  id: Field.id('of the Games'),
  name: text('as OI Pariz 2024'),
  year: Field.whole('year in the name; those of Tokyo 2020 were in 2021'),
  season: Field.oneOf(SEASONS, 'summer or winter'),
  city: text('Croatian name of the city; empty when not known'),
  city_en: text('English name of the city; empty when not known'),
  country: text('Croatian name of the country; empty when not known'),
  country_en: text('English name of the country; empty when not known'),
  opens: Field.optionalText('day of the opening, YYYY-MM-DD'),
  closes: Field.optionalText('day of the closing, YYYY-MM-DD'),
};

const medalCounts = {
  gold: Field.whole('gold medals'),
  silver: Field.whole('silver medals'),
  bronze: Field.whole('bronze medals'),
};

/** Olympic Games with what the athletes of the Croatian committee did there, as it is today. */
export const games = Type.Object({
  ...gamesFields,
  athletes: Field.whole('athletes who started for Croatia'),
  starts: Field.whole('starts of athletes for Croatia: a crew of two counts twice'),
  ...medalCounts,
});
export type Games = Static<typeof games>;

export const editedGames = Type.Object({ ...gamesFields, ...Field.changes, version: Field.version() });
export type EditedGames = Static<typeof editedGames>;

const textField = (description: string) => Type.Optional(Field.textInput({ max: GAMES_TEXT_MAX_LENGTH, description }));
const day = (description: string) => Type.Optional(Field.optionalDayInput(description));

const usualGamesRoutes = recordRoutes('games', {
  path: '/api/games',
  row: editedGames,
  fields: {
    name: Field.nameInput({ max: GAMES_TEXT_MAX_LENGTH, description: 'as OI Pariz 2024' }),
    year: Field.yearInput({ ...GAMES_YEARS, description: 'year in the name' }),
    season: Field.oneOf(SEASONS, 'summer or winter'),
    city: textField('Croatian name of the city'),
    city_en: textField('English name of the city'),
    country: textField('Croatian name of the country'),
    country_en: textField('English name of the country'),
    opens: day('day of the opening, YYYY-MM-DD'),
    closes: day('day of the closing, YYYY-MM-DD'),
  },
  incompleteText: 'Unesite naziv i godinu Igara!',
});

export const gamesRoutes = {
  listGames: defineRoute({
    method: 'GET',
    path: '/api/games',
    summary: 'All Olympic Games, newest first, with the number of Croatian athletes, starts and medals.',
    access: 'public',
    tags: ['games', 'events', 'starts'],
    response: Type.Object({
      games: Type.Array(games, { description: 'newest first' }),
      athletes: Field.whole('athletes who started for Croatia at any of them'),
      starts: Field.whole('their starts'),
    }),
  }),
  getGames: usualGamesRoutes.get,
  createGames: usualGamesRoutes.create,
  updateGames: usualGamesRoutes.update,
  deleteGames: usualGamesRoutes.remove,
  deleteManyGames: usualGamesRoutes.removeMany,
  restoreManyGames: usualGamesRoutes.restore,
  listGamesReferences: usualGamesRoutes.references,
};

const eventFields = {
  id: Field.id('of the event'),
  games_id: Field.id('of the Games'),
  sport: text('name of the sport'),
  name: text('Croatian name, as Bacanje diska; empty where it is not certain'),
  name_en: text('English name; empty when not known'),
  sex: Field.oneOf(SEXES, 'M men, Ž women, X mixed or open'),
  is_team: Field.flag('1 for crews, pairs, relays and teams'),
};

export const event = Type.Object({ ...eventFields, version: Field.version() });
export type GamesEvent = Static<typeof event>;

export const editedEvent = Type.Object({ ...event.properties, ...Field.changes });
export type EditedEvent = Static<typeof editedEvent>;

const usualEventRoutes = recordRoutes('event', {
  path: '/api/events',
  row: editedEvent,
  fields: {
    games_id: Field.idInput('of the Games'),
    sport: Field.nameInput({ max: SPORT_NAME_MAX_LENGTH, description: 'name of the sport' }),
    name: textField('Croatian name; needed where there is no English one'),
    name_en: textField('English name'),
    sex: Field.oneOf(SEXES, 'M men, Ž women, X mixed or open'),
    is_team: Type.Optional(Field.flagInput('1 for crews, pairs, relays and teams')),
  },
  incompleteText: 'Unesite sport i disciplinu!',
});

export const eventRoutes = {
  listEvents: defineRoute({
    method: 'GET',
    path: '/api/events',
    summary: 'The events of some Games, by sport and name.',
    access: WRITERS.medals,
    query: Type.Object({ games: Field.pathNumber({ description: 'id of the Games' }) }),
    response: Type.Array(event),
  }),
  getEvent: usualEventRoutes.get,
  createEvent: usualEventRoutes.create,
  updateEvent: usualEventRoutes.update,
  deleteEvent: usualEventRoutes.remove,
  deleteEvents: usualEventRoutes.removeMany,
  restoreEvents: usualEventRoutes.restore,
  listEventReferences: usualEventRoutes.references,
};

const SEX_WORDS: Record<Sex, string> = { M: 'muškarci', Ž: 'žene', X: 'mješovito ili otvoreno' };

export function sexWord(sex: Sex): string {
  return SEX_WORDS[sex];
}

/** An event as the starts of its athletes name it. */
export type NamedEvent = { sport: string; event: string; event_en: string; sex: Sex };

/** „Atletika, Bacanje diska, žene”; with the English name where there is no Croatian one. */
export function eventTitle({ sport, event: name, event_en, sex }: NamedEvent): string {
  return [sport.trim(), name.trim() || event_en.trim(), sexWord(sex)].join(', ');
}
