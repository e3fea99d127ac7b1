import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('categories on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('are listed by title in Croatian order, with only id and title', async () => {
    const { database } = testApp.dependencies;
    for (const title of ['Životopisi', 'Časopis', 'Zdravlje', 'Cilj', 'Članci', 'Đaci', 'Dom']) {
      await makeCategory(database, title);
    }
    const categories = (await testApp.call(categoryRoutes.listCategories)).json<{ id: number; title: string }[]>();
    const titles = categories.map(({ title }) => title);
    expect(titles).toEqual(['Cilj', 'Časopis', 'Članci', 'Dom', 'Đaci', 'Zdravlje', 'Životopisi']);
    expect(Object.keys(categories[0]!)).toEqual(['id', 'title']);
  });

  test('count their posts, drafts too, in all and by language', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'Brojena');
    for (const state of [0, 1] as const) await makePost(database, { catid, state });
    await makePost(database, { catid, language: 'en-GB' });
    const counts = { posts: 3, croatian_posts: 2, english_posts: 1 };
    const listed = await testApp.call(categoryRoutes.listCategories, { as: 'superadmin' });
    expect(listed.json()).toContainEqual(expect.objectContaining({ id: catid, ...counts }));
    const category = await testApp.call(categoryRoutes.getCategory, { as: 'superadmin', params: { id: catid } });
    expect(category.json()).toMatchObject(counts);
  });

  test('are shown by their new title in lists of posts', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'S člankom');
    await makePost(database, { catid, language: 'en-GB' });
    await testApp.call(categoryRoutes.updateCategory, { as: 'superadmin', body: { id: catid, title: 'Preimenovana' } });
    const list = await testApp.send({ url: '/api/content/get/all/1/en-GB/-' });
    expect(list.json().posts[0].catName).toBe('Preimenovana');
  });
});
