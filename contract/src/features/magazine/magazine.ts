import { type Static, Type } from 'typebox';
import { type AddressKind, address, addressInput } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { IMPRINT_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { rowInput } from '../../rows.ts';

const text = (description: string) => Type.String({ description });

/** What the address of an author may lead to. */
export const AUTHOR_WEB: readonly AddressKind[] = ['web'];

const forEditors = {
  articles: Field.whole('articles of the author'),
  photographs: Field.whole('articles with photographs of the author'),
  issues: Field.whole('issues whose imprint names the author'),
  ...Field.lastChange,
};

/** An author of the magazine: a person or a company. @NOTE `firma` is true or false while other flags are 0 or 1. */
export const magazineAuthor = Type.Object({
  id: Field.id('of the author'),
  ime: text('first name, or name of the company'),
  prezime: text('last name; empty for a company'),
  pref: text('title before the name'),
  suf: text('title after the name'),
  email: text('email'),
  web: address({ allows: AUTHOR_WEB, description: 'address of the web site' }),
  firma: Type.Boolean({ description: 'a company' }),
  version: Field.version(),
  ...Field.allOptional(forEditors),
});
export type MagazineAuthor = Static<typeof magazineAuthor>;

const part = (description: string) => Type.Optional(Field.textInput({ max: IMPRINT_MAX_LENGTH, description }));

const authorFields = {
  pref: part('title before the name'),
  ime: Field.nameInput({ max: IMPRINT_MAX_LENGTH, description: 'first name, or name of the company' }),
  prezime: part('last name'),
  suf: part('title after the name'),
  email: part('email'),
  web: Type.Optional(
    addressInput({ allows: AUTHOR_WEB, max: IMPRINT_MAX_LENGTH, description: 'address of the web site' }),
  ),
  firma: Type.Optional(Field.flagInput('true for a company')),
};

const newAuthor = Type.Object(authorFields);
export type NewAuthor = Static<typeof newAuthor>;

/** Values of a new author, in order (spec 2, section 7). */
export const NEW_AUTHOR_COLUMNS = ['pref', 'ime', 'prezime', 'suf', 'email', 'web', 'firma'] as const;

const authors = recordRoutes('magazineAuthor', {
  path: '/api/content/olimp-autori',
  row: magazineAuthor,
  fields: authorFields,
  incompleteText: 'Unesite ime!',
});

export const magazineSection = Type.Object({
  id: Field.id('of the section'),
  naziv: text('name'),
  version: Field.version(),
  articles: Type.Optional(forEditors.articles),
  modified: Type.Optional(forEditors.modified),
  modified_by_name: Type.Optional(forEditors.modified_by_name),
});
export type MagazineSection = Static<typeof magazineSection>;

const sectionFields = { naziv: Field.nameInput({ max: IMPRINT_MAX_LENGTH, description: 'name' }) };

const newSection = Type.Object(sectionFields);

/** Values of a new section, in order (spec 2, section 7). */
export const NEW_SECTION_COLUMNS = ['naziv'] as const;

const sections = recordRoutes('magazineSection', {
  path: '/api/content/olimp-rubrike',
  row: magazineSection,
  fields: sectionFields,
  incompleteText: 'Unesite naziv!',
});

export const magazineRoutes = {
  listMagazineAuthors: defineRoute({
    method: 'GET',
    path: '/api/content/get/olimp-autori',
    summary: 'The authors of the magazine, by last name in Croatian order.',
    access: 'public',
    tags: ['magazine-authors'],
    everythingFor: WRITERS.olimp,
    response: Type.Array(magazineAuthor),
  }),
  getMagazineAuthor: authors.get,
  createMagazineAuthor: defineRoute({
    ...authors.create,
    path: '/api/content/add-autor-olimp',
    summary: 'Adds an author from a row of values.',
    body: rowInput(newAuthor, NEW_AUTHOR_COLUMNS, 'values of the author in this order'),
  }),
  updateMagazineAuthor: defineRoute({
    ...authors.update,
    path: '/api/content/update-autor-olimp',
    body: Type.Object({
      ...Field.allOptional(newAuthor.properties),
      id: Field.idInput('of the author'),
      version: Type.Optional(Field.version()),
    }),
  }),
  deleteMagazineAuthor: defineRoute({ ...authors.remove, path: '/api/content/delete-autor-olimp/{id}' }),
  deleteMagazineAuthors: authors.removeMany,
  restoreMagazineAuthors: authors.restore,
  listMagazineAuthorReferences: authors.references,
  mergeMagazineAuthors: defineRoute({
    method: 'POST',
    path: '/api/content/olimp-autori/merge',
    summary: 'Makes one author of two entries: what names the second names the first, and the second goes to the bin.',
    access: WRITERS.olimp,
    body: Type.Object({
      id: Field.idInput('of the author that stays'),
      merged_id: Field.idInput('of the author that goes'),
    }),
    response: Field.written,
    errors: [404, 409],
  }),
  listSameMagazineAuthors: defineRoute({
    method: 'GET',
    path: '/api/content/olimp-autori/same',
    summary: 'Pairs of authors whose names are alike, without those that are recorded as different.',
    access: WRITERS.olimp,
    response: Type.Array(
      Type.Object({
        first_id: Field.id('of the author with the lower id'),
        second_id: Field.id('of the other author'),
      }),
    ),
  }),
  setMagazineAuthorsDifferent: defineRoute({
    method: 'PUT',
    path: '/api/content/olimp-autori/different',
    summary: 'Records that two authors with names that are alike are different, or takes it back.',
    access: WRITERS.olimp,
    body: Type.Object({
      id: Field.idInput('of an author'),
      other_id: Field.idInput('of the other author'),
      different: Field.flagInput('1 when they are different, 0 to take it back'),
    }),
    response: Field.written,
    errors: [404],
  }),
  listMagazineSections: defineRoute({
    method: 'GET',
    path: '/api/content/get/olimp-rubrike',
    summary: 'The sections of the magazine, by name in Croatian order.',
    access: 'public',
    tags: ['magazine-sections'],
    everythingFor: WRITERS.olimp,
    response: Type.Array(magazineSection),
  }),
  getMagazineSection: sections.get,
  createMagazineSection: defineRoute({
    ...sections.create,
    path: '/api/content/add-rubrika-olimp',
    summary: 'Adds a section from a row with its name.',
    body: rowInput(newSection, NEW_SECTION_COLUMNS, 'values of the section in this order'),
  }),
  updateMagazineSection: defineRoute({ ...sections.update, path: '/api/content/update-rubrika-olimp' }),
  deleteMagazineSection: defineRoute({ ...sections.remove, path: '/api/content/delete-rubrika-olimp/{id}' }),
  deleteMagazineSections: sections.removeMany,
  restoreMagazineSections: sections.restore,
  listMagazineSectionReferences: sections.references,
};
