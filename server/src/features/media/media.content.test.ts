import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
const TEXT = { media_type: 'text/plain' };

describe.each(DATABASE_NAMES)('a folder and a file on %s', (databaseName) => {
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
