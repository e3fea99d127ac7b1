import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { CATEGORISATION_ROWS_LIMIT, SEARCH_MAX_LENGTH } from '../../limits.ts';
import { formatNumber } from '../../plural.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { CATEGORISATION_COLUMNS } from './categorisation-file.ts';

const publicColumns = {
  AUTOID: Field.id('of the row in the register'),
  Ime: Type.String({ description: 'first name' }),
  PreZme: Type.String({ description: 'last name' }),
  SptNazOK: Type.String({ description: 'sport, as text' }),
  EVSKat: Type.String({ description: 'category, I to VI' }),
  KatRezult: Type.String({ description: 'result that gave the category' }),
  Zupanija: Type.String({ description: 'county' }),
};

const otherColumns = {
  EVB: Type.String({ description: 'number in the register of athletes' }),
  Spol: Type.String({ description: 'M or Ž' }),
  DatRod: Type.String({ description: 'day of birth, DD.MM.YYYY.' }),
  Klub: Type.String({ description: 'club' }),
  KatOd: Type.String({ description: 'from when it is valid, DD.MM.YYYY.' }),
  KatDo: Type.String({ description: 'until when it is valid, DD.MM.YYYY.' }),
};

/** A categorised athlete as staff see it. */
export const categorisedAthlete = Type.Object({ ...publicColumns, ...otherColumns });
export type CategorisedAthlete = Static<typeof categorisedAthlete>;

/** The same as everyone reads it: the first seven fields alone (answers, section 6). */
const readAthlete = Type.Object({ ...publicColumns, ...Field.allOptional(otherColumns) });

/** A difference between two lists; rows are compared by AUTOID. */
const difference = {
  added: Field.whole('rows that only the later list has'),
  removed: Field.whole('rows that only the earlier list has'),
  changed: Field.whole('rows whose category is another one'),
};

export const categorisationDifference = Type.Object(difference);
export type CategorisationDifference = Static<typeof categorisationDifference>;

/** A list that was or is in force. */
export const categorisationVersion = Type.Object({
  id: Field.id('of the version; the highest is in force'),
  created: Field.time('from when it was in force'),
  created_by_name: Field.optionalText('who; null when the user is gone'),
  action: Field.oneOf(['import', 'restore', 'delete'], 'what made it'),
  file_name: Type.String({ description: 'file of the list; empty when not known' }),
  restored_id: Field.optionalId('version that was brought back; null for any other action'),
  rows: Field.whole('rows of the list'),
  ...difference,
});
export type CategorisationVersion = Static<typeof categorisationVersion>;

/** Sort keys of the list for staff. */
export const CATEGORISATION_SORTS = ['name', 'sport', 'category', 'county', 'valid', 'autoid'] as const;
export type CategorisationSort = (typeof CATEGORISATION_SORTS)[number];

/** Rows on a page of the list for staff. */
export const CATEGORISATION_PAGE_SIZE = 50;

/** Faults that a refused import names. */
export const CATEGORISATION_FAULTS_LIMIT = 200;

/** What both ends say of a file with more rows than {@link CATEGORISATION_ROWS_LIMIT}. */
export const TOO_MANY_ROWS_TEXT = `Popis ima više od ${formatNumber(CATEGORISATION_ROWS_LIMIT)} redaka, a više ih se ne može uvesti. Popis na snazi nije promijenjen. Provjerite je li to prava datoteka.`;

/** Longest name of an imported file. */
export const CATEGORISATION_FILE_NAME_MAX_LENGTH = 255;

/** Largest body of an import, bytes (answers, section 2). */
const IMPORT_BODY_LIMIT_BYTES = 64 * 1024 * 1024;

const FILTER_MAX_LENGTH = 500;

const filters = {
  search: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'parts of first and last name, or AUTOID' })),
  category: Type.Optional(Field.text({ max: FILTER_MAX_LENGTH, description: 'only this category' })),
  sport: Type.Optional(Field.text({ max: FILTER_MAX_LENGTH, description: 'only this sport' })),
  county: Type.Optional(Field.text({ max: FILTER_MAX_LENGTH, description: 'only this county' })),
  validity: Type.Optional(Field.oneOf(['valid', 'expired'], 'only those whose last day is not past, or is')),
  sort: Type.Optional(Field.oneOf(CATEGORISATION_SORTS, 'name when absent')),
  order: Type.Optional(Field.oneOf(['asc', 'desc'], 'asc when absent')),
};

const access = WRITERS.categorisation;

const versionParams = Type.Object({ id: Field.pathNumber({ description: 'id of the version' }) });

const staffRow = Type.Object({
  ...categorisedAthlete.properties,
  is_expired: Type.Boolean({ description: 'whether its last day is past' }),
});
export type CategorisationRow = Static<typeof staffRow>;

