import { mediaRoutes } from '@baklja/contract/features/media';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takePath } from '../../files/records/file-paths.store.ts';
import { createFolder } from '../../files/records/folders.store.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/make-file.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('files and folders on %s', (databaseName) => {
  let testApp: TestApp;
  let base: string;
  let count = 0;

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName);
  });

  beforeEach(async () => {
    count += 1;
    base = `galerije/proba-${count}`;
    for (const name of ['odavde', 'ovamo']) await makeFolder(`${base}/${name}`);
  });

  afterAll(() => testApp.close());

  const as = 'olimp';
  const stamp = { userId: null, at: TEST_NOW };

  async function makeFolder(path: string): Promise<void> {
    const parts = path.split('/');
    for (let depth = 2; depth <= parts.length; depth += 1) {
      const [parent, name] = [parts.slice(0, depth - 1).join('/'), parts[depth - 1]!];
      await createFolder(testApp.dependencies.database, { parent, name, stamp }).catch(() => {});
    }
  }

  const make = async (path: string) =>
    (await makeFile(testApp.dependencies, { path: `${base}/${path}`, bytes: path })).id;
  const move = (body: object) => testApp.call(mediaRoutes.moveFiles, { as, rawBody: body });
  const moveFolders = (folders: string[], target = 'ovamo') =>
    move({ folders: folders.map((folder) => `${base}/${folder}`), target: `${base}/${target}` });
  const rename = (path: string, name: string) =>
    testApp.call(mediaRoutes.renameFolder, { as, body: { path: `${base}/${path}`, name } });
  const idAt = async (path: string) =>
    (await testApp.call(mediaRoutes.getFileByPath, { as, query: { path: `${base}/${path}` } })).json().id;

  /** Everything below the folder of the test, folders with a slash at the end. */
  async function tree(): Promise<string[]> {
    const { read } = testApp.dependencies.database;
    const files = await read.selectFrom('files').select(['path', 'folder', 'name']).execute();
    const folders = await read.selectFrom('folders').select(['path', 'parent', 'name']).execute();
    for (const { path, folder, name } of files) expect(path).toBe(`${folder}/${name}`);
    for (const { path, parent, name } of folders) expect(path).toBe(parent === '' ? name : `${parent}/${name}`);
    const known = new Set(folders.map(({ path }) => path));
    expect(files.filter(({ folder }) => !known.has(folder))).toEqual([]);
    expect(folders.filter(({ parent }) => parent !== '' && !known.has(parent))).toEqual([]);
    return [...files.map(({ path }) => path), ...folders.map(({ path }) => `${path}/`)]
      .filter((path) => path.startsWith(`${base}/`) && path !== `${base}/`)
      .map((path) => path.slice(base.length + 1))
      .toSorted();
  }

  const addresses = async () => {
    const rows = await testApp.dependencies.database.read
      .selectFrom('file_addresses')
      .select('path')
      .where('path', 'like', `${base}/%`)
      .execute();
    return rows.map(({ path }) => path.slice(base.length + 1)).toSorted();
  };

  describe('are moved', () => {
    test('with everything below them, and their former addresses lead to them', async () => {
      const [a, b, c] = [
        await make('odavde/a.jpg'),
        await make('odavde/mapa/b.jpg'),
        await make('odavde/mapa/još/c.jpg'),
      ];
      const answer = await move({ ids: [a], folders: [`${base}/odavde/mapa/`], target: `${base}/ovamo/` });
      expect(answer.json()).toEqual({ message: `Premješteno u „${base}/ovamo”: 1 datoteka i 1 folder.` });
      expect(await tree()).toEqual([
        'odavde/',
        'ovamo/',
        'ovamo/a.jpg',
        'ovamo/mapa/',
        'ovamo/mapa/b.jpg',
        'ovamo/mapa/još/',
        'ovamo/mapa/još/c.jpg',
      ]);
      for (const [former, id] of [
        ['a.jpg', a],
        ['mapa/b.jpg', b],
        ['mapa/još/c.jpg', c],
      ] as const) {
        expect([await idAt(`odavde/${former}`), await idAt(`ovamo/${former}`)]).toEqual([id, id]);
      }
      expect((await testApp.call(mediaRoutes.getFile, { as, params: { id: c } })).json()).toMatchObject({
        version: 2,
        folder: `${base}/ovamo/mapa/još`,
      });
    });

    test('back to their earlier folder, without a number', async () => {
      const [a, b] = [await make('odavde/a.jpg'), await make('odavde/mapa/b.jpg')];
      await move({ ids: [a], folders: [`${base}/odavde/mapa`], target: `${base}/ovamo` });
      await move({ ids: [a], folders: [`${base}/ovamo/mapa`], target: `${base}/odavde` });
      expect(await tree()).toEqual(['odavde/', 'odavde/a.jpg', 'odavde/mapa/', 'odavde/mapa/b.jpg', 'ovamo/']);
      expect([await idAt('ovamo/a.jpg'), await idAt('ovamo/mapa/b.jpg')]).toEqual([a, b]);
      expect(await addresses()).toEqual(['ovamo/a.jpg', 'ovamo/mapa/b.jpg']);
    });

    test('under a number where a name is or was taken, and the message names it', async () => {
      const [file, moved] = [await make('odavde/a.jpg'), await make('odavde/b.jpg')];
      await make('ovamo/a.jpg');
      const other = await make('ovamo/b.jpg');
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: other }, body: { name: 'c' } });
      await make('odavde/mapa/x.jpg');
      await makeFolder(`${base}/ovamo/MAPA`);
      const answer = await move({ ids: [file, moved], folders: [`${base}/odavde/mapa`], target: `${base}/ovamo` });
      expect(answer.json().message).toBe(
        `Premješteno u „${base}/ovamo”: 2 datoteke i 1 folder. Naziv je bio zauzet, pa je dodan broj: „a-2.jpg”, „b-2.jpg”, „mapa-2”.`,
      );
      expect(await tree()).toEqual(
        [
          'odavde/',
          'ovamo/',
          'ovamo/MAPA/',
          'ovamo/a-2.jpg',
          'ovamo/a.jpg',
          'ovamo/b-2.jpg',
          'ovamo/c.jpg',
          'ovamo/mapa-2/',
          'ovamo/mapa-2/x.jpg',
        ].toSorted(),
      );
      expect(await idAt('ovamo/b.jpg')).toBe(other);
    });

    test('once when they are chosen together with their folder', async () => {
      const id = await make('odavde/mapa/niže/a.jpg');
      await move({
        ids: [id, id],
        folders: [`${base}/odavde/mapa`, `${base}/odavde/mapa/niže`],
        target: `${base}/ovamo`,
      });
      expect(await tree()).toEqual(['odavde/', 'ovamo/', 'ovamo/mapa/', 'ovamo/mapa/niže/', 'ovamo/mapa/niže/a.jpg']);
    });

    test('not at all when they are already there', async () => {
      const id = await make('ovamo/a.jpg');
      const answer = await move({ ids: [id], target: `${base}/ovamo` });
      expect(answer.json()).toEqual({ message: 'Sve odabrano već je u tom folderu.' });
      expect((await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json()).toMatchObject({ version: 1 });
    });

    test('into another root folder, where search finds them', async () => {
      const name = `selidba ${count}.jpg`;
      const id = await make(`odavde/mapa/${name}`);
      await move({ folders: [`${base}/odavde/mapa`], target: 'images' });
      const search = async (folder: string, text: string) =>
        (await testApp.call(mediaRoutes.listFiles, { as, query: { folder, search: text } })).json().total;
      expect([await search('galerije', name), await search('images', name)]).toEqual([0, 1]);
      await move({ folders: ['images/mapa'], target: base });
      expect([await search('galerije', name), await search('images', name)]).toEqual([1, 0]);
      expect([await search('galerije', String(count)), await search('images', String(count))]).toEqual([1, 0]);
      await move({ ids: [id], target: 'images' });
      expect([await search('galerije', name), await search('images', name)]).toEqual([0, 1]);
    });

    test('so that the address of another file continues to lead to it', async () => {
      const other = await make('ovamo/mapa/a.jpg');
      await moveFolders(['ovamo/mapa'], 'odavde');
      await rename('odavde/mapa', 'bivša');
      const id = await make('nova/mapa/a.jpg');
      const second = await make('nova/mapa/b.jpg');
      await moveFolders(['nova/mapa'], 'ovamo');
      expect(await idAt('ovamo/mapa/a.jpg')).toBe(other);
      expect([await idAt('ovamo/mapa/a-2.jpg'), await idAt('ovamo/mapa/b.jpg')]).toEqual([id, second]);
      expect(await idAt('nova/mapa/a.jpg')).toBe(id);
    });
  });

  describe('stay in place', () => {
    const refused = async (body: object) => {
      const before = await tree();
      const answer = await move(body);
      expect(answer.statusCode).toBe(400);
      expect([await tree(), await addresses()]).toEqual([before, []]);
      return answer.json().message;
    };

    test('when a folder would move into itself or below itself', async () => {
      const id = await make('odavde/mapa/a.jpg');
      const message = 'Folder „odavde” ne može se premjestiti u samoga sebe.';
      for (const target of ['odavde', 'odavde/mapa', 'odavde/']) {
        const body = { ids: [id], folders: [`${base}/odavde`], target: `${base}/${target}` };
        expect(await refused(body)).toBe(message);
      }
    });

    test('when one of them does not exist, all of them', async () => {
      const id = await make('odavde/a.jpg');
      const target = `${base}/ovamo`;
      const message = 'Nešto od odabranoga više ne postoji. Osvježite popis.';
      expect(await refused({ ids: [id, 999_999], target })).toBe(message);
      expect(await refused({ ids: [id], folders: [`${base}/nema`], target })).toBe(message);
      expect(await refused({ ids: [id], folders: [`${base}/odavde/../ovamo`], target: 'images' })).toBe(message);
    });

    test.each([
      [{}, 'Odaberite barem jednu datoteku ili folder.'],
      [{ ids: [], folders: [] }, 'Odaberite barem jednu datoteku ili folder.'],
      [{ ids: ['a'] }, 'Podaci nisu ispravni.'],
      [{ ids: [0] }, 'Podaci nisu ispravni.'],
      [{ folders: 'images' }, 'Podaci nisu ispravni.'],
    ])('when %j is chosen', async (chosen, message) => {
      expect(await refused({ ...chosen, target: 'images' })).toBe(message);
    });

    test.each(['', 'nema', 'images/nema', '..', 'images/..', '/', '/images', 'images/../dokumenti', 'images\\a'])(
      'when the target is %j',
      async (target) => {
        await refused({ ids: [await make('odavde/a.jpg')], target });
      },
    );

    test.each(['images', 'dokumenti/', 'dokumenti/clanci'])('when %s is among them', async (folder) => {
      const id = await make('odavde/a.jpg');
      const message = `Folder „${folder.replace(/\/$/, '')}” dio je sustava: ne može se preimenovati, premjestiti ni obrisati.`;
      expect(await refused({ ids: [id], folders: [folder], target: `${base}/ovamo` })).toBe(message);
    });

    test('when they would be too deep, and move when one level higher is not too deep', async () => {
      await makeFolder(`${base}/ovamo/4/5/6/7`);
      await make('odavde/mapa/niže/a.jpg');
      const deep = { folders: [`${base}/odavde/mapa`], target: `${base}/ovamo/4/5/6/7` };
      expect(await refused(deep)).toBe('Folderi mogu biti ugniježđeni najviše 8 razina.');
      expect((await move({ ...deep, target: `${base}/ovamo/4/5/6` })).statusCode).toBe(200);
      expect(await idAt('ovamo/4/5/6/mapa/niže/a.jpg')).toBeDefined();
    });

    test('when they are more than one call may move', async () => {
      const ids = Array.from({ length: 501 }, (_, place) => place + 1);
      expect((await move({ ids, target: 'images' })).json().errors).toEqual([
        { field: 'ids', message: 'Najviše 500 stavki.' },
      ]);
      const folders = ids.map((id) => `images/${id}`);
      expect((await move({ folders, target: 'images' })).statusCode).toBe(400);
      const names = ids.slice(0, 500).map((id) => `${id}.jpg`);
      const many = await makeManyFiles(testApp.dependencies.database, { folder: `${base}/odavde`, names });
      const answer = await move({ ids: many, target: `${base}/ovamo` });
      expect(answer.json().message).toBe(`Premješteno u „${base}/ovamo”: 500 datoteka.`);
    });
  });

  describe('are renamed', () => {
    test('with everything below them', async () => {
      const [a, b] = [await make('odavde/a.jpg'), await make('odavde/mapa/b.jpg')];
      const answer = await rename('odavde/', 'Čuvar 🔥');
      expect(answer.json()).toEqual({ message: 'Folder se sada zove „Čuvar 🔥”.', path: `${base}/Čuvar 🔥` });
      expect(await tree()).toEqual(['ovamo/', 'Čuvar 🔥/', 'Čuvar 🔥/a.jpg', 'Čuvar 🔥/mapa/', 'Čuvar 🔥/mapa/b.jpg']);
      expect([await idAt('odavde/a.jpg'), await idAt('odavde/mapa/b.jpg')]).toEqual([a, b]);
      await rename('Čuvar 🔥', 'odavde');
      expect(await tree()).toEqual(['odavde/', 'odavde/a.jpg', 'odavde/mapa/', 'odavde/mapa/b.jpg', 'ovamo/']);
      expect(await addresses()).toEqual(['Čuvar 🔥/a.jpg', 'Čuvar 🔥/mapa/b.jpg']);
    });

    test('without touching a folder whose name begins alike', async () => {
      const alike = ['odavde 2', 'odavde%', 'odavde.x', 'odavde0', 'ODAVDJE'];
      for (const folder of ['odavde', ...alike]) await make(`${folder}/a.jpg`);
      await rename('odavde', 'drugi');
      const expected = ['drugi', ...alike].flatMap((folder) => [`${folder}/`, `${folder}/a.jpg`]);
      expect(await tree()).toEqual([...expected, 'ovamo/'].toSorted());
    });

    test('only in letter case, and to their present name', async () => {
      await make('odavde/a.jpg');
      expect((await rename('odavde', 'Odavde')).json()).toMatchObject({ path: `${base}/Odavde` });
      expect((await rename('Odavde', 'Odavde')).statusCode).toBe(200);
      expect(await tree()).toEqual(['Odavde/', 'Odavde/a.jpg', 'ovamo/']);
    });

    test.each([
      ['ovamo', 409, 'name-taken'],
      ['OVAMO', 409, 'name-taken'],
      ['datoteka.jpg', 409, 'name-taken'],
      ['', 400, 'invalid-input'],
      [' ', 400, 'invalid-input'],
      ['.', 400, 'invalid-input'],
      ['..', 400, 'invalid-input'],
      ['a/b', 400, 'invalid-input'],
      ['a\\b', 400, 'invalid-input'],
      ['a\u0000b', 400, 'invalid-input'],
      ['a\u202eb', 400, 'invalid-input'],
      [' a', 400, 'invalid-input'],
      ['a'.repeat(101), 400, 'invalid-input'],
    ])('never to %j', async (name, status, code) => {
      await make('datoteka.jpg');
      const before = await tree();
      const answer = await rename('odavde', name);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(await tree()).toEqual(before);
    });

    test('to the longest name', async () => {
      expect((await rename('odavde', 'ž'.repeat(100))).statusCode).toBe(200);
    });

    test.each(['images', 'dokumenti/clanci/'])('never when the folder is %s', async (path) => {
      const answer = await testApp.call(mediaRoutes.renameFolder, { as, body: { path, name: 'drugi' } });
      expect(answer.statusCode).toBe(400);
    });

    test.each(['nema', '..', 'images/..', 'images/../galerije', ''])('never when the folder is %j', async (path) => {
      const answer = await testApp.call(mediaRoutes.renameFolder, { as, body: { path, name: 'drugi' } });
      expect(answer.statusCode).toBe(404);
    });
  });

  describe('at the same moment', () => {
    test('a name goes to only one of the people who rename folders', async () => {
      await makeFolder(`${base}/treći`);
      const answers = await Promise.all(['odavde', 'ovamo', 'treći'].map((path) => rename(path, 'Isti')));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      await tree();
    });

    test('an upload either moves along with its folder or gets an error', async () => {
      const upload = async (name: string) => {
        const { database } = testApp.dependencies;
        const row = (path: string) => ({
          ...{ folder: path.slice(0, path.lastIndexOf('/')), path, name, name_folded: name, size: 1, created_by: null },
          ...({ type: 'other', media_type: 'text/plain', width: null, height: null, upload_id: null } as const),
          ...{ created: stamp.at.toISOString(), modified: stamp.at.toISOString(), modified_by: null },
          ...{ object_key: name, sha256: name },
        });
        await database.write(async (transaction) => {
          const { path } = await takePath(transaction, { folder: `${base}/odavde`, name });
          await transaction.insertInto('files').values(row(path)).execute();
        });
      };
      const uploads = Array.from({ length: 12 }, (_, place) => upload(`${count}-${place}.txt`));
      const [moved, ...uploaded] = await Promise.allSettled([moveFolders(['odavde']), ...uploads]);
      expect(moved).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } });
      for (const outcome of uploaded) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ message: 'Takav folder ne postoji.' });
      }
      const kept = uploaded.filter(({ status }) => status === 'fulfilled').length;
      expect((await tree()).filter((path) => path.endsWith('.txt'))).toHaveLength(kept);
    });

    test('two folders do not move into each other', async () => {
      const answers = await Promise.all([moveFolders(['odavde'], 'ovamo'), moveFolders(['ovamo'], 'odavde')]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect(await tree()).toHaveLength(2);
    });

    test('files of one name get different ones', async () => {
      const ids = await Promise.all(['1', '2', '3', '4'].map((folder) => make(`odavde/${folder}/isto.jpg`)));
      const answers = await Promise.all(ids.map((id) => move({ ids: [id], target: `${base}/ovamo` })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const names = (await tree()).filter((path) => path.startsWith('ovamo/')).toSorted();
      expect(names).toEqual(['ovamo/', ...['-2', '-3', '-4', ''].map((number) => `ovamo/isto${number}.jpg`)]);
    });
  });
});
