import { type Static, Type } from 'typebox';
import { type AddressKind, address, addressInput } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { htmlForm, markPicture, withListedPictures, withPictures } from '../../files/shown-pictures.ts';
import { KINDS } from '../../kinds.ts';
import {
  ATHLETE_NAME_MAX_LENGTH,
  EVB_MAX_LENGTH,
  HTML_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  START_TEXT_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { LAST_MEDAL_PLACE } from './medals.ts';

const PICTURE: readonly AddressKind[] = ['file', 'web'];

const shared = {
  id: Field.id('of the athlete'),
  Ime: Type.String({ description: 'first name' }),
  Prezime: Type.String({ description: 'last name' }),
  ime_sporta: Type.String({ description: 'name of the sport' }),
  sportid: Field.id('of the sport'),
  slika: markPicture(address({ allows: PICTURE, description: 'path of the picture; empty for none' }), {
    path: 'slika',
  }),
  aktivan: Field.flag('1 while competing'),
  olimpijac: Field.flag('1 for an Olympian'),
  EVB: Type.String({ description: 'number in the register of athletes' }),
  version: Field.version(),
};

/** An athlete. Lists never contain the personal number (`oib`). */
export const athlete = Type.Object({
  ...shared,
  jsonld: Field.jsonld,
  tekst: Field.html('description in Croatian'),
  tekst_eng: Field.html('description in English'),
  azurirano: Field.time('when the record was last brought up to date'),
});
export type Athlete = Static<typeof athlete>;

const wonMedal = Type.Object({
  id: Field.id('of the medal'),
  medalja: Type.Integer({ minimum: 1, maximum: LAST_MEDAL_PLACE, description: 'place won, 1 gold to 3 bronze' }),
  natjecanje: Type.String({ description: 'competition' }),
  sport: Type.String({ description: 'name of the sport' }),
  disciplina: Type.String({ description: 'event; empty when not known' }),
  tim: Type.Boolean({ description: 'won by a team' }),
  start_id: Field.optionalId('of the start that it is the result of; null without one'),
});

const forEditors = {
  oib: Type.String({ description: 'personal number, 11 digits; empty when not known' }),
  olympedia_id: Type.String({ description: 'number in Olympedia; empty when not known' }),
  wikidata_id: Type.String({ description: 'number in Wikidata, as Q123; empty when not known' }),
  created: Field.optionalTime('when it was made; null when that is not known'),
  modified: Field.time('when it was last changed'),
  modified_by: Field.optionalId('who changed it last; null for the start'),
  modified_by_name: Field.optionalText('who changed it last; null for the start'),
  category: Field.optionalText('category in the list in force, by EVB; null without one'),
  category_from: Field.optionalText('from when it is valid, DD.MM.YYYY.'),
  category_to: Field.optionalText('until when it is valid, DD.MM.YYYY.'),
  medals: Type.Array(wonMedal, { description: 'of the athlete, newest competition first' }),
};

/** One athlete as read by id; with the token of a role that writes athletes also what their editor shows. */
export const athleteDetails = Type.Object({
  ...athlete.properties,
  ...Field.allOptional(forEditors),
});
export type AthleteDetails = Static<typeof athleteDetails>;

export const editedAthlete = Type.Object({ ...athlete.properties, ...forEditors });
export type EditedAthlete = Static<typeof editedAthlete>;

/** A row of the list of athletes that staff search. */
export const athleteRow = Type.Object({
  ...shared,
  gold: Field.whole('gold medals'),
  silver: Field.whole('silver medals'),
  bronze: Field.whole('bronze medals'),
  has_tekst: Field.flag('1 when there is a Croatian description'),
  has_tekst_eng: Field.flag('1 when there is an English description'),
  category: Field.optionalText('category in the list in force; null without one'),
  modified: Field.time('when it was last changed'),
  modified_by_name: forEditors.modified_by_name,
});
export type AthleteRow = Static<typeof athleteRow>;

/** Sort keys of the list of athletes: last name in Croatian order, sport, time of the last change. */
export const ATHLETE_SORTS = ['name', 'sport', 'modified'] as const;
export type AthleteSort = (typeof ATHLETE_SORTS)[number];

const ATHLETE_LACKS = Object.keys(KINDS.athlete.lacks) as (keyof typeof KINDS.athlete.lacks)[];

export const ATHLETES_PAGE_SIZE = 100;

const namePart = (description: string) => Field.nameInput({ max: ATHLETE_NAME_MAX_LENGTH, description });

const fields = {
  sportid: Field.idInput('of the sport'),
  Ime: namePart('first name'),
  Prezime: namePart('last name'),
  tekst: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'description in Croatian' })),
  tekst_eng: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'description in English' })),
  slika: Type.Optional(
    addressInput({ allows: PICTURE, max: IMAGE_PATH_MAX_LENGTH, description: 'path of the picture; empty for none' }),
  ),
  aktivan: Type.Optional(Field.flagInput('1 while competing')),
  olimpijac: Type.Optional(Field.flagInput('1 for an Olympian')),
  EVB: Type.Optional(Field.textInput({ max: EVB_MAX_LENGTH, description: 'number in the register of athletes' })),
  oib: Type.Optional(Field.textInput({ max: 20, description: 'personal number, 11 digits; empty for none' })),
  olympedia_id: Type.Optional(Field.textInput({ max: EVB_MAX_LENGTH, description: 'number in Olympedia' })),
  wikidata_id: Type.Optional(Field.textInput({ max: EVB_MAX_LENGTH, description: 'number in Wikidata, as Q123' })),
  olimpijac_reason: Type.Optional(
    Field.textInput({
      max: START_TEXT_MAX_LENGTH,
      description: 'why someone who started at Games is no Olympian; needed when olimpijac becomes 0 for them',
    }),
  ),
  azurirano: Type.Optional(
    Field.optionalTimeInput('when it was brought up to date; the moment of the call when absent'),
  ),
  other_person: Type.Optional(
    Field.flagInput('read when an athlete is made: 0 refuses one with the name of another, 1 or absent does not'),
  ),
};

