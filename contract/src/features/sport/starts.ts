import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import {
  DECISIONS_LIMIT,
  GAMES_TEXT_MAX_LENGTH,
  PASTED_STARTS_LIMIT,
  PLACE_MAX,
  SPORT_NAME_MAX_LENGTH,
  START_ATHLETES_MAX_ITEMS,
  START_TEXT_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { SEXES } from './games.ts';
import { LAST_MEDAL_PLACE } from './medals.ts';

/** The committee whose results are counted unless another one is asked for. */
export const OWN_COMMITTEE = 'CRO';

/** How a start ended; one that was not begun makes no Olympian. */
export const START_STATUSES = ['started', 'did-not-start', 'did-not-finish', 'disqualified'] as const;
export type StartStatus = (typeof START_STATUSES)[number];

const STATUS_WORDS: Record<StartStatus, string> = {
  started: 'nastup',
  'did-not-start': 'nije nastupio',
  'did-not-finish': 'nije završio',
  disqualified: 'isključen',
};

export function statusWord(status: StartStatus): string {
  return STATUS_WORDS[status];
}

const COMMITTEE_WORDS: Record<string, string> = { [OWN_COMMITTEE]: 'Hrvatsku', YUG: 'Jugoslaviju' };

/** „za Jugoslaviju”; by its code where a committee has no word. */
export function forCommittee(committee: string): string {
  return `za ${COMMITTEE_WORDS[committee] ?? committee}`;
}

const COMMITTEE = { pattern: '^[A-Z]{3}$', description: 'code of the committee, as CRO' };

const medalOf = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: LAST_MEDAL_PLACE, description });

const startAthlete = Type.Object({
  athlete_id: Field.id('of the athlete'),
  name: Type.String({ description: 'name today' }),
  role: Type.String({ description: 'in the crew or team, as kormilar; empty when not known' }),
  took_part: Field.flag('1 for those who competed, 0 for those who were only named'),
});
export type StartAthlete = Static<typeof startAthlete>;

/** A start as everyone reads it; the medal is the one of today. */
export const start = Type.Object({
  id: Field.id('of the start'),
  games_id: Field.id('of the Games'),
  games: Type.String({ description: 'name of the Games' }),
  event_id: Field.id('of the event'),
  sport: Type.String({ description: 'name of the sport' }),
  event: Type.String({ description: 'Croatian name of the event; empty where it is not certain' }),
  event_en: Type.String({ description: 'English name of the event; empty when not known' }),
  sex: Field.oneOf(SEXES, 'M men, Ž women, X mixed or open'),
  is_team: Field.flag('1 for crews, pairs, relays and teams'),
  committee: Type.String(COMMITTEE),
  place: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'place; null when not known' }),
  medal: medalOf('1 gold to 3 bronze, after all decisions; null for none'),
  is_pending: Field.flag('1 while a decision about it is pending'),
  day: Field.optionalText('day, YYYY-MM-DD; null when not known'),
  status: Field.oneOf(START_STATUSES, 'how it ended'),
  athletes: Type.Array(startAthlete, { description: 'the athlete, or those of the crew' }),
});
export type Start = Static<typeof start>;

/** A decision about a start: a medal that was lost or given. It stays; taking it back is a new decision. */
export const decision = Type.Object({
  id: Field.id('of the decision'),
  day: Type.String({ description: 'day on which it takes effect, YYYY-MM-DD' }),
  body: Type.String({ description: 'who decided, as MOO' }),
  document: Type.String({ description: 'document that it is based on; empty for none' }),
  medal_before: medalOf('medal before it; null for none'),
  medal: medalOf('medal after it; null for none'),
  pending: Field.flag('1 while the proceedings last: the medal stays as it was'),
  created: Field.time('when it was entered'),
  created_by_name: Field.optionalText('who entered it'),
});
export type Decision = Static<typeof decision>;

/** One start as its editor shows it. */
export const editedStart = Type.Object({
  ...start.properties,
  first_medal: medalOf('medal before all decisions; null for none'),
  source: Type.String({ description: 'where it is known from' }),
  note: Type.String({ description: 'note; empty for none' }),
  decisions: Type.Array(decision, { description: 'newest first' }),
  medal_id: Field.optionalId('of the medal that is this result; null without one'),
  ...Field.changes,
  version: Field.version(),
});
export type EditedStart = Static<typeof editedStart>;

