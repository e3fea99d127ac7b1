import { medalRoutes } from '@baklja/contract/features/medals';
import { pageRoutes } from '@baklja/contract/features/pages';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app.ts';
import { makeMedal } from '../../testing/make-athlete.ts';
import { makePage, makePages } from '../../testing/make-page.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import type { PageValues } from './page-record.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);
const WITHOUT_RIGHT = [undefined, 'olimp', 'dokumenti', 'sportasi', 'kategorizacije'] as const;

describe.each(DATABASE_NAMES)('several pages at once on %s', (databaseName) => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName);
  });

  afterAll(() => testApp.close());

  const as = 'tipfeler';
  const make = async (draft: PageValues = {}) => (await makePage(testApp.dependencies.database, draft)).id;
  const makeMany = (count: number) => makePages(testApp.dependencies.database, count);
  const medal = (settings: Parameters<typeof makeMedal>[1]) => makeMedal(testApp.dependencies.database, settings);
  const medalOf = async (id: number) => (await testApp.call(medalRoutes.getMedal, { params: { id } })).json()[0];
  const remove = (...ids: number[]) => testApp.call(pageRoutes.deletePages, { as, body: { ids } });
  const restore = (...ids: number[]) => testApp.call(pageRoutes.restorePages, { as, body: { ids } });
  const tie = (id: number, translation_id: number) =>
    testApp.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id } });
  const rowOf = (id: number) =>
    testApp.dependencies.database.read.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
  const countRows = async (ids: readonly number[]) =>
    (await testApp.dependencies.database.read.selectFrom('pages').select('id').where('id', 'in', ids).execute()).length;
  const pairsOf = (...ids: number[]) =>
    testApp.dependencies.database.read
      .selectFrom('page_translations')
      .selectAll()
      .where('page_id', 'in', ids)
      .orderBy('page_id')
      .execute();

  describe.each([
    ['go', pageRoutes.deletePages],
    ['come back', pageRoutes.restorePages],
  ])('%s', (_, route) => {
    test.each(WITHOUT_RIGHT)('not for %s', async (role) => {
      const answer = await testApp.call(route, { body: { ids: [1] }, ...(role && { as: role }) });
      expect(answer.statusCode).toBe(role ? 403 : 401);
    });

    test.each([[[]], ['sve'], [[0]], [undefined]])('not as %j', async (ids) => {
      expect((await testApp.call(route, { as, rawBody: { ids } })).statusCode).toBe(400);
    });
  });

  test(`are at most ${RECORDS_AT_ONCE_LIMIT}`, async () => {
    const ids = await makeMany(RECORDS_AT_ONCE_LIMIT);
    const one = await make();
    expect((await remove(...ids, one)).statusCode).toBe(400);
    expect(await countRows([...ids, one])).toBe(RECORDS_AT_ONCE_LIMIT + 1);
    expect((await remove(...ids)).json()).toEqual({ message: 'Obrisano: 200 stranica.' });
    await remove(one);
    expect((await restore(...ids, one)).statusCode).toBe(400);
    expect(await countRows([...ids, one])).toBe(0);
    expect((await restore(...ids)).json()).toEqual({ message: 'Vraćeno: 200 stranica.' });
    expect(await countRows([...ids, one])).toBe(RECORDS_AT_ONCE_LIMIT);
  });

  test('stay unchanged, all of them, when one does not exist', async () => {
    const ids = await makeMany(2);
    const medalId = await medal({ page_id: ids[0]! });
    const answer = await remove(...ids, 999_999);
    const message = 'Neke od odabranih stranica više ne postoje. Osvježite popis.';
    expect([answer.statusCode, answer.json().message]).toEqual([404, message]);
    expect(await countRows(ids)).toBe(2);
    expect(await medalOf(medalId)).toMatchObject({ page_id: ids[0], version: 1 });
    expect((await remove(999_999)).json().message).toBe('Ta stranica ne postoji.');
  });

  test('stay deleted, all of them, when one was not deleted or is restored already', async () => {
    const ids = await makeMany(2);
    await remove(...ids, ids[0]!);
    const answer = await restore(...ids, 999_999);
    const message = 'Neke od odabranih stranica nisu među obrisanima. Možda su već vraćene.';
    expect([answer.statusCode, answer.json().message]).toEqual([404, message]);
    expect(await countRows(ids)).toBe(0);
    expect((await restore(...ids, ids[1]!)).json()).toEqual({ message: 'Vraćeno: 2 stranice.' });
    const again = await restore(ids[0]!);
    expect(again.json().message).toBe('Ta stranica nije među obrisanima. Možda je već vraćena.');
  });

  test('are restored with their content, a new version and their file uses', async () => {
    const id = await make({ title: 'Vraća se', description: '<img src="/files/stranice/slika.jpg">' });
    const before = await rowOf(id);
    await testApp.call(pageRoutes.deletePage, { as, params: { id } });
    testApp.setNow(LATER);
    expect((await restore(id)).json()).toEqual({ message: 'Vraćeno: 1 stranica.' });
    testApp.setNow(TEST_NOW);
    const modified_user_id = expect.any(Number);
    expect(await rowOf(id)).toEqual({ ...before, version: 2, modified_time: LATER.toISOString(), modified_user_id });
    const { read } = testApp.dependencies.database;
    const uses = await read.selectFrom('file_uses').select('path').where('record_id', '=', id).execute();
    expect(uses).toEqual([{ path: 'stranice/slika.jpg' }]);
  });

  test('get a number when their slugs are taken by then', async () => {
    const id = await make({ title: 'Zauzeta' });
    await remove(id);
    await make({ title: 'Zauzeta' });
    await restore(id);
    expect((await rowOf(id))?.slug).toBe('zauzeta-2');
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

  test('are translations of each other again, whether one or both were deleted', async () => {
    const [croatian, english] = [await make(), await make({ language: 'en-GB' })];
    await tie(croatian, english);
    await testApp.call(pageRoutes.updatePage, { as, body: { id: croatian, title: 'Novi naslov' } });
    const before = await pairsOf(croatian, english);
    expect(before).toMatchObject([{ outdated: 0 }, { outdated: 1 }]);
    await remove(croatian);
    expect(await pairsOf(english)).toEqual([]);
    await restore(croatian);
    expect(await pairsOf(croatian, english)).toEqual(before);
    await remove(english, croatian);
    await restore(croatian, english);
    expect(await pairsOf(croatian, english)).toEqual(before);
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
