import { pageRoutes } from '@baklja/contract/features/content/pages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

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

  test('becomes outdated when the text changes, until its own text does', async () => {
    const { one, other } = await tied();
    await update(one, { accordion: [{ title: 'P', data: '<p>O</p>' }] });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 1 });
    expect((await list()).json()).toContainEqual(expect.objectContaining({ id: one, translation_outdated: 1 }));
    await update(other, { title: 'New page' });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 0, translation_title: 'New page' });
  });

  test('does not become outdated by a switch', async () => {
    const { one } = await tied();
    await update(one, { show_gallery: 1 });
    expect(await get(one)).toMatchObject({ outdated: 0, translation_outdated: 0 });
  });
});
