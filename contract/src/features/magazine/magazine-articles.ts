import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { htmlForm } from '../../files/shown-pictures.ts';
import {
  ARTICLE_AUTHORS_MAX_ITEMS,
  HTML_MAX_LENGTH,
  ISSUE_PAGES_MAX,
  MAGAZINE_ARTICLES_PAGE_SIZE,
  MAGAZINE_TITLE_MAX_LENGTH,
  PAGE_NUMBER_MAX,
  SEARCH_MAX_LENGTH,
  TAGS_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const shown = (description: string) => Type.String({ description });
const page = (description: string) => Field.optionalId(description);

const row = {
  id: Field.id('of the article'),
  naslov: shown('title'),
  podnaslov: shown('subtitle'),
  broj_id: Field.optionalId('of the issue'),
  rubrika_id: Field.optionalId('of the section'),
  autor_id: shown('ids of the authors in the order in which they sign, joined by |'),
  foto_autor_id: Field.optionalId('of the author of the photographs'),
  stranica_start: page('first page; null when not known'),
  stranica_kraj: page('last page; null when not known'),
  tagovi: shown('tags, separated by commas'),
  version: Field.version(),
};

export const magazineArticleRow = Type.Object({
  ...row,
  broj: Field.optionalText('number of the issue'),
  rubrika: Field.optionalText('name of the section'),
  autori: shown('names of the authors in the order in which they sign, separated by commas'),
});
export type MagazineArticleRow = Static<typeof magazineArticleRow>;

/** A whole article, as the public site reads it. */
export const magazineArticle = Type.Object({ ...magazineArticleRow.properties, puni_sadrzaj: Field.html('content') });
export type MagazineArticle = Static<typeof magazineArticle>;

export const editedMagazineArticle = Type.Object({ ...magazineArticle.properties, ...Field.changes });
export type EditedMagazineArticle = Static<typeof editedMagazineArticle>;

/** Ids of authors in an order, joined by |. */
export const authorIdsInput = Type.Unsafe<string>({
  anyOf: [
    { type: 'string', pattern: `^([1-9][0-9]{0,15}(\\|[1-9][0-9]{0,15}){0,${ARTICLE_AUTHORS_MAX_ITEMS - 1}})?$` },
    { type: 'integer', minimum: 1 },
    { type: 'null' },
  ],
  'x-form': 'text',
  description: 'ids of the authors in the order in which they sign, joined by |',
});

/** The number of a page of an issue. */
export const pageInput = (description: string) =>
  Type.Unsafe<number | null>({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: ISSUE_PAGES_MAX },
      { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
      { type: 'null' },
    ],
    'x-form': 'number',
    minimum: 1,
    maximum: ISSUE_PAGES_MAX,
    description,
  });

const content = Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'content' });

const fields = {
  naslov: Field.nameInput({ max: MAGAZINE_TITLE_MAX_LENGTH, description: 'title' }),
  podnaslov: Type.Optional(Field.textInput({ max: MAGAZINE_TITLE_MAX_LENGTH, description: 'subtitle' })),
  broj_id: Type.Optional(Field.optionalIdInput('of the issue; null for none')),
  rubrika_id: Type.Optional(Field.optionalIdInput('of the section; null for none')),
  autor_id: Type.Optional(authorIdsInput),
  foto_autor_id: Type.Optional(Field.optionalIdInput('of the author of the photographs; null for none')),
  stranica_start: Type.Optional(pageInput('first page; null for none')),
  stranica_kraj: Type.Optional(pageInput('last page; null for none')),
  tagovi: Type.Optional(Field.textInput({ max: TAGS_MAX_LENGTH, description: 'tags, separated by commas' })),
  puni_sadrzaj: Type.Optional(content),
};

const routes = recordRoutes('magazineArticle', {
  path: '/api/content/olimp-clanci',
  row: editedMagazineArticle,
  fields,
  incompleteText: 'Unesite naslov!',
});

const one = Type.Object({ id: Field.pathNumber({ description: 'id of the article' }) });

export const magazineArticleRoutes = {
  listMagazineArticles: defineRoute({
    method: 'GET',
    path: '/api/content/get/olimp-articles/{page}/{search}',
    summary: 'A page of the articles whose title or subtitle contains a text, those of the latest issue first.',
    access: 'public',
    tags: ['magazine-articles', 'magazine-issue-names', 'magazine-section-names', 'magazine-author-names'],
    params: Type.Object({
      page: Field.pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list' }),
      search: Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or subtitle; - for all' }),
    }),
    query: Type.Object({
      search: Type.Optional(
        Field.text({ max: SEARCH_MAX_LENGTH, description: 'as in the path, for texts of any kind' }),
      ),
      broj_id: Type.Optional(Field.pathNumber({ description: 'only those of the issue' })),
      rubrika_id: Type.Optional(Field.pathNumber({ description: 'only those of the section' })),
      autor_id: Type.Optional(Field.pathNumber({ description: 'only those that the author signs' })),
      lack: Type.Optional(Field.oneOf(['author'], 'only those without an author')),
    }),
    response: Type.Object({
      articles: Type.Array(magazineArticleRow, { description: `at most ${MAGAZINE_ARTICLES_PAGE_SIZE}` }),
      numPages: Field.whole('pages of the whole list'),
      total: Field.whole('articles of the whole list'),
    }),
  }),
  /** @NOTE a single article comes as a list of one (answers, section 8). */
  getMagazineArticle: defineRoute({
    method: 'GET',
    path: '/api/content/get-olimp-article/{id}',
    summary: 'One article, in a list of one.',
    access: 'public',
    tags: [
      'magazine-article-{id}',
      'magazine-issue-name-{broj_id}',
      'magazine-section-name-{rubrika_id}',
      'magazine-author-name-{autor_id}',
      'file-{pictures}',
    ],
    params: one,
    query: Type.Object({ html: htmlForm }),
    response: Type.Array(magazineArticle),
    errors: [404],
  }),
  getEditedMagazineArticle: defineRoute({
    method: 'GET',
    path: '/api/content/get-olimp-article-single/{id}',
    summary: 'One article as its editor reads it, in a list of one.',
    access: WRITERS.olimp,
    params: one,
    response: Type.Array(editedMagazineArticle),
    errors: [404],
  }),
  createMagazineArticle: defineRoute({ ...routes.create, path: '/api/content/create-olimp-article' }),
  /** @NOTE this call spells some fields in its own way, one of them in two (spec 2, section 7; answers, section 8). */
  updateMagazineArticle: defineRoute({
    ...routes.update,
    path: '/api/content/update-olimp-clanak',
    body: Type.Object({
      id: Field.idInput('of the article'),
      naslov: Type.Optional(fields.naslov),
      podnaslov: fields.podnaslov,
      broj_id: fields.broj_id,
      rubrika_id: fields.rubrika_id,
      autor: fields.autor_id,
      photo_autor_id: fields.foto_autor_id,
      stranica_start: fields.stranica_start,
      stranica_kraj: fields.stranica_kraj,
      tagovi: fields.tagovi,
      puni_sardrzaj: Type.Optional(content),
      puni_sadrzaj: Type.Optional(content),
      version: Type.Optional(Field.version()),
    }),
  }),
  deleteMagazineArticle: defineRoute({ ...routes.remove, path: '/api/content/delete-olimp-clanak/{id}' }),
  deleteMagazineArticles: routes.removeMany,
  restoreMagazineArticles: routes.restore,
};
