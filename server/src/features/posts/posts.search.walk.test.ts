import { postRoutes } from '@baklja/contract/features/posts';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makePosts } from '../../testing/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

/** So many of each title, in a month of its own, the latest first. */
const MADE = [
  { title: 'Uvijek i rijetko', count: 5, created: '2026-05-03T10:00:00.000Z' },
  { title: 'Uvijek', count: 140, created: '2026-05-02T10:00:00.000Z' },
  { title: 'Uvijek', count: 140, created: '2026-04-02T10:00:00.000Z' },
  { title: 'Davno i rijetko', count: 20, created: '2010-02-02T10:00:00.000Z' },
  { title: 'Davno zlato', count: 30, created: '2010-01-02T10:00:00.000Z' },
];

describe.each(DATABASE_NAMES)('what stands in old posts alone on %s', (databaseName) => {
  let testApp: TestApp;
  const made: { id: number; title: string; created: string }[] = [];

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName);
    for (const { count, ...post } of MADE) {
      const ids = await makePosts(testApp.dependencies.database, count, post);
      made.push(...ids.map((id) => ({ id, ...post })));
    }
  });

  afterAll(() => testApp.close());

  const expected = (search: string, page: number) =>
    made
      .filter(({ title }) => title.toLowerCase().includes(search))
      .toSorted((a, b) => b.created.localeCompare(a.created) || b.id - a.id)
      .map(({ id }) => id)
      .slice((page - 1) * POSTS_PAGE_SIZE, page * POSTS_PAGE_SIZE);

  test.each([
    ['zlato', 'nowhere near'],
    ['rijetko', 'at both ends'],
    ['davno', 'in many'],
    ['uvijek', 'in nearly all'],
  ])('is found, page by page: %s, %s', async (search) => {
    for (const as of [undefined, 'tipfeler'] as const) {
      for (const page of [1, 2, 3]) {
        const call = { params: { page, language: 'hr-HR' as const, search: '-' }, query: { search } };
        const answer = await testApp.call(postRoutes.listPosts, { ...call, ...(as && { as }) });
        const { posts } = answer.json<{ posts: { id: number }[] }>();
        expect(posts.map(({ id }) => id)).toEqual(expected(search, page));
      }
    }
  });
});
