import { mediaRoutes } from '@baklja/contract/features/media';
import { compareNames } from '@baklja/contract/title-order';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makePost } from '../../testing/records/make-post.ts';
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

  const get = (query: Record<string, unknown>, as: 'olimp' | 'sportasi' = 'olimp') =>
    testApp.call(mediaRoutes.listMedia, { as, query: query as never });
  const list = async (query: Record<string, unknown>, as: 'olimp' | 'sportasi' = 'olimp') =>
    (await testApp.call(mediaRoutes.listFiles, { as, query: query as never })).json();
  const paths = async (query: Record<string, unknown>, as: 'olimp' | 'sportasi' = 'olimp') =>
    (await list(query, as)).files.map((file: { path: string }) => file.path);

  describe('in the list of the specification', () => {
    test('contains folders by name and then files from the latest', async () => {
      const answer = await get({ folder: 'images/' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().map(({ type, path }: { type: string; path: string }) => [type, path])).toEqual([
        ['folder', 'images/2024'],
        ['folder', 'images/2024x'],
        ['folder', 'images/Šport'],
        ['other', 'images/zapisnik.txt'],
        ['image', 'images/atlet.jpg'],
        ['image', 'images/Čamac.jpg'],
      ]);
      expect(answer.json().at(-1)).toEqual({
        type: 'image',
        name: 'Čamac.jpg',
        path: 'images/Čamac.jpg',
        time: minutesAgo(30).toISOString(),
      });
    });

    test.each([
      { folder: 'images/', subfolder: '2024/dubina/' },
      { folder: 'images', subfolder: '2024/dubina' },
      { folder: 'images/2024', subfolder: 'dubina/' },
      { folder: 'images/2024/dubina' },
    ])('is found with and without slashes: %j', async (query) => {
      expect((await get(query)).json()).toMatchObject([{ path: 'images/2024/dubina/čamac.txt' }]);
    });

    test('is found under a name in decomposed letters', async () => {
      expect((await get({ folder: 'images', subfolder: 'Šport'.normalize('NFD') })).json()).toHaveLength(1);
    });

    test('is empty for an empty folder', async () => {
      expect((await get({ folder: 'galerije/' })).json()).toEqual([]);
    });

    test.each([
      { folder: 'nema' },
      { folder: '.' },
      { folder: '..' },
      { folder: 'images', subfolder: 'nema' },
      { folder: 'images', subfolder: '../dokumenti' },
      { folder: 'images/../dokumenti' },
      { folder: '/images' },
      { folder: 'images', subfolder: '/2024' },
      { folder: 'images', subfolder: '2024//dubina' },
      { folder: 'images', subfolder: 'atlet.jpg' },
      { folder: 'Images' },
      { folder: 'images%2F2024' },
      { folder: 'files' },
    ])('is not found in %j', async (query) => {
      const answer = await get(query);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Taj folder ne postoji.', code: 'not-found' });
    });

    test('gives 400 without a folder', async () => {
      expect((await get({})).statusCode).toBe(400);
    });

    test.each(['dokumenti', 'dokumenti/', 'dokumenti/clanci', 'galerije', 'dokumenti/nema'])(
      'is forbidden for sportasi in %s',
      async (folder) => {
        expect((await get({ folder }, 'sportasi')).statusCode).toBe(403);
        expect((await get({ folder: 'images/' }, 'sportasi')).statusCode).toBe(200);
      },
    );
  });

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

  describe('by id', () => {
    const file = (id: number, as: 'olimp' | 'sportasi' = 'olimp') =>
      testApp.call(mediaRoutes.getFile, { as, params: { id } });
    const at = (path: string, as: 'olimp' | 'sportasi' = 'olimp') =>
      testApp.call(mediaRoutes.getFileByPath, { as, query: { path } });

    test('has the uses of a file and the files with the same bytes', async () => {
      const { database } = testApp.dependencies;
      const image = 'images/atlet.jpg';
      const post = await makePost(database, { title: 'S atletom', images: JSON.stringify({ image_intro: image }) });
      const same = await makeFile(testApp.dependencies, {
        path: 'dokumenti/isto.jpg',
        bytes: 'nešto dulji sadržaj datoteke',
      });
      const duplicates = [{ id: same.id, path: 'dokumenti/isto.jpg' }];
      const uses = [{ kind: 'post', record_id: post.id, title: 'S atletom', key: post.alias }];
      expect((await file(ids[image]!)).json()).toMatchObject({ path: image, uses, total_uses: 1, duplicates });
      expect((await file(ids[image]!, 'sportasi')).json()).toMatchObject({
        path: image,
        total_uses: 1,
        duplicates: [],
      });
    });

    test('is found by path', async () => {
      expect((await at('images/Čamac.jpg')).json()).toMatchObject({ id: ids['images/Čamac.jpg'] });
      expect((await at('images/Čamac.jpg'.normalize('NFD'))).json()).toMatchObject({ id: ids['images/Čamac.jpg'] });
    });

    test('gives 404 when it does not exist', async () => {
      expect((await file(999_999)).json()).toEqual({ message: 'Ta datoteka ne postoji.', code: 'not-found' });
      for (const path of ['images/nema.jpg', 'images', 'images/../images/atlet.jpg', '/images/atlet.jpg']) {
        expect([path, (await at(path)).statusCode]).toEqual([path, 404]);
      }
    });

    test('is forbidden for sportasi outside images', async () => {
      expect((await file(ids['dokumenti/statut.txt']!, 'sportasi')).statusCode).toBe(403);
      expect((await at('dokumenti/statut.txt', 'sportasi')).statusCode).toBe(403);
    });
  });

  test('folders are listed by path with their files, and for sportasi those of images', async () => {
    const folders = (await testApp.call(mediaRoutes.listFolders, { as: 'dokumenti' })).json();
    expect(folders.map(({ path }: { path: string }) => path)).toEqual([
      'clanci-slike',
      'dokumenti',
      'dokumenti/clanci',
      'galerije',
      'images',
      'images/2024',
      'images/2024/dubina',
      'images/2024x',
      'images/Šport',
      'uploads',
      'web-slike',
    ]);
    const own = (await testApp.call(mediaRoutes.listFolders, { as: 'sportasi' })).json();
    expect(own.map(({ path, files }: { path: string; files: number }) => [path, files])).toEqual([
      ['images', 3],
      ['images/2024', 0],
      ['images/2024/dubina', 1],
      ['images/2024x', 1],
      ['images/Šport', 1],
    ]);
    expect(own[4]).toMatchObject({ name: 'Šport', created: minutesAgo(5).toISOString() });
  });
});
