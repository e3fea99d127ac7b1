import { splitName } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { firstFreeName } from '../file-names.ts';
import { requireFolder, takePath } from './file-paths.store.ts';
import { createFolder } from './folders.store.ts';

describe.each(DATABASE_NAMES)('paths on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: string;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    folder = await create('images', `proba-${count}`);
  });

  const create = (parent: string, name: string) =>
    createFolder(testApp.dependencies.database, { parent, name, stamp: { userId: 5, at: TEST_NOW } });
  const take = (name: string, fileId?: number) =>
    testApp.dependencies.database.write((transaction) =>
      takePath(transaction, { folder, name, ...(fileId !== undefined && { fileId }) }),
    );
  const make = (name: string) => makeFile(testApp.dependencies, { path: `${folder}/${name}`, bytes: name });

  describe('of new files', () => {
    test('are under their own name where it is free', async () => {
      const name = 'Izvješće 2024.pdf';
      expect(await take(name)).toEqual({ path: `${folder}/${name}`, name });
      expect(await take('Čaša.pdf'.normalize('NFD'))).toMatchObject({ name: 'Čaša.pdf' });
    });

    test('get a number before the ending where a file, a folder or a former address has the name', async () => {
      await make('a.jpg');
      await create(folder, 'b.jpg');
      const { id } = await make('c-2.jpg');
      await make('c.jpg');
      const former = { path: `${folder}/d.jpg`, file_id: id };
      await testApp.dependencies.database.write((transaction) =>
        transaction.insertInto('file_addresses').values(former).execute(),
      );
      const names = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'A.jpg'].map((name) => take(name)));
      expect(names.map(({ name }) => name)).toEqual(['a-2.jpg', 'b-2.jpg', 'c-3.jpg', 'd-2.jpg', 'A.jpg']);
      expect(await take('d.jpg', id)).toMatchObject({ name: 'd.jpg' });
    });

    test('are found without reading every name', async () => {
      const names = ['x.jpg', ...Array.from({ length: 1999 }, (_, place) => `x-${place + 2}.jpg`)];
      await makeManyFiles(testApp.dependencies.database, { folder, names });
      expect(await take('x.jpg')).toMatchObject({ name: 'x-2001.jpg' });
    });

    test('stay short enough with their number', async () => {
      const name = `${'ž'.repeat(116)}.jpg`;
      await make(name);
      expect((await take(name)).name).toBe(`${'ž'.repeat(114)}-2.jpg`);
    });

    test('are none in a folder that is not there', async () => {
      const { database } = testApp.dependencies;
      for (const wrong of ['', 'nema', '..', 'images/..', '/images', 'images//a', 'images/a\u0000']) {
        const taking = database.write((transaction) => takePath(transaction, { folder: wrong, name: 'a.jpg' }));
        await expect(taking).rejects.toMatchObject({ status: 400 });
      }
    });
  });

  describe('of new folders', () => {
    test('are stored with their author and time', async () => {
      const path = await create(`${folder}/`, 'Čuvari '.trim().normalize('NFD'));
      expect(path).toBe(`${folder}/Čuvari`);
      const { read } = testApp.dependencies.database;
      const row = await read.selectFrom('folders').selectAll().where('path', '=', path).executeTakeFirst();
      const created = TEST_NOW.toISOString();
      expect(row).toEqual({ path, parent: folder, name: 'Čuvari', created, created_by: 5 });
      expect(await requireFolder(read, `${path.normalize('NFD')}/`)).toBe(path);
    });

    test.each(['снимка', 'צ ภาพ', '🥇', 'a.b', 'CON', "'; drop table files; --"])('may be called %j', async (name) => {
      expect(await create(folder, name)).toBe(`${folder}/${name}`);
    });

    test('go to only one of several simultaneous callers, in any letter case', async () => {
      const outcomes = await Promise.allSettled(['Ljeto', 'ljeto', 'LJETO'].map((name) => create(folder, name)));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 409, code: 'name-taken' } });
    });

    test('are rejected where a file has the name', async () => {
      await make('a.jpg');
      const message = 'Naziv „a.jpg” već se koristi u tom folderu.';
      await expect(create(folder, 'a.jpg')).rejects.toMatchObject({ status: 409, message });
    });

    test('are rejected below the last level, and where there is no folder', async () => {
      let path = folder;
      for (const name of ['3', '4', '5', '6', '7', '8']) path = await create(path, name);
      for (const parent of [path, '', '..', 'nema', 'images/nema']) {
        await expect(create(parent, '9')).rejects.toMatchObject({ status: 400 });
      }
    });
  });
});

test.each([
  ['a.jpg', 'a', '.jpg'],
  ['Izvješće v2.1.pdf', 'Izvješće v2.1', '.pdf'],
  ['a.b.jpg', 'a.b', '.jpg'],
  ['a', 'a', ''],
  ['.jpg', '.jpg', ''],
])('the name %s has its ending', (name, base, ending) => {
  expect(splitName(name)).toEqual({ base, ending });
});

test('a name that is cut for its number loses whole letters', async () => {
  const taken = new Set(['🥇🥇🥇.jpg']);
  const parts = { base: '🥇🥇🥇', ending: '.jpg', maxLength: 11 };
  expect(await firstFreeName(parts, async (name) => taken.has(name))).toBe('🥇🥇-2.jpg');
});

test.each([
  [undefined, 'images/a b.jpg', undefined, '/files/images/a%20b.jpg'],
  [undefined, 'images/č?#%.jpg', 'x-y_z', '/files/images/%C4%8D%3F%23%25.jpg?v=x-y_z'],
  ['https://f.example.org', 'a/b.jpg', undefined, 'https://f.example.org/files/a/b.jpg'],
  ['https://f.example.org/files', 'a/b.jpg', 't', 'https://f.example.org/files/a/b.jpg?v=t'],
])('under %s the address of %s is encoded', (fileHostUrl, path, tag, url) => {
  expect(fileUrl({ path, tag }, fileHostUrl)).toBe(url);
});