const athleteInput = Type.Object({
  athlete_id: Field.idInput('of the athlete'),
  role: Type.Optional(Field.textInput({ max: GAMES_TEXT_MAX_LENGTH, description: 'in the crew or team' })),
  took_part: Type.Optional(Field.flagInput('0 for those who were only named; 1 when absent')),
});

const medalInput = (description: string) =>
  Type.Unsafe<number | null>({
    anyOf: [{ type: 'integer', minimum: 1, maximum: LAST_MEDAL_PLACE }, { type: 'null' }],
    description,
  });

const usual = recordRoutes('start', {
  path: '/api/starts',
  row: editedStart,
  fields: {
    event_id: Field.idInput('of the event'),
    committee: Type.Optional(Type.String(COMMITTEE)),
    place: Type.Optional(
      Type.Unsafe<number | null>({
        anyOf: [{ type: 'integer', minimum: 1, maximum: PLACE_MAX }, { type: 'null' }],
        description: 'place; null when not known',
      }),
    ),
    medal: Type.Optional(medalInput('medal as it was won; decisions change it later')),
    day: Type.Optional(Field.optionalDayInput('day, YYYY-MM-DD; null when not known')),
    status: Type.Optional(Field.oneOf(START_STATUSES, 'how it ended; started when absent')),
    source: Type.Optional(Field.textInput({ max: START_TEXT_MAX_LENGTH, description: 'where it is known from' })),
    note: Type.Optional(Field.textInput({ max: START_TEXT_MAX_LENGTH, description: 'note' })),
    athletes: Type.Array(athleteInput, {
      minItems: 1,
      maxItems: START_ATHLETES_MAX_ITEMS,
      description: 'the athlete, or those of the crew in order',
    }),
  },
  incompleteText: 'Odaberite disciplinu i sportaša!',
});

/** A row of a pasted table, as the cells were; each is a start. */
const pastedRow = Type.Object({
  sport: Field.text({ max: SPORT_NAME_MAX_LENGTH, description: 'name of the sport' }),
  event: Field.text({ max: GAMES_TEXT_MAX_LENGTH, description: 'Croatian name of the event' }),
  sex: Field.text({ max: 20, description: 'M, Ž or X' }),
  athletes: Field.text({ max: START_TEXT_MAX_LENGTH, description: 'names, divided by semicolons' }),
  place: Field.text({ max: 20, description: 'place; empty or – when not known' }),
});
export type PastedRow = Static<typeof pastedRow>;

const pastedFault = Type.Object({
  row: Field.whole('number of the row, from 1'),
  field: Field.oneOf(['sport', 'event', 'sex', 'athletes', 'place', 'row'], 'the cell; row for the row as a whole'),
  message: Type.String({ description: 'what is wrong with it, in Croatian' }),
  suggestions: Type.Array(Type.String(), { description: 'what the cell may hold instead' }),
});
export type PastedFault = Static<typeof pastedFault>;

/** Gold, silver and bronze of a committee, or of an athlete. */
export const tally = Type.Object({
  gold: Field.whole('gold medals'),
  silver: Field.whole('silver medals'),
  bronze: Field.whole('bronze medals'),
  total: Field.whole('all of them'),
});
export type Tally = Static<typeof tally>;

const id = (of: string) => Type.Object({ id: Field.pathNumber({ description: `id of ${of}` }) });
const onDay = Type.Optional(Field.dayInput('only what counted at the end of that day, YYYY-MM-DD; today when absent'));

