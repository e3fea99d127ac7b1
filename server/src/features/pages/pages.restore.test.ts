import { medalRoutes } from '@baklja/contract/features/medals';
import { pageRoutes } from '@baklja/contract/features/pages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeMedal } from '../../testing/records/make-athlete.ts';
import { insertPage, makePage } from '../../testing/records/make-page.ts';
import { runBehind } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import type { PageValues } from './page-record.ts';

describe.each(DATABASE_NAMES)('several pages at once on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const make = async (draft: PageValues = {}) => (await makePage(testApp.dependencies.database, draft)).id;
  const medal = (settings: Parameters<typeof makeMedal>[1]) => makeMedal(testApp.dependencies.database, settings);
  const medalOf = async (id: number) => (await testApp.call(medalRoutes.getMedal, { params: { id } })).json()[0];
  const remove = (...ids: number[]) => testApp.call(pageRoutes.deletePages, { as, body: { ids } });
  const restore = (...ids: number[]) => testApp.call(pageRoutes.restorePages, { as, body: { ids } });
  const tie = (id: number, translation_id: number) =>
    testApp.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id } });
  const pairsOf = (...ids: number[]) =>
    testApp.dependencies.database.read
      .selectFrom('page_translations')
      .selectAll()
      .where('page_id', 'in', ids)
      .orderBy('page_id')
      .execute();

  test('are restored with their file uses', async () => {
    const id = await make({ description: '<img src="/files/stranice/slika.jpg">' });
    await remove(id);
    await restore(id);
    const { read } = testApp.dependencies.database;
    const uses = await read.selectFrom('file_uses').select('path').where('record_id', '=', id).execute();
    expect(uses).toEqual([{ path: 'stranice/slika.jpg' }]);
  });

  test('get another slug when the free one is taken at the same moment', async () => {
    const { database } = testApp.dependencies;
    const id = await make({ title: 'Gužva' });
    await remove(id);
    await make({ title: 'Gužva' });
    await runBehind(database, [() => restore(id)], (transaction) => insertPage(transaction, { title: 'Gužva 2' }));
    const row = await database.read.selectFrom('pages').select('slug').where('id', '=', id).executeTakeFirst();
    expect(row?.slug).toBe('guzva-3');
  });

  test('are linked again to the medals that named them, in the same language', async () => {
    const [page, other] = [await make(), await make()];
    const both = await medal({ page_id: page, page_id_eng: other });
    const twice = await medal({ page_id: page, page_id_eng: page });
    await remove(page, other);
    expect(await medalOf(both)).toMatchObject({ page_id: null, page_id_eng: null, version: 3 });
    await restore(other, page);
    expect(await medalOf(both)).toMatchObject({ page_id: page, page_id_eng: other, version: 5 });
    expect(await medalOf(twice)).toMatchObject({ page_id: page, page_id_eng: page, version: 5 });
  });

  test('are not linked to medals that are deleted or name another page by then', async () => {
    const { database } = testApp.dependencies;
    const [page, other] = [await make(), await make()];
    const [elsewhere, gone] = [await medal({ page_id: page }), await medal({ page_id_eng: page })];
    await remove(page);
    await database.write(async (transaction) => {
      await transaction.updateTable('medals').set({ page_id: other }).where('id', '=', elsewhere).execute();
      await transaction.deleteFrom('medals').where('id', '=', gone).execute();
    });
    expect((await restore(page)).statusCode).toBe(200);
    expect(await medalOf(elsewhere)).toMatchObject({ page_id: other, version: 2 });
  });

  test('are deleted and restored once by simultaneous calls, in any order', async () => {
    const [croatian, english] = [await make(), await make({ language: 'en-GB' })];
    await tie(croatian, english);
    const medalId = await medal({ page_id: croatian, page_id_eng: english });
    for (const work of [remove, restore]) {
      const answers = await Promise.all([
        work(croatian, english),
        work(english, croatian),
        work(croatian, english),
        work(english, croatian),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404]);
    }
    expect(await pairsOf(croatian, english)).toHaveLength(2);
    expect(await medalOf(medalId)).toMatchObject({ page_id: croatian, page_id_eng: english, version: 5 });
  });
});
