import { foldText } from '@baklja/contract/alias';
import { postRoutes } from '@baklja/contract/features/content/posts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../../testing/build-test-app.ts';
import { makeEachPost, makePost } from '../../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../../testing/test-databases.ts';

const TITLES = [
  'Marin Čilić u finalu',
  'Novak ĐOKOVIĆ i Borna Ćorić',
  'Šime Fantela: zlato',
  'Popust od 100 % na ulaznice',
  'datoteka_s_crtom',
  'Put C:\\Olimp\\slike',
  'Sezona 2023/2024.',
  'Rekli su: "Idemo dalje"',
  "Tko's who",
  'Medalja 🥇 za Hrvatsku',
  'AND OR NOT NEAR',
  'Zvijezda * (zagrade) ^ kapica',
  'a',
  'ab',
  'Crtica - u sredini',
  'folded : scope',
  'Straße',
];

/** Letters that often cause errors in indexes and comparisons. */
const HARD_LETTERS = [...'aAčČđĐßıİſKΣςéǆ%_\\"\'*^:()-/ 🥇👨👩', '\u200d', '\ufe0f', '\u0301', '\u00a0'];

describe.each(DATABASE_NAMES)('searching for posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    for (const title of TITLES) await makePost(testApp.dependencies.database, { title });
    await makePost(testApp.dependencies.database, { title: 'Skica o Čiliću', state: 0 });
    await makePost(testApp.dependencies.database, { title: 'Cilic in the final', language: 'en-GB' });
    const publish_up = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    await makePost(testApp.dependencies.database, { title: 'Najava: Čilić', publish_up });
  });

  type Found = { posts: { title: string; total_records: number }[]; numPages: number };

  async function find(search: string, as?: 'tipfeler', place: 'path' | 'query' = 'query'): Promise<string[]> {
    const params = { page: 1, language: 'hr-HR' as const, search: place === 'path' ? search : '-' };
    const query = place === 'query' ? { search } : {};
    const answer = await testApp.call(postRoutes.listPosts, { params, query, ...(as && { as }) });
    expect(answer.statusCode).toBe(200);
    const { posts, numPages } = answer.json<Found>();
    expect(posts.every((post) => post.total_records === posts.length)).toBe(true);
    expect(numPages).toBe(posts.length > 0 ? 1 : 0);
    return posts.map(({ title }) => title);
  }

  test.each([
    ['cilic', ['Marin Čilić u finalu']],
    ['ČILIĆ', ['Marin Čilić u finalu']],
    ['čilić'.normalize('NFD'), ['Marin Čilić u finalu']],
    ['dokovic', ['Novak ĐOKOVIĆ i Borna Ćorić']],
    ['đoković', ['Novak ĐOKOVIĆ i Borna Ćorić']],
    ['sime', ['Šime Fantela: zlato']],
    ['lić u fi', ['Marin Čilić u finalu']],
    ['%', ['Popust od 100 % na ulaznice']],
    ['100 %', ['Popust od 100 % na ulaznice']],
    ['_', ['datoteka_s_crtom']],
    ['a_s', ['datoteka_s_crtom']],
    ['\\', ['Put C:\\Olimp\\slike']],
    ['C:\\Olimp', ['Put C:\\Olimp\\slike']],
    ['/', ['Sezona 2023/2024.']],
    ['2023/2024', ['Sezona 2023/2024.']],
    ['"', ['Rekli su: "Idemo dalje"']],
    ['"idemo', ['Rekli su: "Idemo dalje"']],
    ["'", ["Tko's who"]],
    ["'; drop table posts; --", []],
    ['🥇', ['Medalja 🥇 za Hrvatsku']],
    ['a 🥇 z', ['Medalja 🥇 za Hrvatsku']],
    ['AND', ['AND OR NOT NEAR']],
    ['OR', ['AND OR NOT NEAR', 'Novak ĐOKOVIĆ i Borna Ćorić']],
    ['or not', ['AND OR NOT NEAR']],
    ['NEAR(', []],
    ['*', ['Zvijezda * (zagrade) ^ kapica']],
    ['zvi*', []],
    ['^', ['Zvijezda * (zagrade) ^ kapica']],
    ['folded :', ['folded : scope']],
    ['hra', []],
    ['hr1', []],
    ['strasse', ['Straße']],
    ['ß', ['Straße']],
    ['nema toga', []],
  ])('%j finds the titles that contain it', async (search, titles) => {
    expect((await find(search)).toSorted()).toEqual(titles.toSorted());
    expect((await find(search, undefined, 'path')).toSorted()).toEqual(titles.toSorted());
  });

  test('finds by a single letter and by two', async () => {
    const holding = (text: string) => TITLES.filter((title) => foldText(title).includes(text));
    for (const text of ['a', 'č', 'ab', 'ć ', ' u', 'lo']) {
      expect((await find(text)).toSorted()).toEqual(holding(foldText(text)).toSorted());
    }
  });

  test('treats a hyphen in the path as no search, and in the query as a hyphen', async () => {
    expect(await find('-', undefined, 'path')).toHaveLength(TITLES.length);
    expect(await find('-')).toEqual(['Crtica - u sredini']);
  });

  test('finds drafts and scheduled posts only for roles that write posts', async () => {
    expect(await find('cili', 'tipfeler')).toEqual(['Najava: Čilić', 'Skica o Čiliću', 'Marin Čilić u finalu']);
    expect(await find('cili')).toEqual(['Marin Čilić u finalu']);
    expect(await find('ci', 'tipfeler')).toEqual(['Najava: Čilić', 'Skica o Čiliću', 'Marin Čilić u finalu']);
    expect(await find('ci')).toEqual(['Marin Čilić u finalu']);
  });

  test('finds a scheduled post from the moment it becomes public', async () => {
    testApp.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await find('najava')).toEqual(['Najava: Čilić']);
    testApp.setNow(TEST_NOW);
    expect(await find('najava')).toEqual([]);
  });

  test('accepts text of at most 500 characters', async () => {
    expect(await find('a'.repeat(500))).toEqual([]);
    expect(await find('č'.repeat(500), undefined, 'path')).toEqual([]);
    const url = (length: number) => `/api/content/get/all/1/hr-HR/-?search=${'a'.repeat(length)}`;
    expect((await testApp.send({ url: url(501) })).statusCode).toBe(400);
    expect((await testApp.send({ url: `/api/content/get/all/1/hr-HR/${'a'.repeat(501)}` })).statusCode).toBe(400);
  });

  test('returns its results in pages, newest first', async () => {
    const { database } = testApp.dependencies;
    for (let day = 1; day <= 45; day += 1) {
      const created = new Date(Date.UTC(2026, 0, day)).toISOString();
      await makePost(database, { title: `Dnevnik broj ${day}`, created });
    }
    for (const search of ['dnevnik', 'dn', 'broj 1']) {
      const all: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const params = { page, language: 'hr-HR' as const, search };
        const { posts } = (await testApp.call(postRoutes.listPosts, { params })).json<Found>();
        all.push(...posts.map(({ title }) => title));
      }
      const days = Array.from({ length: 45 }, (_, place) => `Dnevnik broj ${45 - place}`);
      expect(all).toEqual(days.filter((title) => foldText(title).includes(search)));
    }
  });

  test('finds exactly the results of a plain comparison, with any letters', async () => {
    const { database } = testApp.dependencies;
    const letters = fc
      .array(fc.constantFrom(...HARD_LETTERS), { minLength: 1, maxLength: 7 })
      .map((all) => all.join(''));
    const titles = fc.sample(letters, { numRuns: 150, seed: 1 }).filter((title) => title.trim() !== '');
    await makeEachPost(
      database,
      titles.map((title) => ({ title, language: 'en-GB' as const })),
    );
    const searches = [...fc.sample(letters, { numRuns: 60, seed: 2 }), ...titles.slice(0, 60)].map((text) =>
      text.slice(0, 4),
    );
    const everything = ['Cilic in the final', ...titles];
    for (const search of searches.filter((text) => text.isWellFormed() && foldText(text) !== '')) {
      const params = { page: 1, language: 'en-GB' as const, search: '-' };
      const { posts } = (await testApp.call(postRoutes.listPosts, { params, query: { search } })).json<Found>();
      const holding = everything.filter((title) => foldText(title).includes(foldText(search)));
      expect([search, posts[0]?.total_records ?? 0, posts.length]).toEqual([
        search,
        holding.length,
        Math.min(20, holding.length),
      ]);
      for (const { title } of posts) expect(holding).toContain(title);
    }
  });
});
