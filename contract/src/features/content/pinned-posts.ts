import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { withListedPictures } from '../../files/shown-pictures.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { postRow } from './posts.ts';

/** A pinned post. The wire name is ping, the code name is pin. */
export const pinnedPost = Type.Object({
  post_id: Field.id('of the pinned post'),
  title: Type.String(),
  alias: Type.String({ description: 'slug of the post' }),
  language: Field.language(),
  images: postRow.properties.images,
});
export type PinnedPost = Static<typeof pinnedPost>;

export const pinnedPostRoutes = {
  listPinnedPosts: defineRoute({
    method: 'GET',
    path: '/api/content/get/ping-get',
    summary: 'The pinned posts, latest pin first.',
    access: 'public',
    tags: ['posts', 'files'],
    everythingFor: WRITERS.posts,
    response: Type.Array(withListedPictures(pinnedPost)),
  }),
  pinPost: defineRoute({
    method: 'POST',
    path: '/api/content/get/ping-post',
    summary: 'Pins a published post; a fourth is refused with 409. Pinning twice changes nothing.',
    access: WRITERS.posts,
    body: Type.Object({ id: Field.idInput('of the post') }),
    response: Field.written,
    errors: [404, 409],
  }),
  unpinPost: defineRoute({
    method: 'DELETE',
    path: '/api/content/get/ping-remove/{id}',
    summary: 'Unpins a post. Unpinning what is not pinned changes nothing.',
    access: WRITERS.posts,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the post, not of the pin' }) }),
    response: Field.written,
    errors: [404],
  }),
};
