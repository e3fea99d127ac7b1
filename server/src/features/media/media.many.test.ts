import { setImmediate } from 'node:timers/promises';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const FILES = 10_000;

/** The response of the call, and how many turns other work had in between. */
async function watchTurns<Answer>(call: Promise<Answer>): Promise<{ answer: Answer; turns: number }> {
  let [turns, isDone] = [0, false];
  const end = () => {
    isDone = true;
  };
  call.then(end, end);
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  return { answer: await call, turns };
}

describe.each(DATABASE_NAMES)('a folder of ten thousand files on %s', (databaseName) => {
  let testApp: TestApp;
  let ids: number[];

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName);
    const { database } = testApp.dependencies;
    const names = (from: number) => Array.from({ length: FILES / 2 }, (_, place) => `slika ${from + place}.jpg`);
    ids = await makeManyFiles(database, { folder: 'galerije/veliki', names: names(0) });
    ids.push(...(await makeManyFiles(database, { folder: 'galerije/veliki/još', names: names(FILES / 2) })));
  }, 120_000);

  afterAll(() => testApp.close());

  const as = 'olimp';
  const count = async (folder: string, search: string) =>
    (await testApp.call(mediaRoutes.listFiles, { as, query: { folder, search } })).json().total;
  const rows = (table: 'file_addresses' | 'deleted_records') =>
    testApp.dependencies.database.read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();

  test('is listed in full where the specification requires it', async () => {
    const query = { folder: 'galerije', subfolder: 'veliki' };
    expect((await testApp.call(mediaRoutes.listMedia, { as, query })).json()).toHaveLength(FILES / 2 + 1);
  });

  test('is renamed with every path and every former address', async () => {
    const answer = await testApp.call(mediaRoutes.renameFolder, {
      as,
      body: { path: 'galerije/veliki', name: 'novi' },
    });
    expect(answer.statusCode).toBe(200);
    expect([await count('galerije/novi', 'slika'), await count('galerije/veliki', 'slika').catch(() => 0)]).toEqual([
      FILES,
      undefined,
    ]);
    expect(await rows('file_addresses')).toEqual({ rows: FILES });
    const former = { path: 'galerije/veliki/još/slika 9999.jpg' };
    const found = (await testApp.call(mediaRoutes.getFileByPath, { as, query: former })).json();
    expect(found).toMatchObject({ path: 'galerije/novi/još/slika 9999.jpg', version: 2 });
  }, 60_000);

  test('is moved to another root folder, where search finds all of it', async () => {
    const body = { folders: ['galerije/novi'], target: 'images' };
    expect((await testApp.call(mediaRoutes.moveFiles, { as, body })).statusCode).toBe(200);
    for (const search of ['slika', 'sl', 's']) {
      expect([await count('galerije', search), await count('images', search)]).toEqual([0, FILES]);
    }
    expect(await rows('file_addresses')).toEqual({ rows: 2 * FILES });
  }, 60_000);

  test('is deleted with every file, and restored in steps', async () => {
    const body = { folders: ['images/novi'] };
    const { answer, turns } = await watchTurns(testApp.call(mediaRoutes.deleteFiles, { as, body }));
    expect(turns).toBeGreaterThan(50);
    const deleted = answer.json();
    expect(deleted.message).toBe('Izbrisano: 10.000 datoteka i 1 folder. Iz koša se mogu vratiti još 30 dana.');
    expect(deleted.ids.toSorted()).toEqual(ids.toSorted());
    expect([await count('images', 'slika'), await rows('deleted_records')]).toEqual([0, { rows: FILES }]);
    const bin = (await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind: 'file', page: 200 } })).json();
    expect([bin.records.length, bin.total, bin.numPages]).toEqual([50, FILES, 200]);
    const some = { ids: ids.slice(0, 500) };
    expect((await testApp.call(mediaRoutes.restoreFiles, { as, body: some })).json().message).toBe(
      'Vraćeno: 500 datoteka.',
    );
    expect(await count('images/novi', 'slika')).toBe(500);
  }, 60_000);
});
