import { mediaRoutes } from '@baklja/contract/features/media/media';
import { describe, expect, test } from 'vitest';
import { storageUnavailable } from '../../../files/file-errors.ts';
import { makeFileCalls } from '../../../testing/file-calls.ts';
import { countKept } from '../../../testing/make-form.ts';
import { makeText } from '../../../testing/resumable-uploads.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { EVERY_STORE, useStoredApp } from '../../../testing/stored-app.ts';

const STALE = 'Netko je u međuvremenu promijenio ovu datoteku. Vaša nije spremljena.';

describe.each(EVERY_STORE)('a file that is being replaced, on $database and $storage,', (stores) => {
  const as = 'dokumenti';
  const testApp = useStoredApp(stores);
  const { uploadText, replace, get, download, restore, everything } = makeFileCalls(testApp, as);

  test('is replaced once by two at the same time; the second is refused', async () => {
    const file = await uploadText();
    const before = await countKept(testApp);
    await testApp.tokenOf(as);
    const both = [0, 1].map(() => () => replace(file.id, makeText(50), { version: 1 }));
    const answers = await runTogether(testApp.dependencies.database, 'files', both);
    const second = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(second?.json().message).toBe(STALE);
    expect(await countKept(testApp)).toEqual({ ...before, objects: before.objects + 1 });
    expect((await get(file.id)).former).toHaveLength(1);
  });

  test('that is deleted meanwhile is not replaced, and comes back as it was', async () => {
    const file = await uploadText();
    const [before, first] = [await countKept(testApp), await download(file.data_name)];
    const { files } = testApp.dependencies;
    const { write } = files;
    files.write = async (...parameters) => {
      files.write = write;
      await files.write(...parameters);
      await testApp.call(mediaRoutes.deleteFiles, { as, rawBody: { ids: [file.id] } });
    };
    expect((await replace(file.id, makeText(50))).statusCode).toBe(404);
    expect(await countKept(testApp)).toEqual({ ...before, rows: before.rows - 1 });
    await restore([file.id]);
    expect((await download(file.data_name)).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test('stays whole when the storage is away, and when the process ends before the row is written', async () => {
    const file = await uploadText();
    const before = await everything(file.id, file.data_name);
    const { files, database: db } = testApp.dependencies;
    const { write } = files;
    files.write = async () => {
      throw storageUnavailable(new Error('away'));
    };
    expect((await replace(file.id, makeText(50))).statusCode).toBe(503);
    files.write = write;
    expect(await everything(file.id, file.data_name)).toEqual(before);

    // As after a power cut: the new object is there, and nothing that came after it.
    const transact = db.write;
    db.write = async () => {
      throw Object.assign(new Error('the database is gone'), { code: 'ECONNREFUSED' });
    };
    const { statusCode } = await replace(file.id, makeText(50));
    db.write = transact;
    expect(statusCode).toBe(503);
    const after = await everything(file.id, file.data_name);
    expect(after).toEqual({ ...before, kept: { ...before.kept, objects: before.kept.objects + 1 } });
  });
});
