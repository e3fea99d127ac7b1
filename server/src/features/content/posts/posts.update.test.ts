import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from './posts.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);

describe.each(DATABASE_NAMES)('an existing post on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  const as = 'tipfeler';
  const make = (draft: PostValues) => makePost(testApp.dependencies.database, draft);
  const update = (body: object) => testApp.call(postRoutes.updatePost, { as, rawBody: body });
  const get = (alias: string) => testApp.call(postRoutes.getPost, { as, params: { alias } });
  const pins = async () =>
    (await testApp.call(pinnedPostRoutes.listPinnedPosts, { as }))
      .json<{ post_id: number }[]>()
      .map((pin) => pin.post_id);
  const listed = async (search: string) => {
    const params = { page: 1, language: 'hr-HR' as const, search: '-' };
    const answer = await testApp.call(postRoutes.listPosts, { as, params, query: { search } });
    return answer.json<{ posts: { title: string }[] }>().posts.map(({ title }) => title);
  };
  const required = (title: string) => ({ title, catid, language: 'hr-HR' });

  describe('is changed', () => {
    test('in the sent fields, and keeps the others', async () => {
      const whole = {
        title: 'Prije',
        introtext: '<p>uvod</p>',
        fulltext: '<p>tekst</p>',
        images: '{"image_intro":"a.jpg"}',
        gallery: '[{"image":"b.jpg"}]',
        created: '2020-01-01T00:00:00.000Z',
        publish_up: '2020-02-01T00:00:00.000Z',
        state: 1 as const,
        featured: 1 as const,
      };
      const { id, alias } = await make(whole);
      const before = (await get(alias)).json();
      testApp.setNow(LATER);
      const answer = await update({ id, ...required('Poslije'), created_by: 999, modified: '1999-01-01', featured: 0 });
      testApp.setNow(TEST_NOW);
      expect(answer.json()).toEqual({ message: 'Članak je spremljen.', version: 2, modified: LATER.toISOString() });
      expect((await get(alias)).json()).toEqual({
        ...before,
        title: 'Poslije',
        version: 2,
        modified: LATER.toISOString(),
        modified_by: expect.any(Number),
        modified_by_name: 'Korisnik tipfeler-of-tests',
      });
    });

    test('to be public at once when publish_up is null or empty', async () => {
      for (const publish_up of [null, '']) {
        const { id, alias } = await make({ title: 'Odmah', publish_up: '2030-01-01T00:00:00.000Z' });
        await update({ id, ...required('Odmah'), publish_up });
        expect((await get(alias)).json().publish_up).toBe(TEST_NOW.toISOString());
      }
    });

    test('and found only by its present title', async () => {
      const { id } = await make({ title: 'Staroglavlje' });
      await update({ id, ...required('Novoglavlje') });
      expect(await listed('staroglavlje')).toEqual([]);
      expect(await listed('novoglavlje')).toEqual(['Novoglavlje']);
    });
  });

  test('reports a bad category before an unknown id', async () => {
    expect((await update({ id: 999_999, ...required('Nitko'), catid: 999_999 })).statusCode).toBe(400);
  });

  test('loses its pin when it becomes a draft, and not before', async () => {
    const { id } = await make({ title: 'Prikvačen' });
    await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    await update({ id, ...required('Prikvačen i dalje') });
    expect(await pins()).toEqual([id]);
    await update({ id, ...required('Skica'), state: 0 });
    expect(await pins()).toEqual([]);
  });

  describe('is highlighted', () => {
    const highlight = (id: unknown, val: unknown) =>
      testApp.call(postRoutes.setIzdvojeno, { as, rawBody: { id, val } });

    test('and no longer highlighted, without a new version', async () => {
      const { id, alias } = await make({ title: 'Izdvojen' });
      expect((await highlight(id, 1)).json()).toEqual({ message: 'Članak je izdvojen.' });
      expect((await get(alias)).json()).toMatchObject({ izdvojeno: 1, version: 1, modified: TEST_NOW.toISOString() });
      expect((await highlight(String(id), false)).json()).toEqual({ message: 'Članak više nije izdvojen.' });
      expect((await get(alias)).json()).toMatchObject({ izdvojeno: 0, version: 1 });
    });

    test('never when it does not exist, nor by any other value', async () => {
      expect((await highlight(999_999, 1)).statusCode).toBe(404);
      const { id } = await make({ title: 'Vrijednost' });
      for (const val of [2, 'da', null, undefined]) expect((await highlight(id, val)).statusCode).toBe(400);
    });
  });
});
