import { pageRoutes } from '@baklja/contract/features/pages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('the translation of a page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const make = (draft: Parameters<typeof makePage>[1] = {}) => makePage(testApp.dependencies.database, draft);
  const tie = (id: number, translation_id: number | null, role: 'tipfeler' | 'sportasi' = as) =>
    testApp.call(pageRoutes.setPageTranslation, { as: role, body: { id, translation_id } });
  const get = async (id: number) => (await testApp.call(pageRoutes.getPage, { as, params: { id } })).json()[0];
  const update = (id: number, changes: object) =>
    testApp.call(pageRoutes.updatePage, { as, rawBody: { id, title: 'Stranica', ...changes } });
  const list = () => testApp.call(pageRoutes.listPages, { params: { language: 'hr-HR' } });
  const tied = async () => {
    const [one, other] = [await make(), await make({ language: 'en-GB', title: 'Page' })];
    await tie(one.id, other.id);
    return { one: one.id, other: other.id };
  };

  test('is visible from both pages and in the list, which gets a new tag', async () => {
    const before = (await list()).headers.etag;
    const { one, other } = await tied();
    expect(await get(one)).toMatchObject({ version: 1, translation_id: other, translation_title: 'Page', outdated: 0 });
    expect(await get(other)).toMatchObject({ translation_id: one, translation_outdated: 0 });
    const after = await list();
    expect(after.headers.etag).not.toBe(before);
    expect(after.json()).toContainEqual(expect.objectContaining({ id: one, translation_id: other }));
  });

  test('is rejected in the same language, for a missing page, and when there is another', async () => {
    const { one } = await tied();
    const [croatian, english] = [await make(), await make({ language: 'en-GB' })];
    expect((await tie(one, croatian.id)).statusCode).toBe(400);
    expect((await tie(croatian.id, 999_999)).statusCode).toBe(400);
    expect((await tie(999_999, one)).statusCode).toBe(404);
    const taken = await tie(one, english.id);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toBe('Jedna od tih stranica već ima prijevod. Najprije ih razdvojite.');
  });

  test('becomes outdated when the text changes, until its own text does', async () => {
    const { one, other } = await tied();
    await update(one, { accordion: [{ title: 'P', data: '<p>O</p>' }] });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 1 });
    expect((await list()).json()).toContainEqual(expect.objectContaining({ id: one, translation_outdated: 1 }));
    await update(other, { title: 'New page' });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 0, translation_title: 'New page' });
  });

  test('is not outdated when both are saved at the same moment', async () => {
    const { one, other } = await tied();
    const answers = await runTogether(testApp.dependencies.database, 'page_translations', [
      () => update(one, { version: 1, title: 'Nova stranica' }),
      () => update(other, { version: 1, title: 'New page' }),
    ]);
    expect(answers.map((answer) => answer.json().version)).toEqual([2, 2]);
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 0 });
  });

  test('does not become outdated by a switch', async () => {
    const { one } = await tied();
    await update(one, { show_gallery: 1 });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 0 });
  });

  describe('of a new page', () => {
    const row = (title: string, language: string) =>
      [title, '', '', 1, 1, 1, null, 1, null, language, 0, 0, 0, '[]', '[]', '[]', '{}'] as never;
    const create = (title: string, translation_of: number, language = 'en-GB') =>
      testApp.call(pageRoutes.createPage, { as, query: { translation_of }, rawBody: [row(title, language)] });

    test('is given when the page is created', async () => {
      const { id } = await make();
      const made = await create('Made', id);
      expect(made.statusCode).toBe(200);
      expect(await get(id)).toMatchObject({ translation_id: made.json().id, translation_title: 'Made' });
    });
  });
});
