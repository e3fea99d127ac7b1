import { type Static, Type } from 'typebox';
import { type AddressKind, address, addressInput, requiredAddressInput } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { markPicture, withListedPictures, withPictures } from '../../files/shown-pictures.ts';
import {
  FOUND_PAGES_LIMIT,
  IMAGE_PATH_MAX_LENGTH,
  IMPRINT_MAX_LENGTH,
  ISSUE_NUMBER_MAX_LENGTH,
  ISSUE_TEXT_MAX_LENGTH,
  ISSUE_YEARS,
  SEARCH_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { rowInput } from '../../rows.ts';

const text = (description: string) => Type.String({ description });

/** What the address at issuu may lead to. */
export const ISSUU: readonly AddressKind[] = ['web'];
const FILE: readonly AddressKind[] = ['file', 'web'];

const values = {
  broj: text('number with its leading zero'),
  godina: Field.optionalId('year; null when not known'),
  mjesec: text('name of the month, as rujan; empty when not known'),
  graficka_priprema: text('prepress'),
  tisak: text('printer'),
  issuu: address({ allows: ISSUU, description: 'address at issuu' }),
  link: address({ allows: FILE, description: 'path of the PDF' }),
  slika: markPicture(address({ allows: FILE, description: 'path of the cover' }), { path: 'slika' }),
  urednik_id: Field.optionalId('author who edited it'),
  prijevod_id: Field.optionalId('author who translated it'),
  produkcija_id: Field.optionalId('author who produced it'),
  nakladnik: text('publisher'),
  naklada: text('print run'),
  dodatno: text('further details of the imprint'),
  dodatno_eng: text('further details in English'),
  opis: text('description'),
};

/** Why an issue cannot be searched. */
export const UNSEARCHABLE = ['missing', 'waiting', 'no-text', 'locked', 'damaged'] as const;
export type Unsearchable = (typeof UNSEARCHABLE)[number];

const REASONS = 'missing: no PDF; waiting: not read yet; no-text: scanned; locked: by a password; damaged';

const forEditors = {
  articles: Field.whole('articles of the issue'),
  pages: Field.whole('pages of the PDF that was read last; 0 when not known'),
  pdf_missing: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '1 when the PDF is not there' }),
  pdf_size: Field.whole('bytes of the PDF; 0 when it is not there, or on another server'),
  pdf_text: Field.oneOf(['read', ...UNSEARCHABLE], `whether the text of the PDF is read, or why it is not; ${REASONS}`),
  gaps: Field.whole('places in the issue whose pages have no article; 0 without articles'),
  overlaps: Field.whole('pages with several articles'),
  ...Field.changes,
};

/** An issue of the magazine. The last fields are present for those who write the magazine. */
export const magazineIssue = Type.Object({
  id: Field.id('of the issue'),
  ...values,
  version: Field.version(),
  ...Field.allOptional(forEditors),
});
export type MagazineIssue = Static<typeof magazineIssue>;

export const editedIssue = Type.Object({ ...magazineIssue.properties, ...forEditors });
export type EditedIssue = Static<typeof editedIssue>;

/** A page of an issue that contains the searched words. */
export const foundPage = Type.Object({
  issue_id: Field.id('of the issue'),
  broj: values.broj,
  godina: values.godina,
  mjesec: values.mjesec,
  slika: values.slika,
  link: values.link,
  page: Field.whole('page of the PDF, from 1'),
  sentence: text('the first sentence of the page with one of the words'),
  article_id: Field.optionalId('of the article that covers the page; null without one'),
  article_title: Field.optionalText('its title'),
});
export type FoundPage = Static<typeof foundPage>;

const unsearchable = Type.Object({
  issue_id: Field.id('of the issue'),
  broj: values.broj,
  reason: Field.oneOf(UNSEARCHABLE, REASONS),
  pages: Field.whole('pages of the PDF; 0 when not known'),
  pages_read: Field.whole('pages that were read so far'),
});

const imprint = (description: string) => Type.Optional(Field.textInput({ max: IMPRINT_MAX_LENGTH, description }));
const details = (description: string) => Type.Optional(Field.textInput({ max: ISSUE_TEXT_MAX_LENGTH, description }));
const author = (description: string) => Type.Optional(Field.optionalIdInput(description));
const file = (description: string) => addressInput({ allows: FILE, max: IMAGE_PATH_MAX_LENGTH, description });
/** Text that old clients also send as a number. */
const textOrNumber = (description: string) =>
  Type.Unsafe<string>({
    anyOf: [{ type: 'string', maxLength: IMPRINT_MAX_LENGTH }, { type: 'integer', minimum: 0 }, { type: 'null' }],
    'x-form': 'text',
    description,
  });