const routes = recordRoutes('athlete', {
  path: '/api/sportasi',
  row: athleteDetails,
  fields,
  incompleteText: 'Unesite ime, prezime i sport!',
});

const flagFilter = (description: string) => Type.Optional(Field.oneOf(['0', '1'], description));

export const athleteRoutes = {
  listAthletes: defineRoute({
    method: 'GET',
    path: '/api/sportasi/dohvati',
    summary: 'All athletes by last name, without their personal numbers.',
    access: 'public',
    tags: ['athletes', 'sport-names', 'files'],
    response: Type.Array(withListedPictures(athlete)),
  }),
  /** @NOTE a single athlete comes as a list of one (answers, section 6). */
  getAthlete: defineRoute({
    method: 'GET',
    path: '/api/sportasi/dohvati/{id}',
    summary: 'One athlete, in a list of one.',
    access: 'public',
    tags: ['athlete-{id}', 'sport-name-{sportid}', 'file-{pictures}'],
    everythingFor: WRITERS.athletes,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the athlete' }) }),
    query: Type.Object({ html: htmlForm }),
    response: Type.Array(withPictures(athleteDetails)),
    errors: [404],
  }),
  findAthletes: defineRoute({
    method: 'GET',
    path: '/api/sportasi/popis',
    summary: 'A page of the athletes whose names contain the words, in any order of the words.',
    access: WRITERS.athletes,
    query: Type.Object({
      search: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'parts of first and last name' })),
      sportid: Type.Optional(Field.pathNumber({ description: 'only those of the sport' })),
      aktivan: flagFilter('only those who compete, or no longer do'),
      olimpijac: flagFilter('only Olympians, or only others'),
      lack: Type.Optional(
        Field.oneOf(ATHLETE_LACKS, 'only those who lack it; medallists are those with a medal in force'),
      ),
      sort: Type.Optional(Field.oneOf(ATHLETE_SORTS, 'name when absent')),
      order: Type.Optional(Field.oneOf(['asc', 'desc'], 'asc when absent')),
      page: Field.page,
    }),
    response: Type.Object({
      athletes: Type.Array(athleteRow, { description: `at most ${ATHLETES_PAGE_SIZE}` }),
      total: Field.whole('athletes of the whole list'),
      olympians: Field.whole('Olympians of the whole list'),
      numPages: Field.whole('pages of the whole list'),
    }),
  }),
  findNamesakes: defineRoute({
    method: 'GET',
    path: '/api/sportasi/imenjaci',
    summary: 'The athletes with a name; letter case and marks make no difference.',
    access: WRITERS.athletes,
    query: Type.Object({
      Ime: namePart('first name'),
      Prezime: namePart('last name'),
      id: Type.Optional(Field.pathNumber({ description: 'athlete that is left out' })),
    }),
    response: Type.Array(
      Type.Object({
        id: shared.id,
        Ime: shared.Ime,
        Prezime: shared.Prezime,
        ime_sporta: shared.ime_sporta,
        EVB: shared.EVB,
      }),
    ),
  }),
  createAthlete: defineRoute({ ...routes.create, path: '/api/sportasi/add' }),
  updateAthlete: defineRoute({ ...routes.update, path: '/api/sportasi/update' }),
  deleteAthlete: defineRoute({ ...routes.remove, path: '/api/sportasi/remove/{id}' }),
  deleteAthletes: routes.removeMany,
  restoreAthletes: routes.restore,
  listAthleteReferences: routes.references,
};
