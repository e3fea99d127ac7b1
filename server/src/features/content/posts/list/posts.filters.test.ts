import { postRoutes } from '@baklja/contract/features/content/posts';
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import type { Role } from '@baklja/contract/roles';
import { titleOrderKey } from '@baklja/contract/title-order';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../../testing/build-test-app.ts';
import { makeCategory } from '../../../../testing/records/make-post.ts';
import { makeUser } from '../../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../../testing/test-databases.ts';
import { posts as postRecords } from '../posts.ts';
import type { PostFilters, PostOrder } from './post-page.store.ts';

type Fault = 'none' | 'missing' | 'outdated';
type Seed = {
  title: string;
  language: Language;
  state: 0 | 1;
  created: string;
  modified: string;
  publish_up: string;
  category: number;
  author: number;
  fault: Fault;
};
type Made = Seed & { id: number };
type Query = PostFilters & PostOrder & { search?: string };

const DAY = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(TEST_NOW.getTime() + days * DAY).toISOString();
const days = (min: number, max: number) => fc.integer({ min, max }).map(daysFromNow);

const seeds: Seed[] = fc.sample(
  fc.record({
    title: fc.constantFrom('Čamac', 'Cvijet', 'Ćuk', 'Zlato', 'Žena', 'Lovor', 'Ljubav', 'Zlatni lovor', 'zlato'),
    language: fc.constantFrom(...LANGUAGES),
    state: fc.constantFrom<0 | 1>(0, 1, 1, 1),
    created: days(-60, 2),
    modified: days(-60, 2),
    publish_up: days(-60, 20),
    category: fc.integer({ min: 0, max: 2 }),
    author: fc.integer({ min: 0, max: 2 }),
    fault: fc.constantFrom<Fault>('none', 'missing', 'missing', 'outdated'),
  }),
  { numRuns: 240, seed: 20_261_122 },
);