const choices = (description: string) =>
  Type.Array(
    Type.Object({ value: Type.String({ description: 'what the rows have' }), count: Field.whole('rows with it') }),
    { description },
  );

export const categorisationRoutes = {
  listCategorisation: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/dohvati',
    summary: 'The list in force by last name; seven fields of each row for everyone, all 13 for its editors.',
    access: 'public',
    tags: ['categorisation'],
    everythingFor: access,
    response: Type.Array(readAthlete),
  }),
  /** @NOTE a single row comes as a list of one, as athletes and medals do. */
  getCategorisedAthlete: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/dohvati/{id}',
    summary: 'One row of the list in force, in a list of one.',
    access: 'public',
    tags: ['categorisation'],
    everythingFor: access,
    params: Type.Object({ id: Field.pathNumber({ description: 'AUTOID' }) }),
    response: Type.Array(
      Type.Object({
        ...readAthlete.properties,
        former_category: Type.Optional(
          Field.optionalText('for editors: category in the list before; null when not in it, absent without that list'),
        ),
      }),
    ),
    errors: [404],
  }),
  countCategorisation: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/count',
    summary: 'How many athletes the present categorisation list holds; 0 before the first list.',
    access: 'public',
    tags: ['categorisation'],
    response: Type.Object({ total: Field.whole('rows of the present list') }),
  }),
  findCategorisedAthletes: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/popis',
    summary: 'A page of the list in force that the filters leave, and how many of them have each category.',
    access,
    query: Type.Object({
      ...filters,
      page: Field.page,
    }),
    response: Type.Object({
      athletes: Type.Array(staffRow, { description: `at most ${CATEGORISATION_PAGE_SIZE}` }),
      total: Field.whole('rows on all pages'),
      numPages: Field.whole('pages'),
      categories: choices('categories of the rows that all filters but the category leave, in order'),
    }),
  }),
  exportCategorisation: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/izvoz',
    summary: 'All rows of the list in force that the filters leave, in their order.',
    access,
    query: Type.Object(filters),
    response: Type.Array(categorisedAthlete),
  }),
  listCategorisationChoices: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/izbor',
    summary: 'Sports and counties of the list in force, in Croatian order.',
    access,
    response: Type.Object({ sports: choices('sports'), counties: choices('counties') }),
  }),
  importCategorisation: defineRoute({
    method: 'POST',
    path: '/api/kategorizacija/upload-csv',
    summary: 'Replaces the list in force in one step; the former list is kept as a version.',
    access,
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    query: Type.Object({
      file_name: Type.Optional(
        Field.text({ max: CATEGORISATION_FILE_NAME_MAX_LENGTH, description: 'name of the file' }),
      ),
      version: Type.Optional(
        Type.Unsafe<number>({
          type: 'string',
          pattern: '^[0-9]{1,15}$',
          'x-form': 'number',
          description: 'version in force that the caller saw, 0 for none; 409 when it is another one by now',
        }),
      ),
    }),
    body: Type.Array(Type.Unknown(), {
      maxItems: CATEGORISATION_ROWS_LIMIT,
      description: `rows; each is a list of 13 values: ${CATEGORISATION_COLUMNS.join(', ')}`,
    }),
    tooManyText: TOO_MANY_ROWS_TEXT,
    response: Type.Object({
      message: Field.written.properties.message,
      id: Field.id('of the new version'),
      total: Field.whole('rows of the list'),
    }),
    errors: [409],
  }),
  /** @NOTE a GET that writes, kept for compatibility (answers, section 6); the browser application never calls it. */
  clearCategorisation: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/delete',
    summary: 'Makes the list empty; the former list is kept as a version.',
    access,
    writes: true,
    response: Field.written,
  }),
  listCategorisationVersions: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/verzije',
    summary: 'Every list that was in force, the present one first.',
    access,
    response: Type.Array(categorisationVersion),
  }),
  compareCategorisationVersion: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/verzije/{id}/razlika',
    summary: 'What bringing a version back would change in the list in force.',
    access,
    params: versionParams,
    response: Type.Object({ ...difference, version: Field.whole('version in force, 0 for none') }),
    errors: [404],
  }),
  restoreCategorisationVersion: defineRoute({
    method: 'POST',
    path: '/api/kategorizacija/verzije/{id}/vrati',
    summary: 'Brings a version back as a new one.',
    access,
    params: versionParams,
    body: Type.Object({
      version: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'version in force that the caller saw; 409 when it is another one by now',
        }),
      ),
    }),
    response: Type.Object({ message: Field.written.properties.message, id: Field.id('of the new version') }),
    errors: [404, 409],
  }),
};
