import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost, makePosts } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from './posts.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);

describe.each(DATABASE_NAMES)('several posts at once on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database, 'Druga');
  });

  const as = 'tipfeler';
  const make = async (draft: PostValues = {}) => (await makePost(testApp.dependencies.database, draft)).id;
  const makeMany = (count: number, draft: PostValues = {}) => makePosts(testApp.dependencies.database, count, draft);
  const change = (ids: readonly unknown[], values: object) =>
    testApp.call(postRoutes.changePosts, { as, rawBody: { ids, ...values } });
  const rowsOf = (ids: readonly number[]) =>
    testApp.dependencies.database.read
      .selectFrom('posts')
      .select(['id', 'state', 'catid', 'version', 'modified', 'publish_up'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
  const read = async (search: string, role?: 'tipfeler') => {
    const params = { page: 1, language: 'hr-HR' as const, search };
    const answer = await testApp.call(postRoutes.listPosts, { params, ...(role && { as: role }) });
    return answer.json<{ posts: { total_records: number }[]; numPages: number }>();
  };
  const totalOf = async (search: string, role?: 'tipfeler') => (await read(search, role)).posts[0]?.total_records ?? 0;

  test('stay unchanged, all of them, without a change, and when the category or one of them does not exist', async () => {
    const ids = await makeMany(2);
    const message = 'Ta kategorija ne postoji.';
    const refused = [
      [await change(ids, {}), 400, { message: 'Odaberite status ili kategoriju.' }],
      [await change(ids, { state: 0, catid: 999_999 }), 400, { message, errors: [{ field: 'catid', message }] }],
      [await change([...ids, 999_999], { state: 0 }), 404, {}],
    ] as const;
    for (const [answer, status, body] of refused)
      expect([answer.statusCode, answer.json()]).toMatchObject([status, body]);
    const unchanged = { state: 1, version: 1 };
    expect(await rowsOf(ids)).toMatchObject([unchanged, unchanged]);
  });

  test('get the state, and only changed ones get a new version', async () => {
    testApp.setNow(LATER);
    const [one, other] = await makeMany(2, { state: 0 });
    const published = await make();
    const answer = await change([one, other, published, one], { state: 1 });
    expect(answer.json()).toEqual({ message: 'Objavljeno: 2 članka. Bez promjene: 1 članak.' });
    const changed = { state: 1, version: 2, modified: LATER.toISOString() };
    const same = { state: 1, version: 1, modified: TEST_NOW.toISOString() };
    expect(await rowsOf([one!, other!, published])).toMatchObject([changed, changed, same]);
    expect((await change([one], { state: 1 })).json()).toEqual({ message: 'Bez promjene: 1 članak.' });
    testApp.setNow(TEST_NOW);
  });

  test('get the category, and both together; ids may come as text', async () => {
    const [one, other] = [await make({ state: 0 }), await make({ state: 0, catid })];
    expect((await change([String(one), other], { catid: String(catid), state: true })).json()).toEqual({
      message: 'Objavljeno: 2 članka. Promijenjena kategorija: 1 članak.',
    });
    expect(await rowsOf([one, other])).toMatchObject([
      { catid, state: 1, version: 2 },
      { catid, state: 1, version: 2 },
    ]);
  });

  test('keep their times; a post with a future time waits for it, and one with a past end has ended', async () => {
    const past = await make({ state: 0, publish_up: '2020-01-01T00:00:00.000Z' });
    const future = await make({ state: 0, publish_up: '2030-01-01T00:00:00.000Z' });
    const times = { publish_up: '2020-01-01T00:00:00.000Z', publish_down: TEST_NOW.toISOString() };
    const ended = await make({ state: 0, ...times });
    expect((await change([past, future, ended], { state: 1 })).json().message).toBe(
      'Objavljeno: 1 članak. Zakazano: 1 članak. Završeno: 1 članak.',
    );
    expect((await rowsOf([past, future])).map(({ publish_up }) => publish_up)).toEqual([
      '2020-01-01T00:00:00.000Z',
      '2030-01-01T00:00:00.000Z',
    ]);
  });

  test('are counted and found in their new state', async () => {
    const [one, other] = await makeMany(2, { title: 'Brojanje skupa' });
    expect([await totalOf('brojanje'), await totalOf('brojanje', as)]).toEqual([2, 2]);
    const [everybody, staff] = [await totalOf('-'), await totalOf('-', as)];
    await change([one, other], { state: 0 });
    expect(await read('brojanje')).toEqual({ posts: [], numPages: 0 });
    expect(await totalOf('brojanje', as)).toBe(2);
    expect([await totalOf('-'), await totalOf('-', as)]).toEqual([everybody - 2, staff]);
    await change([one, other], { state: 1 });
    expect([await totalOf('brojanje'), await totalOf('-')]).toEqual([2, everybody]);
  });

  test('lose their pins as drafts, and do not get them back', async () => {
    const [one, other] = await makeMany(2);
    for (const id of [one, other]) await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id: id! } });
    const pinned = async () => (await testApp.call(pinnedPostRoutes.listPinnedPosts, { as })).json();
    await change([one, other], { catid });
    expect(await pinned()).toHaveLength(2);
    await change([one], { state: 0 });
    expect(await pinned()).toMatchObject([{ post_id: other }]);
    await change([one, other], { state: 1 });
    expect(await pinned()).toHaveLength(1);
  });

  test('end in the state of one of two users, each post counted once, when both change them at the same moment', async () => {
    const ids = await makeMany(20);
    const before = await totalOf('-');
    await testApp.tokenOf(as);
    const answers = await Promise.all(
      [0, 1, 0, 1].map((state, place) => change(place < 2 ? ids : ids.toReversed(), { state })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const states = new Set((await rowsOf(ids)).map(({ state }) => state));
    expect(states.size).toBe(1);
    expect(await totalOf('-')).toBe(states.has(1) ? before : before - 20);
  });
});
