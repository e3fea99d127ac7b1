import { postRoutes } from '@baklja/contract/features/posts';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePosts } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

type Made = { id: number; title: string; created: string };
type PostQuery = RouteInput<typeof postRoutes.listPosts>['query'];

/** Posts per title, each group in a month of its own, the latest first. */
const MADE = [
  { title: 'Uvijek i rijetko', count: 5, created: '2026-05-03T10:00:00.000Z' },
  { title: 'Uvijek', count: 140, created: '2026-05-02T10:00:00.000Z' },
  { title: 'Uvijek', count: 140, created: '2026-04-02T10:00:00.000Z' },
  { title: 'Davno i rijetko', count: 20, created: '2010-02-02T10:00:00.000Z' },
  { title: 'Davno zlato', count: 30, created: '2010-01-02T10:00:00.000Z' },
  { title: 'Davno srebro', count: 100, created: '2009-12-02T10:00:00.000Z' },
  // The trigrams of a searched text, but not the text itself.
  { title: 'Zlatan i atom', count: 3, created: '2008-12-02T10:00:00.000Z' },
];

describe.each(DATABASE_NAMES)('text that only old posts contain on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const made: Made[] = [];

  beforeAll(async () => {
    for (const { count, ...post } of MADE) {
      const ids = await makePosts(testApp.dependencies.database, count, post);
      made.push(...ids.map((id) => ({ id, ...post })));
    }
  });

  async function find(page: number, query: PostQuery, as?: 'tipfeler'): Promise<number[]> {
    const call = { params: { page, language: 'hr-HR' as const, search: '-' }, query };
    const answer = await testApp.call(postRoutes.listPosts, { ...call, ...(as && { as }) });
    return answer.json<{ posts: { id: number }[] }>().posts.map(({ id }) => id);
  }

  const newestFirst = (one: Made, other: Made) => other.created.localeCompare(one.created) || other.id - one.id;
  const latestFirst = (one: Made, other: Made) => other.id - one.id;

  const expected = (search: string, page: number, order = newestFirst) =>
    made
      .filter(({ title }) => title.toLowerCase().includes(search))
      .toSorted(order)
      .map(({ id }) => id)
      .slice((page - 1) * POSTS_PAGE_SIZE, page * POSTS_PAGE_SIZE);

  test.each([
    ['zlato', 'nowhere near'],
    ['srebro', 'behind all others'],
    ['rijetko', 'at both ends'],
    ['davno', 'in many'],
    ['uvijek', 'in nearly all'],
  ])('is found, page by page: %s, %s', async (search) => {
    for (const as of [undefined, 'tipfeler'] as const) {
      for (const page of [1, 2, 3]) expect(await find(page, { search }, as)).toEqual(expected(search, page));
    }
  });

  test.each(['zlato', 'srebro', 'rijetko', 'davno', 'uvijek'])(
    'is found in a filtered and sorted list: %s',
    async (search) => {
      for (const page of [1, 2, 3]) {
        expect(await find(page, { search, status: 'published' })).toEqual(expected(search, page));
        // All posts were written at the same moment.
        expect(await find(page, { search, sort: 'modified' })).toEqual(expected(search, page, latestFirst));
      }
    },
  );
});
