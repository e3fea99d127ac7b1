import { foldText } from '@baklja/contract/alias';
import { postRoutes } from '@baklja/contract/features/content/posts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../../testing/build-test-app.ts';
import { makeEachPost, makePost } from '../../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../../testing/test-databases.ts';
import CASES from './posts.search.cases.json' with { type: 'json' };

/** Letters that often cause errors in indexes and comparisons. */
const HARD_LETTERS = [...'aAčČđĐßıİſKΣςéǆ%_\\"\'*^:()-/ 🥇👨👩', '\u200d', '\ufe0f', '\u0301', '\u00a0'];

describe.each(DATABASE_NAMES)('searching for posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    for (const title of CASES.titles) await makePost(testApp.dependencies.database, { title });
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

  test.each(CASES.found as [string, string[]][])('%j finds the titles that contain it', async (search, titles) => {
    expect((await find(search)).toSorted()).toEqual(titles.toSorted());
    expect((await find(search, undefined, 'path')).toSorted()).toEqual(titles.toSorted());
  });

  test('treats a hyphen in the path as no search, and in the query as a hyphen', async () => {
    expect(await find('-', undefined, 'path')).toHaveLength(CASES.titles.length);
    expect(await find('-')).toEqual(['Crtica - u sredini']);
  });

  test('finds drafts and scheduled posts only for roles that write posts', async () => {
    expect(await find('cili', 'tipfeler')).toEqual(['Najava: Čilić', 'Skica o Čiliću', 'Marin Čilić u finalu']);
    expect(await find('cili')).toEqual(['Marin Čilić u finalu']);
    expect(await find('ci', 'tipfeler')).toEqual(['Najava: Čilić', 'Skica o Čiliću', 'Marin Čilić u finalu']);
    expect(await find('ci')).toEqual(['Marin Čilić u finalu']);
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
