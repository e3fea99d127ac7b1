import { mediaRoutes } from '@baklja/contract/features/media/media';
import { compareNames } from '@baklja/contract/title-order';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
const TEXT = { media_type: 'text/plain' };

describe.each(DATABASE_NAMES)('the content of folders on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let uploader: { id: number; name: string };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uploader = await makeUser(testApp.dependencies.database, { username: 'slikar', name: 'Žana Šćukanec' });
    const make = async (path: string, minutes: number, settings: object = {}) => {
      const created = minutesAgo(minutes);
      ids[path] = (await makeFile(testApp.dependencies, { path, created, bytes: path, ...settings })).id;
    };
    await make('images/Čamac.jpg', 30, { created_by: uploader.id });
    await make('images/atlet.jpg', 20, { bytes: 'nešto dulji sadržaj datoteke' });
    await make('images/zapisnik.txt', 10, { ...TEXT, bytes: 'kratko' });
    await make('images/Šport/čamac na vodi.jpg', 5);
    await make('images/2024/dubina/čamac.txt', 4, TEXT);
    await make('images/2024x/čamac.jpg', 3);
    await make('dokumenti/statut.txt', 2, TEXT);
  });

  const list = async (query: Record<string, unknown>, as: 'olimp' | 'sportasi' = 'olimp') =>
    (await testApp.call(mediaRoutes.listFiles, { as, query: query as never })).json();
  const paths = async (query: Record<string, unknown>, as: 'olimp' | 'sportasi' = 'olimp') =>
    (await list(query, as)).files.map((file: { path: string }) => file.path);

  describe('in pages', () => {
    test('contains the files of the folder itself, from the latest', async () => {
      expect(await list({ folder: 'images' })).toMatchObject({ total: 3, numPages: 1 });
      expect(await paths({ folder: 'images/' })).toEqual([
        'images/zapisnik.txt',
        'images/atlet.jpg',
        'images/Čamac.jpg',
      ]);
    });

    test.each([
      ['name', 'usual', ['images/atlet.jpg', 'images/Čamac.jpg', 'images/zapisnik.txt']],
      ['name', 'reverse', ['images/zapisnik.txt', 'images/Čamac.jpg', 'images/atlet.jpg']],
      ['created', 'reverse', ['images/Čamac.jpg', 'images/atlet.jpg', 'images/zapisnik.txt']],
      ['size', 'usual', ['images/atlet.jpg', 'images/Čamac.jpg', 'images/zapisnik.txt']],
      ['size', 'reverse', ['images/zapisnik.txt', 'images/Čamac.jpg', 'images/atlet.jpg']],
    ])('is sorted by %s, %s order', async (sort, order, expected) => {
      expect(await paths({ folder: 'images', sort, order })).toEqual(expected);
    });

    test('is sorted by name in Croatian order, with numbers by their value, as browsers sort names', async () => {
      const names = ['2.txt', '11.txt', 'cvijet.txt', 'Čaša.txt', 'ćup.txt', 'dva.txt', 'džep.txt', 'đak.txt'];
      const further = ['luk.txt', 'ljeto.txt', 'noć.txt', 'njuška.txt', 'slika 9.txt', 'slika 10.txt', 'šuma.txt'];
      const all = [...names, ...further, 'zlato.txt', 'Žito.txt'];
      for (const name of all.toReversed()) {
        await makeFile(testApp.dependencies, { path: `uploads/abeceda/${name}`, bytes: 'a', media_type: 'text/plain' });
      }
      const inOrder = all.map((name) => `uploads/abeceda/${name}`);
      expect(await paths({ folder: 'uploads/abeceda', sort: 'name' })).toEqual(inOrder);
      expect(await paths({ folder: 'uploads/abeceda', sort: 'name', order: 'reverse' })).toEqual(inOrder.toReversed());
      expect(all.toReversed().toSorted(compareNames)).toEqual(all);
      await testApp.dependencies.database.write(async (transaction) => {
        await transaction.deleteFrom('files').where('folder', '=', 'uploads/abeceda').execute();
        await transaction.deleteFrom('folders').where('path', '=', 'uploads/abeceda').execute();
      });
    });

    test('contains one type on request', async () => {
      expect(await list({ folder: 'images', type: 'image' })).toMatchObject({ total: 2, numPages: 1 });
      expect(await paths({ folder: 'images', type: 'other' })).toEqual(['images/zapisnik.txt']);
    });

    test('covers every folder that the role may list when none is named', async () => {
      expect(await list({})).toMatchObject({ total: 7 });
      expect(await list({}, 'sportasi')).toMatchObject({ total: 6 });
      expect(await paths({}, 'sportasi')).not.toContain('dokumenti/statut.txt');
      expect(await list({ type: 'other' }, 'sportasi')).toMatchObject({ total: 2 });
    });

    test('has all fields of a file', async () => {
      const { files } = await list({ folder: 'images', sort: 'name' });
      expect(files[1]).toEqual({
        id: ids['images/Čamac.jpg'],
        version: 1,
        name: 'Čamac.jpg',
        path: 'images/Čamac.jpg',
        folder: 'images',
        type: 'image',
        media_type: 'image/jpeg',
        size: 17,
        width: null,
        height: null,
        tag: expect.stringMatching(/^[\w-]{12}$/),
        created: minutesAgo(30).toISOString(),
        created_by: uploader.id,
        created_by_name: 'Žana Šćukanec',
        modified: minutesAgo(30).toISOString(),
        ...{ alt: '', alt_eng: '', caption: '', caption_eng: '', author: '', focal_x: null, focal_y: null },
      });
    });

    test('is empty past the last page', async () => {
      expect(await list({ folder: 'images', page: 2 })).toEqual({ files: [], total: 3, numPages: 1 });
      expect(await list({ folder: 'images', page: 1_000_000 })).toEqual({ files: [], total: 3, numPages: 1 });
    });

    test.each([
      { page: 0 },
      { page: 1_000_001 },
      { page: 'a' },
      { sort: 'path' },
      { order: 'desc' },
      { type: 'folder' },
    ])('is rejected for %j', async (query) => {
      const answer = await testApp.call(mediaRoutes.listFiles, { as: 'olimp', query: query as never });
      expect(answer.statusCode).toBe(400);
    });

    test.each(['nema', 'images/..', 'images/nema', '..'])('is not found for the folder %s', async (folder) => {
      const answer = await testApp.call(mediaRoutes.listFiles, { as: 'olimp', query: { folder } });
      expect(answer.statusCode).toBe(404);
    });

    test('is forbidden for sportasi outside images', async () => {
      const query = { folder: 'dokumenti' };
      expect((await testApp.call(mediaRoutes.listFiles, { as: 'sportasi', query })).statusCode).toBe(403);
    });
  });

  describe('in a search', () => {
    test.each([
      [
        'ČAMAC',
        [
          'images/2024x/čamac.jpg',
          'images/2024/dubina/čamac.txt',
          'images/Šport/čamac na vodi.jpg',
          'images/Čamac.jpg',
        ],
      ],
      [
        'am',
        [
          'images/2024x/čamac.jpg',
          'images/2024/dubina/čamac.txt',
          'images/Šport/čamac na vodi.jpg',
          'images/Čamac.jpg',
        ],
      ],
      ['na vodi', ['images/Šport/čamac na vodi.jpg']],
      ['.txt', ['images/2024/dubina/čamac.txt', 'images/zapisnik.txt']],
      ['%', []],
      ['_', []],
      ['images', []],
    ])('is found below the folder by %j', async (search, expected) => {
      expect(await paths({ folder: 'images', search })).toEqual(expected);
      expect(await paths({ search }, 'sportasi')).toEqual(expected);
      expect(await list({ folder: 'images', search })).toMatchObject({ total: expected.length });
    });

    test('is found in a deeper folder, and not in one whose name begins alike', async () => {
      expect(await paths({ folder: 'images/2024', search: 'camac' })).toEqual(['images/2024/dubina/čamac.txt']);
      expect(await paths({ folder: 'images/2024', search: 'c' })).toEqual(['images/2024/dubina/čamac.txt']);
    });

    test('is found everywhere, of one type', async () => {
      expect(await paths({ search: 't', type: 'other', sort: 'name' })).toEqual([
        'images/2024/dubina/čamac.txt',
        'dokumenti/statut.txt',
        'images/zapisnik.txt',
      ]);
      expect(await paths({ search: 'txt', type: 'other', folder: 'dokumenti' })).toEqual(['dokumenti/statut.txt']);
      expect(await list({ search: 'txt', type: 'image' })).toMatchObject({ total: 0 });
    });
  });
});
