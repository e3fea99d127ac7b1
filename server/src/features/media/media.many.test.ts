import { setImmediate } from 'node:timers/promises';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const FILES = 1010;
const as = 'olimp';

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

describe.each(DATABASE_NAMES)('a folder of many files on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('is listed in full, renamed, and deleted in steps; its files come back', async () => {
    const names = Array.from({ length: FILES }, (_, place) => `slika ${place}.jpg`);
    const ids = await makeManyFiles(testApp.dependencies.database, { folder: 'galerije/veliki', names });
    const count = async () =>
      (await testApp.call(mediaRoutes.listFiles, { as, query: { folder: 'galerije', search: 'slika' } })).json().total;
    const query = { folder: 'galerije', subfolder: 'veliki' };
    expect((await testApp.call(mediaRoutes.listMedia, { as, query })).json()).toHaveLength(FILES);

    const body = { path: 'galerije/veliki', name: 'novi' };
    expect((await testApp.call(mediaRoutes.renameFolder, { as, body })).statusCode).toBe(200);
    const former = { path: `galerije/veliki/slika ${FILES - 1}.jpg` };
    const found = (await testApp.call(mediaRoutes.getFileByPath, { as, query: former })).json();
    expect(found).toMatchObject({ path: `galerije/novi/slika ${FILES - 1}.jpg`, version: 2 });

    const chosen = { folders: ['galerije/novi'] };
    const { answer, turns } = await watchTurns(testApp.call(mediaRoutes.deleteFiles, { as, body: chosen }));
    expect(turns).toBeGreaterThan(10);
    expect(answer.json().message).toBe('Izbrisano: 1.010 datoteka i 1 folder. Iz koša se mogu vratiti još 30 dana.');
    expect([answer.json().ids.toSorted(), await count()]).toEqual([ids.toSorted(), 0]);
    const restored = await testApp.call(mediaRoutes.restoreFiles, { as, body: { ids: ids.slice(0, 500) } });
    expect([restored.json().message, await count()]).toEqual(['Vraćeno: 500 datoteka.', 500]);
  }, 60_000);
});
