import { foldText } from '@baklja/contract/alias';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
const TEXT = { media_type: 'text/plain' };

type Reader = 'olimp' | 'sportasi';
type Query = Record<string, unknown>;

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

  const send = (query: Query, as: Reader = 'olimp') =>
    testApp.call(mediaRoutes.listFiles, { as, query: query as never });
  const list = async (query: Query, as: Reader = 'olimp') => (await send(query, as)).json();
  const paths = async (query: Query, as: Reader = 'olimp') =>
    (await list(query, as)).files.map((file: { path: string }) => file.path);

  describe('in pages', () => {
    test('contains the files of the folder itself, from the latest', async () => {
      expect(await list({ folder: 'images' })).toMatchObject({ total: 3, numPages: 1 });
      expect(await paths({ folder: 'images/' })).toEqual([
        'images/zapisnik.txt',
        'images/atlet.jpg',
        'images/Čamac.jpg',
      ]);
      for (const page of [2, 1_000_000]) {
        expect(await list({ folder: 'images', page })).toEqual({ files: [], total: 3, numPages: 1 });
      }
    });

    test.each([
      ['name', 'usual', ['atlet.jpg', 'Čamac.jpg', 'zapisnik.txt']],
      ['name', 'reverse', ['zapisnik.txt', 'Čamac.jpg', 'atlet.jpg']],
      ['created', 'reverse', ['Čamac.jpg', 'atlet.jpg', 'zapisnik.txt']],
      ['size', 'usual', ['atlet.jpg', 'Čamac.jpg', 'zapisnik.txt']],
      ['size', 'reverse', ['zapisnik.txt', 'Čamac.jpg', 'atlet.jpg']],
    ])('is sorted by %s, %s order', async (sort, order, names) => {
      expect(await paths({ folder: 'images', sort, order })).toEqual(names.map((name) => `images/${name}`));
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
        tag: expect.stringMatching(/^[\w-]{6}$/),
        created: minutesAgo(30).toISOString(),
        created_by: uploader.id,
        created_by_name: 'Žana Šćukanec',
        modified: minutesAgo(30).toISOString(),
        alt: '',
        alt_eng: '',
        caption: '',
        caption_eng: '',
        author: '',
        focal_x: null,
        focal_y: null,
      });
    });

    test('is refused for what is no page, order or type, and for folders that are not there or not for the role', async () => {
      for (const query of [{ page: 0 }, { page: 1_000_001 }, { sort: 'path' }, { order: 'desc' }, { type: 'folder' }]) {
        expect([query, (await send(query)).statusCode]).toEqual([query, 400]);
      }
      for (const folder of ['nema', 'images/..', 'images/nema', '..']) {
        expect([folder, (await send({ folder })).statusCode]).toEqual([folder, 404]);
      }
      expect((await send({ folder: 'dokumenti' }, 'sportasi')).statusCode).toBe(403);
    });
  });

  describe('in a search', () => {
    const BOATS = ['2024x/čamac.jpg', '2024/dubina/čamac.txt', 'Šport/čamac na vodi.jpg', 'Čamac.jpg'];

    test.each([
      ['ČAMAC', BOATS],
      ['am', BOATS],
      ['na vodi', ['Šport/čamac na vodi.jpg']],
      ['.txt', ['2024/dubina/čamac.txt', 'zapisnik.txt']],
      ['%', []],
      ['_', []],
      ['images', []],
    ])('is found below the folder by %j', async (search, found) => {
      const expected = found.map((path) => `images/${path}`);
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

  describe('in the list of the specification', () => {
    const get = (query: Query, as: Reader = 'olimp') =>
      testApp.call(mediaRoutes.listMedia, { as, query: query as never });

    test('contains folders by name and then files from the latest', async () => {
      const answer = await get({ folder: 'images/' });
      expect(answer.json().map(({ type, path }: { type: string; path: string }) => [type, path])).toEqual([
        ['folder', 'images/2024'],
        ['folder', 'images/2024x'],
        ['folder', 'images/Šport'],
        ['other', 'images/zapisnik.txt'],
        ['image', 'images/atlet.jpg'],
        ['image', 'images/Čamac.jpg'],
      ]);
      const time = minutesAgo(30).toISOString();
      expect(answer.json().at(-1)).toEqual({ type: 'image', name: 'Čamac.jpg', path: 'images/Čamac.jpg', time });
      expect((await get({ folder: 'galerije/' })).json()).toEqual([]);
    });

    test('is found with and without slashes, and under a name in decomposed letters', async () => {
      for (const query of [
        { folder: 'images/', subfolder: '2024/dubina/' },
        { folder: 'images/2024', subfolder: 'dubina' },
        { folder: 'images/2024/dubina' },
      ]) {
        expect((await get(query)).json()).toMatchObject([{ path: 'images/2024/dubina/čamac.txt' }]);
      }
      expect((await get({ folder: 'images', subfolder: 'Šport'.normalize('NFD') })).json()).toHaveLength(1);
    });

    test.each([
      { folder: 'nema' },
      { folder: '..' },
      { folder: 'images', subfolder: '../dokumenti' },
      { folder: '/images' },
      { folder: 'images', subfolder: '2024//dubina' },
      { folder: 'images', subfolder: 'atlet.jpg' },
    ])('is not found in %j', async (query) => {
      const answer = await get(query);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Taj folder ne postoji.', code: 'not-found' });
    });

    test('is refused without a folder, and to sportasi outside images', async () => {
      expect((await get({})).statusCode).toBe(400);
      for (const folder of ['dokumenti/', 'dokumenti/clanci', 'dokumenti/nema']) {
        expect((await get({ folder }, 'sportasi')).statusCode).toBe(403);
      }
      expect((await get({ folder: 'images/' }, 'sportasi')).statusCode).toBe(200);
    });
  });

  describe('by id', () => {
    const file = (id: number, as: Reader = 'olimp') => testApp.call(mediaRoutes.getFile, { as, params: { id } });
    const at = (path: string, as: Reader = 'olimp') => testApp.call(mediaRoutes.getFileByPath, { as, query: { path } });

    test('has the uses of a file and the files with the same bytes', async () => {
      const path = 'images/atlet.jpg';
      const images = JSON.stringify({ image_intro: path });
      const post = await makePost(testApp.dependencies.database, { title: 'S atletom', images });
      const copy = { path: 'dokumenti/isto.jpg', bytes: 'nešto dulji sadržaj datoteke' };
      const { id } = await makeFile(testApp.dependencies, copy);
      const uses = [{ kind: 'post', record_id: post.id, title: 'S atletom', key: post.alias }];
      const duplicates = [{ id, path: copy.path }];
      expect((await file(ids[path]!)).json()).toMatchObject({ path, uses, total_uses: 1, duplicates });
      const seen = { path, total_uses: 1, duplicates: [] };
      expect((await file(ids[path]!, 'sportasi')).json()).toMatchObject(seen);
    });

    test('is found by path, and not where there is none', async () => {
      expect((await at('images/Čamac.jpg')).json()).toMatchObject({ id: ids['images/Čamac.jpg'] });
      expect((await at('images/Čamac.jpg'.normalize('NFD'))).json()).toMatchObject({ id: ids['images/Čamac.jpg'] });
      expect((await file(999_999)).json()).toEqual({ message: 'Ta datoteka ne postoji.', code: 'not-found' });
      for (const path of ['images/nema.jpg', 'images', 'images/../images/atlet.jpg', '/images/atlet.jpg']) {
        expect([path, (await at(path)).statusCode]).toEqual([path, 404]);
      }
      expect((await file(ids['dokumenti/statut.txt']!, 'sportasi')).statusCode).toBe(403);
      expect((await at('dokumenti/statut.txt', 'sportasi')).statusCode).toBe(403);
    });
  });

  test('folders are listed by path with their files, and for sportasi those of images', async () => {
    type Listed = { path: string; files: number }[];
    const listed = async (as: Reader) => (await testApp.call(mediaRoutes.listFolders, { as })).json<Listed>();
    expect((await listed('olimp')).map(({ path }) => path)).toEqual([
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
    const own = await listed('sportasi');
    expect(own.map(({ path, files }) => [path, files])).toEqual([
      ['images', 3],
      ['images/2024', 0],
      ['images/2024/dubina', 1],
      ['images/2024x', 1],
      ['images/Šport', 1],
    ]);
    expect(own[4]).toMatchObject({ name: 'Šport', created: minutesAgo(5).toISOString() });
  });

  test('is sorted by name in Croatian order, with numbers by their value', async () => {
    const names = ['2', '11', 'cvijet', 'Čaša', 'ćup', 'dva', 'džep', 'đak', 'luk', 'ljeto', 'slika 9', 'slika 10'];
    const inOrder = names.map((name) => `uploads/abeceda/${name}.txt`);
    for (const path of inOrder.toReversed()) await makeFile(testApp.dependencies, { path, bytes: 'a', ...TEXT });
    expect(await paths({ folder: 'uploads/abeceda', sort: 'name' })).toEqual(inOrder);
    expect(await paths({ folder: 'uploads/abeceda', sort: 'name', order: 'reverse' })).toEqual(inOrder.toReversed());
  });
});

describe.each(DATABASE_NAMES)('pages of a long folder on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const NAMES = Array.from(
    { length: 2 * FILES_PAGE_SIZE + 1 },
    (_, place) => `Čestitka ${place % 7} broj ${place}.jpg`,
  );
  /** Long enough for the database to read the list by its index. */
  const MANY_NAMES = Array.from({ length: 2500 }, (_, place) => `slika ${place}.jpg`);

  beforeAll(async () => {
    await makeManyFiles(testApp.dependencies.database, { folder: 'galerije/dugi', names: NAMES });
    await makeManyFiles(testApp.dependencies.database, { folder: 'images/mnogo', names: MANY_NAMES });
  });

  async function readAll(query: object): Promise<string[]> {
    const names: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await testApp.call(mediaRoutes.listFiles, { as: 'olimp', query: { ...query, page } });
      const { files, total, numPages } = answer.json<{ files: { name: string }[]; total: number; numPages: number }>();
      expect(files.length).toBe(Math.min(FILES_PAGE_SIZE, total - names.length));
      names.push(...files.map(({ name }) => name));
      if (files.length > 0) continue;
      expect([total, numPages]).toEqual([names.length, Math.ceil(names.length / FILES_PAGE_SIZE)]);
      return names;
    }
  }

  test.each(['name', 'created', 'size'] as const)('contain each file once, by %s in both orders', async (sort) => {
    const usual = await readAll({ folder: 'galerije/dugi', sort });
    expect(usual.toSorted()).toEqual(NAMES.toSorted());
    expect(await readAll({ folder: 'galerije/dugi', sort, order: 'reverse' })).toEqual(usual.toReversed());
  });

  test.each(['čestitka 3', '1', '.jpg', ' 99'])('contain each file that is found by %j once', async (search) => {
    const expected = NAMES.filter((name) => foldText(name).includes(foldText(search))).toSorted();
    expect((await readAll({ folder: 'galerije', search })).toSorted()).toEqual(expected);
    expect((await readAll({ folder: 'galerije/dugi', search, sort: 'name' })).toSorted()).toEqual(expected);
  });

  test.each(['sl', '1'])('contain each of very many that are found by %j once', async (search) => {
    const found = await readAll({ folder: 'images', search, sort: 'size' });
    expect(found.toSorted()).toEqual(MANY_NAMES.filter((name) => name.includes(search)).toSorted());
  });
});
