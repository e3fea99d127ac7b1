import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { type Post, postRoutes } from '@baklja/contract/features/content/posts';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import type { Role } from '@baklja/contract/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from './posts.ts';

const HOUR_MS = 60 * 60 * 1000;
const at = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const iso = (ms: number) => at(ms).toISOString();

const NOT_AFTER = 'Kraj objave mora biti nakon vremena objave.';
const NOT_PUBLISHED = 'Prikvačiti se može samo objavljeni članak.';

describe.each(DATABASE_NAMES)('the end of a publication on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(() => testApp.setNow(TEST_NOW));

  const as = 'tipfeler';
  const make = (values: PostValues) => makePost(testApp.dependencies.database, values);
  const get = (alias: string, role?: Role) =>
    testApp.call(postRoutes.getPost, { params: { alias }, ...(role && { as: role }) });
  const read = async (alias: string): Promise<Post> => (await get(alias, as)).json();
  const list = async (search: string, options: { role?: Role; status?: 'ending' | 'ended' | 'published' } = {}) => {
    const { role, status } = options;
    const params = { page: 1, language: 'hr-HR' as const, search };
    const answer = await testApp.call(postRoutes.listPosts, {
      params,
      query: { ...(status && { status }) },
      ...(role && { as: role }),
    });
    return answer.json<{ posts: Post[] }>().posts.map(({ title }) => title);
  };
  const update = async (id: number, values: object) => {
    const catid = await makeCategory(testApp.dependencies.database);
    return testApp.call(postRoutes.updatePost, {
      as,
      rawBody: { id, title: 'Natječaj', catid, language: 'hr-HR', ...values },
    });
  };

  test('hides the post at its very moment from every public read, as its beginning shows it', async () => {
    const values = { publish_up: iso(HOUR_MS), publish_down: iso(2 * HOUR_MS), created: iso(HOUR_MS) };
    const { id, alias } = await make({ title: 'Od sata do sata', ...values });
    await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    for (const [ms, isSeen] of [
      [HOUR_MS - 1, false],
      [HOUR_MS, true],
      [2 * HOUR_MS - 1, true],
      [2 * HOUR_MS, false],
    ] as const) {
      testApp.setNow(at(ms));
      expect([ms, await list('od sata')]).toEqual([ms, isSeen ? ['Od sata do sata'] : []]);
      expect((await get(alias)).statusCode).toBe(isSeen ? 200 : 404);
      const pinned = await testApp.call(pinnedPostRoutes.listPinnedPosts);
      expect(pinned.json()).toHaveLength(isSeen ? 1 : 0);
      const latest = await testApp.call(dashboardRoutes.listLatestPosts, { params: { language: 'hr-HR' } });
      expect(latest.body.includes('Od sata do sata')).toBe(isSeen);
      expect((await get(alias, as)).statusCode).toBe(200);
    }
  });

  test('moves the post from the list of those that end to the list of those that have ended', async () => {
    await make({ title: 'Prijelaz', publish_down: iso(HOUR_MS) });
    const found = async () => [
      await list('prijelaz', { role: as, status: 'published' }),
      await list('prijelaz', { role: as, status: 'ending' }),
      await list('prijelaz', { role: as, status: 'ended' }),
    ];
    expect(await found()).toEqual([['Prijelaz'], ['Prijelaz'], []]);
    testApp.setNow(at(HOUR_MS));
    expect(await found()).toEqual([[], [], ['Prijelaz']]);
    expect(await list('prijelaz', { status: 'ended' })).toEqual([]);
    expect(await list('prijelaz', { role: as })).toEqual(['Prijelaz']);
  });

  test('changes total, pages and tag of the public list without any write', async () => {
    // No other publication begins or ends at this moment.
    const end = HOUR_MS / 2;
    for (let place = 0; place < 20; place += 1) await make({ title: `Stranica ${place}` });
    await make({ title: 'Stranica zadnja', publish_down: iso(end) });
    const url = '/api/content/get/all/1/hr-HR/stranica';
    const first = await testApp.send({ url });
    const tag = String(first.headers['etag']);
    expect([first.json().posts[0].total_records, first.json().numPages]).toEqual([21, 2]);
    testApp.setNow(at(end - 1));
    expect((await testApp.send({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(304);
    testApp.setNow(at(end));
    const second = await testApp.send({ url, headers: { 'if-none-match': tag } });
    expect(second.statusCode).toBe(200);
    expect([second.json().posts[0].total_records, second.json().numPages]).toEqual([20, 1]);
  });

  test('stays when an update does not name it, and is removed by null', async () => {
    const { id, alias } = await make({ publish_down: iso(HOUR_MS) });
    expect((await update(id, { introtext: '<p>Novo</p>' })).statusCode).toBe(200);
    expect((await read(alias)).publish_down).toBe(iso(HOUR_MS));
    await update(id, { publish_down: null });
    expect((await read(alias)).publish_down).toBeNull();
  });

  test.each([
    ['at its beginning', { publish_up: iso(0), publish_down: iso(0) }, NOT_AFTER],
    ['before its beginning', { publish_up: iso(0), publish_down: iso(-1) }, NOT_AFTER],
    ['before the beginning that is stored', { publish_down: '2026-01-01T00:00:00.000Z' }, NOT_AFTER],
    ['after which a new beginning comes', { publish_up: '2028-01-01T00:00:00.000Z' }, NOT_AFTER],
    ['before the present, which is the beginning', { publish_up: null, publish_down: iso(0) }, NOT_AFTER],
  ])('is refused %s, and nothing is written', async (_, values, message) => {
    const stored = { publish_up: '2026-02-01T00:00:00.000Z', publish_down: '2027-12-01T00:00:00.000Z' };
    const { id, alias } = await make({ title: 'Ostaje', ...stored });
    const before = await read(alias);
    const answer = await update(id, { title: 'Promijenjen', ...values });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field: 'publish_down', message }] });
    expect(await read(alias)).toEqual(before);
  });

  test('is refused in a new post before its beginning, which is the present when it is not named', async () => {
    const { database } = testApp.dependencies;
    const draft = { title: 'Nikad javan', catid: await makeCategory(database), language: 'hr-HR' };
    for (const times of [{ publish_down: iso(0) }, { publish_up: iso(HOUR_MS), publish_down: iso(HOUR_MS) }]) {
      const answer = await testApp.call(postRoutes.createPost, { as, rawBody: { ...draft, ...times } });
      expect(answer.json().errors).toEqual([{ field: 'publish_down', message: NOT_AFTER }]);
    }
    expect(await list('nikad javan', { role: as })).toEqual([]);
  });

  test('removes the pin: its place is free, an ended post is not pinned, and the pin does not come back', async () => {
    const { database } = testApp.dependencies;
    await database.write((transaction) => transaction.deleteFrom('pinned_posts').execute());
    const pin = (id: number) => testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    const pinned = async () => {
      const pins = await testApp.call(pinnedPostRoutes.listPinnedPosts, { as });
      return pins.json<{ post_id: number }[]>().map((row) => row.post_id);
    };
    const ending = await make({ title: 'Natječaj', publish_down: iso(HOUR_MS) });
    const [one, two, three] = [await make({}), await make({}), await make({})];
    for (const { id } of [ending, one, two]) expect((await pin(id)).statusCode).toBe(200);
    expect((await pin(three.id)).statusCode).toBe(409);
    testApp.setNow(at(HOUR_MS));
    expect(await pinned()).toEqual([two.id, one.id]);
    const refused = await pin(ending.id);
    expect([refused.statusCode, refused.json().message]).toEqual([400, NOT_PUBLISHED]);
    expect((await pin(three.id)).statusCode).toBe(200);
    expect((await update(ending.id, { publish_down: null })).statusCode).toBe(200);
    expect(await pinned()).toEqual([three.id, two.id, one.id]);
  });
});
