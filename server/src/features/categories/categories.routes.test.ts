import { categoryRoutes } from '@baklja/contract/features/categories';
import { ROLES } from '@baklja/contract/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../testing/make-post.ts';
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

  test('are written only by the superadmin', async () => {
    const { database } = testApp.dependencies;
    const id = await makeCategory(database, 'Samo superadmin');
    for (const role of [undefined, ...ROLES.filter((other) => other !== 'superadmin')]) {
      const who = role ? { as: role } : {};
      const answers = [
        await testApp.call(categoryRoutes.getCategory, { ...who, params: { id } }),
        await testApp.call(categoryRoutes.createCategory, { ...who, body: { title: 'Nova' } }),
        await testApp.call(categoryRoutes.updateCategory, { ...who, body: { id, title: 'Druga' } }),
        await testApp.call(categoryRoutes.deleteCategory, { ...who, params: { id } }),
        await testApp.call(categoryRoutes.deleteCategories, { ...who, body: { ids: [id] } }),
        await testApp.call(categoryRoutes.restoreCategories, { ...who, body: { ids: [id] } }),
        await testApp.call(categoryRoutes.listCategoryReferences, { ...who, params: { id } }),
      ];
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([role ? 403 : 401]));
    }
  });

  test('are created, renamed, deleted and restored by the superadmin', async () => {
    const created = await testApp.call(categoryRoutes.createCategory, {
      as: 'superadmin',
      body: { title: ' Natječaji ' },
    });
    const { id } = created.json<{ id: number }>();
    const taken = await testApp.call(categoryRoutes.createCategory, { as: 'superadmin', body: { title: 'natjecaji' } });
    expect(taken.json()).toMatchObject({ message: 'Kategorija „Natječaji” već postoji.', code: 'name-taken' });
    await testApp.call(categoryRoutes.updateCategory, { as: 'superadmin', body: { id, title: 'Pozivi' } });
    const get = () => testApp.call(categoryRoutes.getCategory, { as: 'superadmin', params: { id } });
    expect((await get()).json()).toMatchObject({ title: 'Pozivi', posts: 0, version: 2 });
    const remove = await testApp.call(categoryRoutes.deleteCategory, { as: 'superadmin', params: { id } });
    expect(remove.json()).toEqual({ message: 'Kategorija je obrisana.' });
    expect((await get()).statusCode).toBe(404);
    await testApp.call(categoryRoutes.restoreCategories, { as: 'superadmin', body: { ids: [id] } });
    expect((await get()).json()).toMatchObject({ title: 'Pozivi', version: 3 });
  });

  test('are not deleted while a post has them, and the post shows their new title', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'S člankom');
    await makePost(database, { catid, title: 'Jedini', language: 'en-GB' });
    const remove = await testApp.call(categoryRoutes.deleteCategories, { as: 'superadmin', body: { ids: [catid] } });
    expect(remove.statusCode).toBe(409);
    const message = 'Kategorija „S člankom” je u upotrebi i ne može se izbrisati. Koriste je: 1 članak.';
    expect(remove.json()).toEqual({ message, code: 'in-use' });
    const references = await testApp.call(categoryRoutes.listCategoryReferences, {
      as: 'superadmin',
      params: { id: catid },
    });
    expect(references.json()).toMatchObject({ total: 1, references: [{ kind: 'post', title: 'Jedini' }] });
    const list = () => testApp.send({ url: '/api/content/get/all/1/en-GB/-' });
    const before = await list();
    await testApp.call(categoryRoutes.updateCategory, { as: 'superadmin', body: { id: catid, title: 'Preimenovana' } });
    const after = await list();
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.json().posts[0].catName).toBe('Preimenovana');
  });
});
