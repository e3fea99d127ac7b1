import { type Static, Type } from 'typebox';
import { foldText } from '../../alias.ts';
import * as Field from '../../fields.ts';
import {
  COMPETITION_MAX_LENGTH,
  DISCIPLINE_MAX_LENGTH,
  MEDAL_ATHLETES_MAX_ITEMS,
  MEDAL_ATHLETES_MAX_LENGTH,
  SPORT_NAME_MAX_LENGTH,
  TEAM_NAME_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** The last place that wins a medal: 1 gold, 2 silver, 3 bronze. */
export const LAST_MEDAL_PLACE = 3;

/** A medal. @NOTE `tim` is true or false while other flags are 0 or 1. */
export const medal = Type.Object({
  id: Field.id('of the medal'),
  ime_prezime: Field.jsonText('athletes who won it: list of {id, name}, with today’s names'),
  medalja: Type.Integer({ minimum: 1, maximum: LAST_MEDAL_PLACE, description: 'place won, 1 gold to 3 bronze' }),
  sport: Type.String({ description: 'name of the sport' }),
  natjecanje: Type.String({ description: 'competition, as OI Tokyo 2020' }),
  disciplina: Type.String({ description: 'event, as dvojac bez kormilara; empty when not known' }),
  page_id: Field.optionalId('of the Croatian page'),
  page_id_eng: Field.optionalId('of the English page'),
  tim: Type.Boolean({ description: 'won by a team' }),
  timVal: Type.String({ description: 'name of the team; empty when not won by one' }),
  version: Field.version(),
  ...Field.allOptional({
    start_id: Field.optionalId('of the start that it is the result of; null without one'),
    lacks_start: Field.flag('1 when it was won at Games of the ledger, and no start has it as its result'),
    ...Field.changes,
  }),
});
export type Medal = Static<typeof medal>;

/** An athlete of a medal, as `ime_prezime` names them. */
export const medalAthlete = Type.Object({
  id: Field.idInput('of the athlete'),
  name: Field.notRead('the athlete has it'),
});

/** Who won a medal: the name of a team with the ids of athletes who may be named, or the ids of athletes alone. */
type WonBy = { tim: boolean; timVal: string; winners: readonly number[] };

/** What is missing of who won a medal; undefined when nothing is. */
export function findMissingWinner({ tim, timVal, winners }: WonBy): 'timVal' | 'winners' | undefined {
  if (tim) return timVal.trim() === '' ? 'timVal' : undefined;
  return winners.length === 0 ? 'winners' : undefined;
}

export function hasWinnerTwice(winners: readonly number[]): boolean {
  return new Set(winners).size < winners.length;
}

type Won = WonBy & Pick<Medal, 'medalja' | 'sport' | 'natjecanje' | 'disciplina'>;

/** Equal for two medals of one place, sport, competition and event with the same team or the same athletes. */
export function medalKey({ medalja, sport, natjecanje, disciplina, tim, timVal, winners }: Won): string {
  const texts = [sport, natjecanje, disciplina, tim ? timVal : ''].map((text) => foldText(text.trim()));
  return JSON.stringify([medalja, ...texts, tim || winners.toSorted((a, b) => a - b)]);
}

const fields = {
  ime_prezime: Type.Optional(
    Field.jsonTextInput(Type.Array(medalAthlete, { maxItems: MEDAL_ATHLETES_MAX_ITEMS }), {
      max: MEDAL_ATHLETES_MAX_LENGTH,
      description: 'athletes who won it, in order; required unless a team won it',
    }),
  ),
  medalja: Type.Unsafe<number>({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: LAST_MEDAL_PLACE },
      { type: 'string', pattern: `^[1-${LAST_MEDAL_PLACE}]$` },
    ],
    'x-form': 'number',
    description: 'place won, 1 gold to 3 bronze',
  }),
  sport: Field.nameInput({ max: SPORT_NAME_MAX_LENGTH, description: 'name of the sport' }),
  natjecanje: Field.nameInput({ max: COMPETITION_MAX_LENGTH, description: 'competition, as OI Tokyo 2020' }),
  disciplina: Type.Optional(
    Field.textInput({ max: DISCIPLINE_MAX_LENGTH, description: 'event; empty when not known' }),
  ),
  page_id: Field.idInput('of the Croatian page'),
  page_id_eng: Field.idInput('of the English page'),
  tim: Type.Optional(Field.flagInput('true when a team won it; false when absent')),
  timVal: Type.Optional(
    Field.textInput({ max: TEAM_NAME_MAX_LENGTH, description: 'name of the team; required with tim' }),
  ),
  other_medal: Type.Optional(
    Field.flagInput('read when a medal is made: 0 refuses one that is there already, 1 or absent does not'),
  ),
};

const routes = recordRoutes('medal', {
  path: '/api/content/medalje',
  row: medal,
  fields,
  incompleteText: 'Molimo Vas unesite sve podatke!',
});

export const medalRoutes = {
  listMedals: defineRoute({
    method: 'GET',
    path: '/api/content/get/medalje',
    summary: 'All medals, newest competition first.',
    access: 'public',
    tags: ['medals', 'athlete-names'],
    everythingFor: WRITERS.medals,
    response: Type.Array(medal),
  }),
  /** @NOTE a single medal comes as a list of one (spec 1, section 7). */
  getMedal: defineRoute({
    method: 'GET',
    path: '/api/content/get/medalja-single/{id}',
    summary: 'One medal, in a list of one.',
    access: 'public',
    tags: ['medal-{id}', 'athlete-name-{ime_prezime}'],
    everythingFor: WRITERS.medals,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the medal' }) }),
    response: Type.Array(medal),
    errors: [404],
  }),
  createMedal: defineRoute({ ...routes.create, path: '/api/content/post/medalje' }),
  updateMedal: defineRoute({ ...routes.update, path: '/api/content/update/medalje' }),
  deleteMedal: defineRoute({ ...routes.remove, path: '/api/content/remove/medalje/{id}' }),
  deleteMedals: routes.removeMany,
  restoreMedals: routes.restore,
};
