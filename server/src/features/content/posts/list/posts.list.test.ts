import { postRoutes } from '@baklja/contract/features/content/posts';
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import type { Role } from '@baklja/contract/roles';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../../testing/build-test-app.ts';
import { makeEachPost } from '../../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../../testing/test-databases.ts';

type Seed = { language: Language; state: 0 | 1; created: string; publish_up: string; izdvojeno: 0 | 1 };
type Made = Seed & { id: number };
type Row = { id: number; total_records: number };
type Page = { posts: Row[]; numPages: number };

const DAY = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(TEST_NOW.getTime() + days * DAY).toISOString();

/** Posts over fourteen months; many share a moment, and some have a future time within months that are long past. */
const seeds: Seed[] = fc.sample(
  fc.record({
    language: fc.constantFrom(...LANGUAGES),
    state: fc.constantFrom<0 | 1>(0, 1, 1, 1),
    created: fc.integer({ min: -420, max: 2 }).map(daysFromNow),
    publish_up: fc.integer({ min: -420, max: 60 }).map(daysFromNow),
    izdvojeno: fc.constantFrom<0 | 1>(0, 1),
  }),
  { numRuns: 300, seed: 20_261_121 },
);

/** Moments at which lists are compared: some scheduled posts become public between them. */
const MOMENTS = [0, 10, 30, 60].map((days) => new Date(TEST_NOW.getTime() + days * DAY));

describe.each(DATABASE_NAMES)('the list of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made: Made[];

  beforeAll(async () => {
    const drafts = seeds.map((seed, place) => ({ title: `Članak ${place}`, ...seed }));
    const ids = await makeEachPost(testApp.dependencies.database, drafts);
    made = seeds.map((seed, place) => ({ ...seed, id: ids[place]! }));
  });

  const fetch = (language: Language, page: number, as?: Role) =>
    testApp.call(postRoutes.listPosts, { params: { language, page, search: '-' }, ...(as && { as }) });
  const read = async (language: Language, page: number, as?: Role) => (await fetch(language, page, as)).json<Page>();

  /** The ids of the whole list, computed in the simplest way. */
  function expected(language: Language, now: Date, seesEverything: boolean): number[] {
    return made
      .filter((post) => post.language === language)
      .filter(({ state, publish_up }) => seesEverything || (state === 1 && publish_up <= now.toISOString()))
      .sort((a, b) => b.created.localeCompare(a.created) || b.id - a.id)
      .map(({ id }) => id);
  }

  async function expectWholeList(language: Language, now: Date, as?: Role): Promise<void> {
    const ids = expected(language, now, as === 'superadmin' || as === 'tipfeler');
    const numPages = Math.ceil(ids.length / 20);
    for (let page = 1; page <= numPages + 1; page += 1) {
      const { posts, numPages: answered } = await read(language, page, as);
      expect(posts.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 20, page * 20));
      expect(posts.every((post) => post.total_records === ids.length)).toBe(true);
      expect(answered).toBe(numPages);
    }
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(MOMENTS)('shows the public what is public at %s, page by page', async (now) => {
      testApp.setNow(now);
      await expectWholeList(language, now);
      testApp.setNow(TEST_NOW);
    });

    test('shows all posts to roles that write posts', async () => {
      await expectWholeList(language, TEST_NOW, 'tipfeler');
      await expectWholeList(language, TEST_NOW, 'superadmin');
    });

    test('shows the other roles the public list', async () => {
      await expectWholeList(language, TEST_NOW, 'olimp');
    });
  });

  test('counts correctly after the clock went back', async () => {
    testApp.setNow(MOMENTS[3]!);
    await expectWholeList('hr-HR', MOMENTS[3]!);
    testApp.setNow(TEST_NOW);
    await expectWholeList('hr-HR', TEST_NOW);
  });

  test('has every field of a post in its rows except fulltext and gallery', async () => {
    const { posts } = await read('hr-HR', 1);
    expect(Object.keys(posts[0]!).toSorted()).toEqual(
      [
        'id',
        'title',
        'alias',
        'introtext',
        'catid',
        'catName',
        'state',
        'language',
        'created',
        'created_by',
        'modified',
        'modified_by',
        'publish_down',
        'publish_up',
        'access',
        'featured',
        'asset_id',
        'izdvojeno',
        'images',
        'version',
        'total_records',
      ].toSorted(),
    );
  });

  test('is empty past its end, and still returns its length', async () => {
    const { posts, numPages } = await read('hr-HR', 1_000_000);
    expect(posts).toEqual([]);
    expect(numPages).toBe(Math.ceil(expected('hr-HR', TEST_NOW, false).length / 20));
  });

  test.each(['0', '-1', '1.5', 'x', '1000001', '1e2', '%31%20'])('has no page %s', async (page) => {
    expect((await testApp.send({ url: `/api/content/get/all/${page}/hr-HR/-` })).statusCode).toBe(400);
  });

  test.each(['de-DE', 'hr', 'hr-hr', '-'])('has no language %s', async (language) => {
    expect((await testApp.send({ url: `/api/content/get/all/1/${language}/-` })).statusCode).toBe(400);
  });

  test('keeps its order and its counts while posts are changed and deleted', async () => {
    const { database } = testApp.dependencies;
    const { catid } = await database.read.selectFrom('posts').select('catid').executeTakeFirstOrThrow();
    for (const [place, post] of made.slice(0, 60).entries()) {
      const change = {
        ...(place % 2 === 0 && { created: daysFromNow(-place * 7) }),
        ...(place % 3 === 0 && { state: (1 - post.state) as 0 | 1 }),
        ...(place % 5 === 0 && { language: (post.language === 'hr-HR' ? 'en-GB' : 'hr-HR') as Language }),
        ...(place % 7 === 0 && { publish_up: daysFromNow(place) }),
      };
      Object.assign(post, change);
      const { language } = post;
      const body = { id: post.id, title: 'Promijenjen', catid, language, ...change };
      expect((await testApp.call(postRoutes.updatePost, { as: 'tipfeler', body })).statusCode).toBe(200);
    }
    for (const { id } of made.splice(60, 40)) {
      await testApp.call(postRoutes.deletePost, { as: 'tipfeler', params: { id } });
    }
    for (const language of LANGUAGES) {
      await expectWholeList(language, TEST_NOW);
      await expectWholeList(language, TEST_NOW, 'tipfeler');
    }
  });

  test('is compressed when it is long and the browser supports it', async () => {
    const url = '/api/content/get/all/1/hr-HR/-';
    const answer = await testApp.send({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toContain('accept-encoding');
    expect(answer.rawPayload.length).toBeLessThan(4000);
    expect((await testApp.send({ url })).headers['content-encoding']).toBeUndefined();
  });
});