export const startsRoutes = {
  listStartsOfGames: defineRoute({
    method: 'GET',
    path: '/api/games/{id}/starts',
    summary: 'The starts of some Games, by sport, event and place.',
    access: 'public',
    tags: ['starts', 'events', 'games', 'athlete-names'],
    params: id('the Games'),
    query: Type.Object({ on: onDay }),
    response: Type.Array(start),
    errors: [404],
  }),
  listStartsOfAthlete: defineRoute({
    method: 'GET',
    path: '/api/athletes/{id}/starts',
    summary: 'The starts of an athlete, newest Games first.',
    access: 'public',
    tags: ['starts', 'events', 'games', 'athlete-names'],
    params: id('the athlete'),
    query: Type.Object({ on: onDay }),
    response: Type.Array(start),
    errors: [404],
  }),
  getTally: defineRoute({
    method: 'GET',
    path: '/api/medals/tally',
    summary: 'The medals of a committee, each crew and team once; of an athlete, each of theirs.',
    access: 'public',
    tags: ['starts', 'events', 'games'],
    query: Type.Object({
      committee: Type.Optional(Type.String(COMMITTEE)),
      games: Type.Optional(Field.pathNumber({ description: 'only those Games' })),
      sport: Type.Optional(Field.text({ max: SPORT_NAME_MAX_LENGTH, description: 'only that sport, by its name' })),
      athlete: Type.Optional(Field.pathNumber({ description: 'only those of the athlete' })),
      on: onDay,
    }),
    response: tally,
  }),
  listStartsWithoutMedal: defineRoute({
    method: 'GET',
    path: '/api/starts',
    summary: 'The starts of the Croatian committee that won a medal, and are the result of no medal of the list.',
    access: WRITERS.medals,
    response: Type.Array(start),
  }),
  getStart: usual.get,
  createStart: usual.create,
  updateStart: usual.update,
  deleteStart: usual.remove,
  deleteStarts: usual.removeMany,
  restoreStarts: usual.restore,
  addDecision: defineRoute({
    method: 'POST',
    path: '/api/starts/{id}/decisions',
    summary: `Adds a decision about the medal of a start; at most ${DECISIONS_LIMIT} of one.`,
    access: WRITERS.medals,
    params: id('the start'),
    body: Type.Object({
      day: Field.dayInput('day on which it takes effect, YYYY-MM-DD'),
      body: Field.nameInput({ max: GAMES_TEXT_MAX_LENGTH, description: 'who decided' }),
      document: Type.Optional(
        Field.textInput({ max: START_TEXT_MAX_LENGTH, description: 'document that it is based on' }),
      ),
      medal: medalInput('medal after it; null for none'),
      pending: Type.Optional(Field.flagInput('1 while the proceedings last; 0 when absent')),
    }),
    response: Field.saved,
    errors: [404, 409],
    incompleteText: 'Unesite dan i tko je odlučio!',
  }),
};

export const pastedStartRoutes = {
  pasteStarts: defineRoute({
    method: 'POST',
    path: '/api/games/{id}/starts',
    summary: 'Checks the rows of a pasted table, and adds a start for each when all of them are right.',
    access: WRITERS.medals,
    params: id('the Games'),
    body: Type.Object({
      rows: Type.Array(pastedRow, { minItems: 1, description: `in their order, at most ${PASTED_STARTS_LIMIT}` }),
      check: Type.Optional(Field.flagInput('1 to check alone; 0 when absent')),
    }),
    response: Type.Object({
      ...Field.written.properties,
      written: Field.whole('starts that were added; 0 with faults, or when it was only checked'),
      faults: Type.Array(pastedFault, { description: 'by row; empty when all are right' }),
    }),
    errors: [404, 409],
  }),
};

type Decided = { medal: number | null; decisions: readonly Pick<Decision, 'id' | 'day' | 'medal' | 'pending'>[] };

/** The medal of a start at the end of a day, YYYY-MM-DD: that of the last decision in force, else the one it won. */
export function medalOn({ medal, decisions }: Decided, day: string): number | null {
  const inForce = decisions.filter((one) => one.pending === 0 && one.day <= day);
  const [last] = inForce.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.id - a.id));
  return last ? last.medal : medal;
}

type Ended = { place?: number | null; medal: number | null };

/** The place that a start shows: a medal says it where the place is not known. */
export function placeOf({ place = null, medal }: Ended): number | null {
  return place ?? medal;
}

/** „Ana Anić, Iva Ivić, Veslanje, Dvojac, žene”, by the names at the time of the save. */
export function startTitle(athletes: readonly string[], event: string): string {
  return [...athletes, event].join(', ');
}