describe.each(DATABASE_NAMES)('the filtered and sorted list of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made: Made[];
  let categories: number[];
  let authors: number[];

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    categories = await Promise.all(['Prva', 'Druga', 'Treća'].map((title) => makeCategory(database, title)));
    authors = await Promise.all(['a', 'b', 'c'].map(async (username) => (await makeUser(database, { username })).id));
    made = await database.write(async (transaction) => {
      const posts: Made[] = [];
      for (const seed of seeds) {
        const { category, author, fault: _, modified, ...draft } = seed;
        const stamp = { userId: authors[author]!, at: TEST_NOW };
        const { id } = await postRecords.within.insert(transaction, {
          values: { ...draft, catid: categories[category]! },
          stamp,
        });
        await transaction.updateTable('posts').set({ modified }).where('id', '=', id).execute();
        posts.push({ ...seed, id });
      }
      return posts;
    });
    await linkRecords();
  });

  /** Posts without a partner are left over and have no translation; the others are linked in order. */
  async function linkRecords(): Promise<void> {
    const [croatian, english] = LANGUAGES.map((language) =>
      made.filter((post) => post.language === language && post.fault !== 'missing'),
    ) as [Made[], Made[]];
    for (const post of [...croatian.splice(english.length), ...english.splice(croatian.length)]) post.fault = 'missing';
    await testApp.dependencies.database.write(async (transaction) => {
      for (const [place, one] of croatian.entries()) {
        const other = english[place]!;
        if (one.fault === 'outdated') other.fault = 'none';
        const pair = (post: Made, translation: Made) => ({
          post_id: post.id,
          translation_id: translation.id,
          outdated: translation.fault === 'outdated' ? (1 as const) : (0 as const),
        });
        await transaction
          .insertInto('post_translations')
          .values([pair(one, other), pair(other, one)])
          .execute();
      }
    });
  }

  async function read(language: Language, page: number, { search, ...query }: Query, as: Role | null) {
    const answer = await testApp.call(postRoutes.listPosts, {
      params: { language, page, search: search ?? '-' },
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) as never,
      ...(as && { as }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ posts: { id: number; total_records: number }[]; numPages: number }>();
  }

  const statusOf = ({ state, publish_up }: Made, now: string) =>
    state === 0 ? 'draft' : publish_up > now ? 'scheduled' : 'published';

  /** The ids of the whole list, computed in the simplest way. */
  function expected(language: Language, query: Query, { now, isStaff }: { now: string; isStaff: boolean }): number[] {
    const { status, catid, created_by, created_from, created_to, translation, search, sort = 'created' } = query;
    const order = query.order ?? (sort === 'title' ? 'asc' : 'desc');
    const key = (post: Made) => (sort === 'title' ? titleOrderKey(post.title) : post[sort]);
    const sorted = made
      .filter((post) => post.language === language)
      .filter((post) => isStaff || (statusOf(post, now) === 'published' && translation === undefined))
      .filter((post) => status === undefined || statusOf(post, now) === status)
      .filter((post) => catid === undefined || categories[post.category] === catid)
      .filter((post) => created_by === undefined || authors[post.author] === created_by)
      .filter((post) => created_from === undefined || post.created >= created_from)
      .filter((post) => created_to === undefined || post.created < created_to)
      .filter((post) => translation === undefined || post.fault === translation)
      .filter((post) => search === undefined || post.title.toLowerCase().includes(search))
      .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id));
    return (order === 'asc' ? sorted : sorted.toReversed()).map(({ id }) => id);
  }

  async function expectWholeList(language: Language, query: Query, as: Role | null = 'tipfeler', now = TEST_NOW) {
    const ids = expected(language, query, { now: now.toISOString(), isStaff: as === 'tipfeler' });
    const numPages = Math.ceil(ids.length / 20);
    for (let page = 1; page <= numPages + 1; page += 1) {
      const { posts, numPages: answered } = await read(language, page, query, as);
      expect(posts.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 20, page * 20));
      expect(posts.every((post) => post.total_records === ids.length)).toBe(true);
      expect(answered).toBe(numPages);
    }
  }

  const single = (): Query[] => [
    ...(['published', 'scheduled', 'draft'] as const).map((status) => ({ status })),
    { catid: categories[1]! },
    { created_by: authors[1]! },
    { created_from: daysFromNow(-30) },
    { created_to: daysFromNow(-30) },
    ...(['missing', 'outdated'] as const).map((translation) => ({ translation })),
    ...(['created', 'modified', 'title'] as const).map((sort) => ({ sort })),
    ...(['created', 'modified', 'title'] as const).map((sort) => ({ sort, order: 'asc' as const })),
    { sort: 'title', order: 'desc' },
    { search: 'lovor' },
    { search: 'zl' },
  ];

  test.each(LANGUAGES)(
    'shows for each filter and order exactly the matching posts, page by page, in %s',
    async (language) => {
      for (const query of single()) await expectWholeList(language, query);
    },
  );

  test('shows the matches of any two filters together', async () => {
    const all = single();
    for (const [place, one] of all.entries()) {
      const others = all.slice(place + 1).filter((other) => Object.keys(other).every((key) => !(key in one)));
      for (const other of others) {
        const query = { ...one, ...other };
        const ids = expected('hr-HR', query, { now: TEST_NOW.toISOString(), isStaff: true });
        const lastPage = Math.ceil(ids.length / 20) || 1;
        const { posts } = await read('hr-HR', lastPage, query, 'tipfeler');
        expect(posts.map(({ id }) => id)).toEqual(ids.slice((lastPage - 1) * 20));
      }
    }
  });

  test.each([null, 'olimp'] as const)('shows %s only public posts, and no translation states', async (role) => {
    for (const query of single()) await expectWholeList('hr-HR', query, role);
  });

  test('follows the time: scheduled posts become published, and browser caches expire', async () => {
    const status = 'scheduled';
    const url = '/api/content/get/all/1/hr-HR/-?status=';
    const etagOf = async (of: string) =>
      String(
        (await testApp.send({ url: url + of, headers: { token: await testApp.tokenOf('tipfeler') } })).headers['etag'],
      );
    const before = await Promise.all(['scheduled', 'published', 'draft'].map(etagOf));
    const now = new Date(TEST_NOW.getTime() + 10 * DAY);
    await expectWholeList('hr-HR', { status });
    testApp.setNow(now);
    for (const of of [status, 'published'] as const) await expectWholeList('hr-HR', { status: of }, 'tipfeler', now);
    await expectWholeList('hr-HR', {}, null, now);
    const after = await Promise.all(['scheduled', 'published', 'draft'].map(etagOf));
    expect(after.map((etag, place) => etag === before[place])).toEqual([false, false, true]);
    testApp.setNow(TEST_NOW);
    await expectWholeList('hr-HR', {}, null);
  });

  test.each(['status=live', 'catid=x', 'created_by=0', 'created_from=jučer', 'translation=no', 'sort=id', 'order=up'])(
    'rejects %s at its field',
    async (query) => {
      const answer = await testApp.send({ url: `/api/content/get/all/1/hr-HR/-?${encodeURI(query)}` });
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: query.split('=')[0] }]]);
    },
  );
});