const input = {
  broj: Type.Unsafe<string>({
    anyOf: [
      { type: 'string', minLength: 1, maxLength: ISSUE_NUMBER_MAX_LENGTH, pattern: '\\S' },
      { type: 'integer', minimum: 1 },
    ],
    'x-form': 'text',
    description: 'number; gets one leading zero unless it has one',
  }),
  godina: Type.Optional(Field.optionalYearInput({ ...ISSUE_YEARS, description: 'year; null for none' })),
  mjesec: Type.Optional(textOrNumber('month: its name, or 1 to 12, which is stored as the name')),
  graficka_priprema: imprint('prepress'),
  tisak: imprint('printer'),
  issuu: requiredAddressInput({ allows: ISSUU, max: IMAGE_PATH_MAX_LENGTH, description: 'address at issuu' }),
  link: Type.Optional(file('path of the PDF; required')),
  slika: Type.Optional(file('path of the cover; required')),
  urednik_id: author('author who edited it; null for none'),
  prijevod_id: author('author who translated it; null for none'),
  produkcija_id: author('author who produced it; null for none'),
  nakladnik: imprint('publisher'),
  naklada: Type.Optional(textOrNumber('print run')),
  dodatno: details('further details of the imprint'),
  dodatno_eng: details('further details in English'),
  opis: details('description'),
};

const newIssue = Type.Object(input);
export type NewIssue = Static<typeof newIssue>;

/** Values of a new issue, in order (answers, section 8). */
export const NEW_ISSUE_COLUMNS = [
  'broj',
  'godina',
  'mjesec',
  'graficka_priprema',
  'tisak',
  'issuu',
  'link',
  'slika',
  'urednik_id',
  'prijevod_id',
  'produkcija_id',
  'nakladnik',
  'naklada',
  'dodatno',
  'dodatno_eng',
  'opis',
] as const;

const optional = Field.allOptional(newIssue.properties);

const routes = recordRoutes('magazineIssue', {
  path: '/api/content/olimp-brojevi',
  row: magazineIssue,
  fields: input,
  incompleteText: 'Unesite broj i issuu link!',
});

export const magazineIssueRoutes = {
  listIssues: defineRoute({
    method: 'GET',
    path: '/api/content/olimp-brojevi',
    summary: 'All issues of the magazine, the highest number first.',
    access: 'public',
    tags: ['magazine-issues', 'files'],
    everythingFor: WRITERS.olimp,
    response: Type.Array(withListedPictures(magazineIssue)),
  }),
  /** @NOTE a single issue comes as a list of one (answers, section 8). */
  getIssue: defineRoute({
    method: 'GET',
    path: '/api/content/olimp-brojevi/{id}',
    summary: 'One issue of the magazine, in a list of one.',
    access: 'public',
    tags: ['magazine-issue-{id}', 'file-{pictures}'],
    everythingFor: WRITERS.olimp,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the issue' }) }),
    response: Type.Array(withPictures(magazineIssue)),
    errors: [404],
  }),
  createIssue: defineRoute({
    ...routes.create,
    path: '/api/content/post-olimp-number',
    summary: 'Adds an issue from a row of 16 values.',
    body: rowInput(newIssue, NEW_ISSUE_COLUMNS, 'values of the issue in this order'),
  }),
  /** @NOTE this call spells the fields in its own way (spec 2, section 7). */
  updateIssue: defineRoute({
    ...routes.update,
    path: '/api/content/update-olimp-number',
    body: Type.Object({
      id: Field.idInput('of the issue'),
      broj_olimpa: optional.broj,
      godina_: optional.godina,
      mjesec: optional.mjesec,
      graficka: optional.graficka_priprema,
      tisak: optional.tisak,
      issue: optional.issuu,
      pdf: optional.link,
      img: optional.slika,
      urednik: optional.urednik_id,
      prijevod: optional.prijevod_id,
      produkcija: optional.produkcija_id,
      nakladnik: optional.nakladnik,
      naklada: optional.naklada,
      dodatno: optional.dodatno,
      dodatnoEng: optional.dodatno_eng,
      opis: optional.opis,
      version: Type.Optional(Field.version()),
    }),
  }),
  readIssueAgain: defineRoute({
    method: 'POST',
    path: '/api/content/olimp-brojevi/{id}/read-again',
    summary: 'Has the text of a damaged PDF read again; of any other nothing changes.',
    access: WRITERS.olimp,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the issue' }) }),
    response: Field.written,
    errors: [404],
  }),
  findPages: defineRoute({
    method: 'GET',
    path: '/api/content/olimp-pretraga',
    summary:
      'The pages of all issues with every one of the words in any case and number, or words that begin with them; the latest issue first.',
    access: 'public',
    tags: ['magazine-issues', 'magazine-articles', 'magazine-pages', 'files'],
    query: Type.Object({
      text: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'words; none find nothing' })),
    }),
    response: Type.Object({
      pages: Type.Array(withListedPictures(foundPage), { description: `at most ${FOUND_PAGES_LIMIT}` }),
      total: Field.whole('pages that were found'),
      issues: Field.whole('issues that can be searched'),
      unsearchable: Type.Array(unsearchable, { description: 'issues that cannot be searched' }),
    }),
  }),
  deleteIssue: defineRoute({ ...routes.remove, path: '/api/content/delete-olimp-number/{id}' }),
  restoreMagazineIssues: routes.restore,
  listIssueReferences: routes.references,
};
