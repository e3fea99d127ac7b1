import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { KINDS, type KindWith, kindsWith } from '../../kinds.ts';
import {
  HTML_MAX_LENGTH,
  MAGAZINE_TITLE_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
  POST_TITLE_MAX_LENGTH,
} from '../../limits.ts';
import { mayWrite, ROLES, type Role, WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { authorIdsInput, pageInput } from '../magazine/magazine-articles.ts';
import { pageContent } from './pages.ts';
import { postContent } from './posts.ts';

/** Under this path links to previews show one record each, without an account. */
export const PREVIEWS_PATH = '/pregled';

export type PreviewKind = KindWith<'preview'>;

/** Whether the role may create links to records of the kind: the roles that write the kind may. */
export function mayPreview(role: Role, kind: PreviewKind): boolean {
  return mayWrite(role, KINDS[kind].area);
}

/** Roles that may create links to records of any kind; the call decides which kinds. */
const LINK_ROLES = ROLES.filter((role) => kindsWith('preview').some((kind) => mayPreview(role, kind)));

const kind = Field.oneOf(kindsWith('preview'), 'kind of the record');

/**
 * A link that shows one record in its present state, published or not, to a person without an account. Its address is
 * known only to those who have it.
 */
export const previewLink = Type.Object({
  id: Field.id('of the link'),
  created: Field.time('when it was made'),
  created_by_name: Field.optionalText('who made it'),
  expires: Field.time('when it ends by itself'),
});
export type PreviewLink = Static<typeof previewLink>;

const document = Type.Object({
  html: Type.String({ description: 'a whole HTML document without scripts, clean as a save would make it' }),
});

export const previewRoutes = {
  previewPost: defineRoute({
    method: 'POST',
    path: '/api/content/preview/post',
    summary: 'A post as the public would see it, of what is sent; nothing is kept.',
    access: WRITERS.posts,
    body: Type.Object({
      title: Field.text({ max: POST_TITLE_MAX_LENGTH, description: 'plain text' }),
      language: Field.language(),
      ...postContent,
    }),
    response: document,
  }),
  previewPage: defineRoute({
    method: 'POST',
    path: '/api/content/preview/page',
    summary: 'A page as the public would see it, of what is sent; nothing is kept.',
    access: WRITERS.pages,
    body: Type.Object({
      title: Field.text({ max: PAGE_TITLE_MAX_LENGTH, description: 'plain text' }),
      language: Field.language(),
      ...pageContent,
    }),
    response: document,
  }),
  previewMagazineArticle: defineRoute({
    method: 'POST',
    path: '/api/content/preview/olimp-article',
    summary: 'An article of the magazine as the public would see it, of what is sent; nothing is kept.',
    access: WRITERS.olimp,
    body: Type.Object({
      naslov: Field.text({ max: MAGAZINE_TITLE_MAX_LENGTH, description: 'title' }),
      podnaslov: Type.Optional(Field.textInput({ max: MAGAZINE_TITLE_MAX_LENGTH, description: 'subtitle' })),
      broj_id: Type.Optional(Field.optionalIdInput('of the issue; an unknown one is not shown')),
      rubrika_id: Type.Optional(Field.optionalIdInput('of the section; an unknown one is not shown')),
      autor_id: Type.Optional(authorIdsInput),
      foto_autor_id: Type.Optional(
        Field.optionalIdInput('of the author of the photographs; an unknown one is not shown'),
      ),
      stranica_start: Type.Optional(pageInput('first page; null for none')),
      stranica_kraj: Type.Optional(pageInput('last page; null for none')),
      puni_sadrzaj: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'content' })),
    }),
    response: document,
  }),
  listPreviewLinks: defineRoute({
    method: 'GET',
    path: '/api/content/preview-links/{kind}/{id}',
    summary: 'The links to the preview of a record that are still good, the latest first.',
    access: LINK_ROLES,
    params: Type.Object({ kind, id: Field.pathNumber({ description: 'id of the record' }) }),
    response: Type.Array(previewLink),
    errors: [404],
  }),
  createPreviewLink: defineRoute({
    method: 'POST',
    path: '/api/content/preview-links',
    summary: 'Makes a link to the preview of a record, good for 7 days. Its address is in no other answer.',
    access: LINK_ROLES,
    body: Type.Object({ kind, id: Field.idInput('of the record') }),
    response: Type.Object({
      ...Field.written.properties,
      ...previewLink.properties,
      path: Type.String({ description: 'address below this server, given only now; the last part cannot be guessed' }),
    }),
    errors: [404, 409],
  }),
  deletePreviewLink: defineRoute({
    method: 'DELETE',
    path: '/api/content/preview-links/{id}',
    summary: 'Ends a link to a preview at once.',
    access: LINK_ROLES,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the link' }) }),
    response: Field.written,
    errors: [404],
  }),
  createPreviewToken: defineRoute({
    method: 'POST',
    path: '/api/preview-tokens',
    summary:
      'A token by which the public site reads one record as it is stored, sent as X-Preview-Token; good for an hour.',
    access: LINK_ROLES,
    body: Type.Object({ kind, id: Field.idInput('of the record') }),
    response: Type.Object({
      ...Field.written.properties,
      token: Type.String({ description: 'good for this record alone' }),
      expires: Field.time('when it ends'),
      url: Field.optionalText('where the public site shows the record; null when no PREVIEW_URL is set'),
      may_frame: Type.Boolean({ description: 'whether the site allows this page to show it in a frame' }),
    }),
    errors: [404],
  }),
};
