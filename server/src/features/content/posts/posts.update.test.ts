import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
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
  const authors = async () =>
    (await testApp.call(postRoutes.listPostAuthors, { as })).json<{ name: string }[]>().map(({ name }) => name);
  const tie = (id: number, translation_id: number) =>
    testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
  const required = (title: string) => ({ title, catid, language: 'hr-HR' });

  describe('is changed', () => {
    test('in the sent fields, and keeps the others', async () => {
      const whole = {
        title: 'Prije',
        introtext: '<p>uvod</p>',
        fulltext: '<p>tekst</p>',
        images: '{"image_intro":"a.jpg"}',
        gallery: '[{"image":"b.jpg"}]',
        state: 1 as const,
        featured: 1 as const,
        created: '2020-01-01T00:00:00.000Z',
        publish_up: '2020-02-01T00:00:00.000Z',
      };
      const { id, alias } = await make(whole);
      const before = (await get(alias)).json();
      testApp.setNow(LATER);
      const answer = await update({ id, ...required('Poslije'), created_by: 999, modified: '1999-01-01', featured: 0 });
      testApp.setNow(TEST_NOW);
      const saved = { version: 2, modified: LATER.toISOString() };
      expect(answer.json()).toEqual({ message: 'Članak je spremljen.', ...saved });
      const by = { modified_by: expect.any(Number), modified_by_name: 'Korisnik tipfeler-of-tests' };
      expect((await get(alias)).json()).toEqual({ ...before, title: 'Poslije', ...saved, ...by });
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

  test('shows its translation on both sides, which only a change of its texts outdates', async () => {
    const one = await make({ title: 'Zlato', fulltext: '<p>isto</p>' });
    const other = await make({ title: 'Gold', language: 'en-GB' });
    await tie(one.id, other.id);
    const current = { translation_outdated: 0, outdated: 0 };
    const linked = { translation_id: other.id, translation_alias: 'gold', translation_title: 'Gold', ...current };
    expect((await get(one.alias)).json()).toMatchObject({ version: 1, ...linked });
    expect((await get(other.alias)).json()).toMatchObject({ translation_id: one.id, translation_title: 'Zlato' });
    await update({ id: one.id, ...required('Zlato'), state: 0, fulltext: '<p>isto</p>' });
    expect((await get(one.alias)).json()).toMatchObject({ version: 2, ...current });
  });

  test('shows the public its translation while that is public itself', async () => {
    const one = await make({});
    const end = new Date(LATER.getTime() + 60_000);
    const times = { publish_up: LATER.toISOString(), publish_down: end.toISOString() };
    const other = await make({ language: 'en-GB', ...times });
    const read = async () => (await testApp.call(postRoutes.getPost, { params: { alias: one.alias } })).json();
    await tie(one.id, other.id);
    expect((await read()).translation_alias).toBeNull();
    testApp.setNow(LATER);
    const seen = await read();
    testApp.setNow(end);
    expect((await read()).translation_alias).toBeNull();
    testApp.setNow(TEST_NOW);
    expect(seen.translation_alias).toBe(other.alias);
    expect(seen).not.toHaveProperty('translation_id');
  });

  test('has an author among the users who made an existing post, each once, by name in Croatian order', async () => {
    const { database } = testApp.dependencies;
    const write = async (created_by: number, language: 'hr-HR' | 'en-GB' = 'hr-HR') => {
      const { id } = await makePost(database, { language, state: 0 });
      await database.write((transaction) =>
        transaction.updateTable('posts').set({ created_by }).where('id', '=', id).execute(),
      );
      return id;
    };
    for (const [place, name] of ['Ćiro', 'Cvita', 'Čedo', 'Dora', 'Đuro'].entries()) {
      const { id } = await makeUser(database, { username: `autor${place}`, name });
      for (let count = 0; count <= place % 2; count += 1) await write(id);
    }
    await makeUser(database, { username: 'nitko', name: 'Nitko' });
    const only = await write((await makeUser(database, { username: 'zarko', name: 'Žarko' })).id, 'en-GB');
    await makePost(database);
    expect(await authors()).toEqual(['Cvita', 'Čedo', 'Ćiro', 'Dora', 'Đuro', 'Žarko']);
    await testApp.call(postRoutes.deletePosts, { as, body: { ids: [only] } });
    expect(await authors()).not.toContain('Žarko');
  });
});
