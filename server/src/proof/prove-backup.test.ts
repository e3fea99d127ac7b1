import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { partName } from '../backup/format.ts';
import { TAR_BLOCK } from '../backup/tar.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeCategorisation } from '../testing/records/make-categorisation.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { readPlainEntries } from '../testing/rewrite-backup.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { listKeys } from '../testing/test-storages.ts';
import { proveBackup } from './prove-backup.ts';

describe.each(DATABASE_NAMES)('the proof of a backup of %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: string;
  let file: string;
  let objectKey: string;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    for (const { make, whole } of Object.values(USUAL_KINDS)) await (whole?.(testApp) ?? make(database, 1));
    const bytes = Buffer.from('stored bytes of the file');
    objectKey = (await makeFile(testApp.dependencies, { path: 'dokumenti/a.txt', bytes })).object_key;
    await makeUser(database, { username: 'prvi' });
    await makeCategorisation(database, [{}]);
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-proof-'));
    file = path.join(folder, 'b.tar');
    await writeBackup({ ...testApp.dependencies, to: file });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const prove = (freeBytes?: number) => proveBackup({ file, folder }, freeBytes);
  const change = async (change: (bytes: Buffer) => Buffer) => writeFile(file, change(await readFile(file)));

  test('restores it, reads a record of each kind and writes no stored file', async () => {
    expect(await prove()).toEqual({ problem: null });
    expect(await listKeys(await openDiskStorage(path.join(folder, 'files')))).toEqual([]);
  });

  test.each([
    ['table data', () => partName('posts', 1)],
    ['a stored file', () => objectKey],
  ])('names the part in which one bit of %s is flipped', async (_, part) => {
    const name = part();
    const entry = (await readPlainEntries(file)).find((one) => one.name === name)!;
    await change((bytes) => {
      const place = bytes.indexOf(name, 0, 'latin1') + TAR_BLOCK + Math.floor(entry.bytes.length / 2);
      bytes[place]! ^= 1;
      return bytes;
    });
    expect(await prove()).toMatchObject({ problem: 'damaged', part: name });
  });

  test('names the byte at which the file is cut, and the file that is gone', async () => {
    await change((bytes) => bytes.subarray(0, 9000));
    expect(await prove()).toMatchObject({ problem: 'damaged', part: '9000' });
    await rm(file);
    expect(await prove()).toMatchObject({ problem: 'damaged', part: 'b.tar' });
  });

  test('is not begun without room on the disk', async () => {
    expect(await prove(1024 * 1024)).toMatchObject({ problem: 'full', reason: expect.stringContaining('1048576') });
  });

  test('names a record that cannot be read', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makePost(database);
    await database.write((transaction) =>
      transaction.updateTable('posts').set({ alias: '..' }).where('id', '=', id).execute(),
    );
    await rm(file);
    await writeBackup({ ...testApp.dependencies, to: file });
    expect(await prove()).toMatchObject({ problem: 'unreadable', part: `post ${id}` });
  });
});
