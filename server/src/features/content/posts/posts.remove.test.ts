import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePosts } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from './posts.ts';

describe.each(DATABASE_NAMES)('deleting several posts at once on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const makeMany = (count: number, draft: PostValues = {}) => makePosts(testApp.dependencies.database, count, draft);
  const remove = (ids: readonly unknown[]) => testApp.call(postRoutes.deletePosts, { as, rawBody: { ids } });
  const countRows = async (ids: readonly number[]) =>
    (await testApp.dependencies.database.read.selectFrom('posts').select('id').where('id', 'in', ids).execute()).length;
  const read = async (search: string, language: 'hr-HR' | 'en-GB' = 'hr-HR') => {
    const answer = await testApp.call(postRoutes.listPosts, { params: { page: 1, language, search } });
    return answer.json<{ posts: { total_records: number }[]; numPages: number }>();
  };
  const totalOf = async (search: string, language?: 'hr-HR' | 'en-GB') =>
    (await read(search, language)).posts[0]?.total_records ?? 0;

  test('removes them from lists, search, counts and pins', async () => {
    const [one, other] = await makeMany(2, {
      title: 'Nestaju zajedno',
      introtext: '<img src="/files/clanci-slike/a.jpg">',
    });
    for (const id of [one, other]) await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id: id! } });
    const before = await totalOf('-');
    await remove([one, other]);
    expect(await totalOf('-')).toBe(before - 2);
    expect(await read('nestaju')).toEqual({ posts: [], numPages: 0 });
    expect((await testApp.call(pinnedPostRoutes.listPinnedPosts, { as })).json()).toEqual([]);
    const uses = await testApp.dependencies.database.read.selectFrom('file_uses').selectAll().execute();
    expect(uses).toEqual([]);
  });

  test('and changing one at the same moment: the change comes first, or gives 404', async () => {
    const ids = await makeMany(6);
    const { catid } = await testApp.dependencies.database.read
      .selectFrom('posts')
      .select('catid')
      .executeTakeFirstOrThrow();
    const update = (id: number) =>
      testApp.call(postRoutes.updatePost, { as, body: { id, title: 'Promijenjen', catid, language: 'en-GB' } });
    const [before, english] = [await totalOf('-'), await totalOf('-', 'en-GB')];
    const answers = await Promise.all([...ids.map(update), remove(ids)]);
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
    expect([await countRows(ids), await totalOf('-'), await totalOf('-', 'en-GB')]).toEqual([0, before - 6, english]);
  });
});
