import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteRows, USUAL_STAMPS } from '../../db/record-rows.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { listObjects } from '../../testing/make-form.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { findUnknownObjects, removeUnknownObjects } from './unknown-objects.store.ts';

const FILES = { table: 'files', title: 'name', stamps: USUAL_STAMPS } as const;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASE_NAMES)('objects without a record on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const objects = () => listObjects(testApp);
  const write = (key: string) =>
    testApp.dependencies.files.write(key, Readable.from(['bytes']), { size: 5, mediaType: 'text/plain' });
  // Ages are counted from the times of the storage.
  const after = (ms: number) => new Date(Date.now() + ms);
  const find = (ms: number) => findUnknownObjects(testApp.dependencies.database, testApp.dependencies.files, after(ms));
  const remove = (ms: number) =>
    removeUnknownObjects(testApp.dependencies.database, testApp.dependencies.files, after(ms));
  const findEveryNight = async (from: number, to: number) => {
    for (let day = from; day <= to; day += 1) await find(day * DAY_MS);
  };

  beforeEach(async () => {
    const { database, files } = testApp.dependencies;
    await files.delete(await objects());
    await database.write(async (transaction) => {
      for (const table of ['files', 'deleted_records', 'unknown_objects'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
  });

  test('are those older than an hour that neither a file nor a deleted file names', async () => {
    const { database } = testApp.dependencies;
    await makeFile(testApp.dependencies, { path: 'dokumenti/ostaje.txt', bytes: 'a' });
    const { id } = await makeFile(testApp.dependencies, { path: 'dokumenti/obrisana.txt', bytes: 'b' });
    await database.write((transaction) =>
      deleteRows(transaction, FILES, { ids: [id], stamp: { userId: 7, at: TEST_NOW } }),
    );
    await write('objects/aa/unknown');
    await write('derived/copy/160.webp');
    expect(await find(0.9 * HOUR_MS)).toBe(0);
    expect(await find(1.1 * HOUR_MS)).toBe(1);
  });

  test('are removed once they had no record for 30 days', async () => {
    const { object_key } = await makeFile(testApp.dependencies, { path: 'dokumenti/ostaje.txt', bytes: 'a' });
    await write('objects/aa/unknown');
    await findEveryNight(1, 31);
    expect(await remove(31 * DAY_MS - HOUR_MS)).toBe(0);
    expect(await objects()).toHaveLength(2);
    expect(await remove(31 * DAY_MS + HOUR_MS)).toBe(1);
    expect(await objects()).toEqual([object_key]);
    expect(await find(32 * DAY_MS)).toBe(0);
  });

  test('stay, and are served, when a database that knows them is back', async () => {
    const { database } = testApp.dependencies;
    await write('objects/aa/unknown');
    await findEveryNight(1, 31);
    const made = await makeFile(testApp.dependencies, { path: 'dokumenti/vracena.txt', bytes: 'a' });
    await testApp.dependencies.files.delete([made.object_key]);
    await database.write((transaction) =>
      transaction.updateTable('files').set({ object_key: 'objects/aa/unknown' }).execute(),
    );
    expect(await remove(40 * DAY_MS)).toBe(0);
    expect(await find(40 * DAY_MS)).toBe(0);
    expect((await testApp.send({ url: '/files/dokumenti/vracena.txt' })).body).toBe('bytes');
  });

  test('get another 30 days after a gap in which another database may have known them', async () => {
    await write('objects/aa/unknown');
    await findEveryNight(1, 20);
    await findEveryNight(23, 45);
    expect(await remove(45 * DAY_MS)).toBe(0);
    await findEveryNight(46, 53);
    expect(await remove(53 * DAY_MS + HOUR_MS)).toBe(1);
  });

  test('all stay when there are more than uploads can leave', async () => {
    for (let number = 0; number < 101; number += 1) await write(`objects/bb/unknown-${number}`);
    await findEveryNight(1, 32);
    expect(await remove(40 * DAY_MS)).toBeUndefined();
    expect(await objects()).toHaveLength(101);
    await testApp.dependencies.files.delete(['objects/bb/unknown-0']);
    await find(33 * DAY_MS);
    expect(await remove(33 * DAY_MS)).toBe(100);
  });
});
