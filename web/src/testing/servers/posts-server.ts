import { makePost, makePostRow } from '../records/make-post.ts';
import type { Handlers } from './fake-server.ts';

/** A server with one page of posts, three pins and two categories; a test overrides the handlers it needs. */
export const POSTS_SERVER = {
  listPosts: () => ({ posts: [makePostRow({ id: 1, title: 'Zlato u Parizu', alias: 'zlato' })], numPages: 1 }),
  listPinnedPosts: () => [1, 2, 3].map((post_id) => makePin(post_id)),
  listCategories: () => [
    { id: 3, title: 'Olimpijske igre' },
    { id: 5, title: 'Povijest' },
  ],
  getPost: () => makePost(),
} satisfies Handlers;

/** A pinned post. */
export function makePin(post_id: number) {
  return { post_id, title: 'Zlato', alias: `zlato-${post_id}`, language: 'hr-HR' as const, images: '{}' };
}
