import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFileBin } from '../../records/empty-file-bin.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { coreXml, makeNamedDocx } from '../../testing/documents/make-document.ts';
import { sendForm } from '../../testing/make-form.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { areDeletionsHeld, type DeletionHold, holdDeletions } from './deletion-holds.store.ts';

const MINUTE_MS = 60 * 1000;
const as = 'superadmin';

describe.each(DATABASE_NAMES)('a hold on deletions, on %s,', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let hold: DeletionHold;
  let now: Date;

  beforeEach(async () => {
    moveTo(TEST_NOW);
    hold = await holdDeletions(testApp.dependencies.database, () => now);
  });

  afterEach(() => hold.release());

  function moveTo(moment: Date): void {
    now = moment;
    testApp.setNow(moment);
  }
  const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
  const isHeld = () => areDeletionsHeld(testApp.dependencies.database.read, now);
  const isStored = async (key: string) => (await testApp.dependencies.files.sizeOf(key)) !== undefined;

  test('keeps the bytes of files whose time in the bin has passed', async () => {
    const { database, files, pictures } = testApp.dependencies;
    const { id, object_key } = await makeFile(testApp.dependencies);
    await testApp.call(mediaRoutes.deleteFiles, { as, rawBody: { ids: [id] } });
    moveTo(later(31 * DAY_MS));
    const held = await holdDeletions(database, () => now);
    expect([await emptyFileBin(database, files, pictures, { now }), await isStored(object_key)]).toEqual([0, true]);
    await held.release();
    expect([await emptyFileBin(database, files, pictures, { now }), await isStored(object_key)]).toEqual([1, false]);
  });

  test('keeps the former bytes of a document that loses its names', async () => {
    const { database } = testApp.dependencies;
    const upload = async (name: string) => {
      const bytes = makeNamedDocx(coreXml(`<dc:creator>${name}</dc:creator>`), '', []);
      const file = { name: 'files[]', value: bytes, filename: `${name}.docx` };
      const parts = [{ name: 'folder', value: 'dokumenti' }, file];
      const { id } = (await sendForm(testApp, fileHostRoutes.uploadMedia, parts, { as })).json().files[0];
      const stored = database.read.selectFrom('files').select(['id', 'object_key']).where('id', '=', id);
      return stored.executeTakeFirstOrThrow();
    };
    const remove = (id: number) => testApp.call(mediaRoutes.removeProperties, { as, params: { id }, rawBody: {} });
    const [first, second] = [await upload('Ana'), await upload('Ivo')];
    expect([(await remove(first.id)).statusCode, await isStored(first.object_key)]).toEqual([200, true]);
    await hold.release();
    expect([(await remove(second.id)).statusCode, await isStored(second.object_key)]).toEqual([200, false]);
  });

  test('lapses a quarter of an hour after its process was killed', async () => {
    moveTo(later(15 * MINUTE_MS));
    expect(await isHeld()).toBe(true);
    moveTo(later(15 * MINUTE_MS + 1));
    expect(await isHeld()).toBe(false);
  });

  test('goes on while it is renewed, and cannot be renewed once it has lapsed', async () => {
    for (const minutes of [10, 20, 30]) {
      moveTo(later(minutes * MINUTE_MS));
      await hold.renew();
      expect(await isHeld()).toBe(true);
    }
    moveTo(later(46 * MINUTE_MS));
    await expect(hold.renew()).rejects.toThrow('the hold on deletions has lapsed');
  });

  test('that has lapsed is removed by the next one', async () => {
    const { database } = testApp.dependencies;
    moveTo(later(DAY_MS));
    await (await holdDeletions(database, () => now)).release();
    expect(await database.read.selectFrom('installation').selectAll().execute()).toEqual([]);
  });
});
