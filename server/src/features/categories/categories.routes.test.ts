import { categoryRoutes } from '@baklja/contract/features/categories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeCategory } from '../../testing/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('categories on %s', (databaseName) => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName);
  });

  afterAll(() => testApp.close());

  test('are an empty list before there is one', async () => {
    expect((await testApp.call(categoryRoutes.listCategories)).json()).toEqual([]);
  });

  test('are listed by title in Croatian order, with nothing but id and title', async () => {
    const { database } = testApp.dependencies;
    for (const title of ['Životopisi', 'Časopis', 'Zdravlje', 'Cilj', 'Članci', 'Đaci', 'Dom']) {
      await makeCategory(database, title);
    }
    const categories = (await testApp.call(categoryRoutes.listCategories)).json<{ id: number; title: string }[]>();
    const titles = categories.map(({ title }) => title);
    expect(titles).toEqual(['Cilj', 'Časopis', 'Članci', 'Dom', 'Đaci', 'Zdravlje', 'Životopisi']);
    expect(Object.keys(categories[0]!)).toEqual(['id', 'title']);
  });
});
