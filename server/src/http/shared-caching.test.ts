import { allRoutes } from '@baklja/contract';
import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { statusRoutes } from '@baklja/contract/features/site/status';
import { expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makePost } from '../testing/records/make-post.ts';

const SHARED = 'public, max-age=0, s-maxage=86400, stale-while-revalidate=60, stale-if-error=86400';

const testApp = useTestApp('SQLite', { PUBLIC_CACHE: 'tags', PUBLIC_FEEDS: '1' });

const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();
const cachingOf = async (call: ReturnType<typeof testApp.call>) => (await call).headers['cache-control'];

test('every public read of content has tags; what has none is not kept', async () => {
  const untagged = allRoutes.filter(({ route }) => route.method === 'GET' && route.access === 'public' && !route.tags);
  expect(untagged.map(({ key }) => key)).toEqual(['getHealth', 'getReadiness', 'listChanges']);
  expect(await cachingOf(testApp.call(statusRoutes.getHealth))).toBe('no-cache');
  expect(await cachingOf(testApp.call(changeRoutes.listChanges))).toBe('no-cache');
});

test('a public answer may be kept for a day, with or without its body', async () => {
  const { headers } = await testApp.call(categoryRoutes.listCategories);
  expect(headers).toMatchObject({ 'cache-control': SHARED, 'cache-tag': 'categories', 'surrogate-key': 'categories' });
  expect(headers.vary).toContain('Origin, x-access-token, token, authorization, x-preview-token');
  const again = await testApp.call(categoryRoutes.listCategories, {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, SHARED]);
});

test('an answer to a token is not shared, and names nothing', async () => {
  const { headers } = await testApp.call(categoryRoutes.listCategories, { as: 'superadmin' });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['cache-tag']).toBeUndefined();
});

test('an error is not kept', async () => {
  expect(await cachingOf(testApp.call(postRoutes.getPost, { params: { alias: 'nema' } }))).toBe('no-store');
});

test('what shows posts is kept until the next publication begins or ends, and no longer', async () => {
  const { database } = testApp.dependencies;
  const { alias } = await makePost(database, { state: 1, publish_down: at(90.7) });
  await makePost(database, { state: 1, publish_up: at(40) });
  await makePost(database, { state: 0, publish_up: at(10) });
  const seconds = async () => {
    const calls = [
      testApp.call(postRoutes.getPost, { params: { alias } }),
      testApp.call(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } }),
      testApp.call(pinnedPostRoutes.listPinnedPosts),
      testApp.send({ url: '/sitemap.xml' }),
      testApp.send({ url: '/rss.xml' }),
    ];
    const headers = await Promise.all(calls.map(cachingOf));
    return headers.map((header) => Number(/s-maxage=(\d+)/.exec(String(header))?.[1]));
  };
  expect(await seconds()).toEqual([40, 40, 40, 40, 40]);
  testApp.setNow(new Date(at(50)));
  expect(await seconds()).toEqual([40, 40, 40, 40, 40]);
  await makePost(database, { state: 1, publish_up: at(100_000) });
  testApp.setNow(new Date(at(91)));
  expect(await cachingOf(testApp.send({ url: '/sitemap.xml' }))).toBe(SHARED);
  testApp.setNow(TEST_NOW);
});
