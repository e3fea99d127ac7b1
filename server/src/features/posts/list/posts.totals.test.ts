import { dashboardRoutes } from '@baklja/contract/features/dashboard';
import { postRoutes } from '@baklja/contract/features/posts';
import { LANGUAGES } from '@baklja/contract/fields';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const POSTS = 48;

describe.each(DATABASE_NAMES)('counts of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'superadmin';

  async function totals() {
    const total = async (state: 0 | 1) =>
      (await testApp.call(dashboardRoutes.countPosts, { as, params: { state } })).json().total_posts;
    const listed = async (language: (typeof LANGUAGES)[number]) => {
      const params = { page: 1, language, search: '-' };
      const { posts } = (await testApp.call(postRoutes.listPosts, { as, params })).json();
      return posts[0]?.total_records ?? 0;
    };
    return { drafts: await total(0), published: await total(1), hr: await listed('hr-HR'), en: await listed('en-GB') };
  }

  test('are correct after many simultaneous changes of the same months, states and languages', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database);
    const months = ['2026-01-15T00:00:00.000Z', '2026-02-15T00:00:00.000Z', '2026-03-15T00:00:00.000Z'];
    const made = await Promise.all(
      Array.from({ length: POSTS }, (_, place) =>
        makePost(database, {
          title: `Brojen ${place}`,
          language: LANGUAGES[place % 2]!,
          state: place % 3 === 0 ? 0 : 1,
          created: months[place % 3]!,
        }),
      ),
    );
    // Every post moves to the other language and another month, so that each pair of writers meets from both sides.
    const answers = await Promise.all(
      made.map(({ id }, place) => {
        if (place % 8 === 7) return testApp.call(postRoutes.deletePost, { as, params: { id } });
        const change = { language: LANGUAGES[(place + 1) % 2]!, created: months[(place + 1) % 3]! };
        const body = { id, title: `Brojen ${place}`, catid, state: (place % 2) as 0 | 1, ...change };
        return testApp.call(postRoutes.updatePost, { as, body });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    const left = await database.read.selectFrom('posts').select(['language', 'state']).execute();
    expect(left).toHaveLength(POSTS - POSTS / 8);
    expect(await totals()).toEqual({
      drafts: left.filter(({ state }) => state === 0).length,
      published: left.filter(({ state }) => state === 1).length,
      hr: left.filter(({ language }) => language === 'hr-HR').length,
      en: left.filter(({ language }) => language === 'en-GB').length,
    });
  });

  test('are zero after everything was deleted', async () => {
    const posts = await testApp.dependencies.database.read.selectFrom('posts').select('id').execute();
    await Promise.all(posts.map(({ id }) => testApp.call(postRoutes.deletePost, { as, params: { id } })));
    expect(await totals()).toEqual({ drafts: 0, published: 0, hr: 0, en: 0 });
  });
});
