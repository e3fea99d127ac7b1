import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { takePath } from '../../files/records/file-paths.store.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeMediaTree } from '../../testing/media-tree.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('files and folders on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let base: string;
  let media: ReturnType<typeof makeMediaTree>;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    base = `galerije/proba-${count}`;
    media = makeMediaTree(testApp, base);
    for (const name of ['odavde', 'ovamo']) await media.makeFolder(name);
  });

  const get = async (id: number) => (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();

  describe('are moved', () => {
    test('with everything below them, and back; their former addresses lead to them', async () => {
      const a = await media.make('odavde/a.jpg');
      const b = await media.make('odavde/mapa/b.jpg');
      const c = await media.make('odavde/mapa/još/c.jpg');
      const answer = await media.move({ ids: [a], folders: [`${base}/odavde/mapa/`], target: `${base}/ovamo/` });
      expect(answer.json()).toEqual({ message: `Premješteno u „${base}/ovamo”: 1 datoteka i 1 folder.` });
      expect(await media.tree()).toEqual([
        'odavde/',
        'ovamo/',
        'ovamo/a.jpg',
        'ovamo/mapa/',
        'ovamo/mapa/b.jpg',
        'ovamo/mapa/još/',
        'ovamo/mapa/još/c.jpg',
      ]);
      for (const [path, id] of Object.entries({ 'a.jpg': a, 'mapa/b.jpg': b, 'mapa/još/c.jpg': c })) {
        expect([await media.idAt(`odavde/${path}`), await media.idAt(`ovamo/${path}`)]).toEqual([id, id]);
      }
      expect(await get(c)).toMatchObject({ version: 2, folder: `${base}/ovamo/mapa/još` });
      await media.move({ ids: [a], folders: [`${base}/ovamo/mapa`], target: `${base}/odavde` });
      expect((await media.tree()).filter((path) => /[ab].jpg/.test(path))).toEqual([
        'odavde/a.jpg',
        'odavde/mapa/b.jpg',
      ]);
      expect(await media.addresses()).toEqual(['ovamo/a.jpg', 'ovamo/mapa/b.jpg', 'ovamo/mapa/još/c.jpg']);
    });

    test('under a number where a name is or was taken, and the message names it', async () => {
      const [file, moved] = [await media.make('odavde/a.jpg'), await media.make('odavde/b.jpg')];
      await media.make('ovamo/a.jpg');
      const other = await media.make('ovamo/b.jpg');
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: other }, body: { name: 'c' } });
      await media.make('odavde/mapa/x.jpg');
      await media.makeFolder('ovamo/MAPA');
      const body = { ids: [file, moved], folders: [`${base}/odavde/mapa`], target: `${base}/ovamo` };
      expect((await media.move(body)).json().message).toBe(
        `Premješteno u „${base}/ovamo”: 2 datoteke i 1 folder. Naziv je bio zauzet, pa je dodan broj: „a-2.jpg”, „b-2.jpg”, „mapa-2”.`,
      );
      expect(await media.tree()).toEqual([
        'odavde/',
        'ovamo/',
        'ovamo/MAPA/',
        'ovamo/a-2.jpg',
        'ovamo/a.jpg',
        'ovamo/b-2.jpg',
        'ovamo/c.jpg',
        'ovamo/mapa-2/',
        'ovamo/mapa-2/x.jpg',
      ]);
      expect(await media.idAt('ovamo/b.jpg')).toBe(other);
    });

    test('once when they are chosen together with their folder, and not at all when they are already there', async () => {
      const id = await media.make('odavde/mapa/niže/a.jpg');
      const folders = [`${base}/odavde/mapa`, `${base}/odavde/mapa/niže`];
      await media.move({ ids: [id, id], folders, target: `${base}/ovamo` });
      expect(await media.tree()).toEqual([
        'odavde/',
        'ovamo/',
        'ovamo/mapa/',
        'ovamo/mapa/niže/',
        'ovamo/mapa/niže/a.jpg',
      ]);
      const answer = await media.move({ ids: [id], target: `${base}/ovamo/mapa/niže` });
      expect(answer.json()).toEqual({ message: 'Sve odabrano već je u tom folderu.' });
      expect(await get(id)).toMatchObject({ version: 2 });
    });

    test('into another root folder, where search finds them', async () => {
      const name = `selidba ${count}.jpg`;
      const id = await media.make(`odavde/mapa/${name}`);
      const found = async () => {
        const search = async (folder: string) =>
          (await testApp.call(mediaRoutes.listFiles, { as, query: { folder, search: name } })).json().total;
        return [await search('galerije'), await search('images')];
      };
      await media.move({ folders: [`${base}/odavde/mapa`], target: 'images' });
      expect(await found()).toEqual([0, 1]);
      await media.move({ folders: ['images/mapa'], target: base });
      expect(await found()).toEqual([1, 0]);
      await media.move({ ids: [id], target: 'images' });
      expect(await found()).toEqual([0, 1]);
    });

    test('so that the address of another file continues to lead to it', async () => {
      const other = await media.make('ovamo/mapa/a.jpg');
      await media.moveFolders(['ovamo/mapa'], 'odavde');
      await media.rename('odavde/mapa', 'bivša');
      const id = await media.make('nova/mapa/a.jpg');
      const second = await media.make('nova/mapa/b.jpg');
      await media.moveFolders(['nova/mapa'], 'ovamo');
      expect(await media.idAt('ovamo/mapa/a.jpg')).toBe(other);
      expect([await media.idAt('ovamo/mapa/a-2.jpg'), await media.idAt('ovamo/mapa/b.jpg')]).toEqual([id, second]);
      expect(await media.idAt('nova/mapa/a.jpg')).toBe(id);
    });
  });

  describe('stay in place', () => {
    const refused = async (body: object) => {
      const before = await media.tree();
      const answer = await media.move(body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
      expect([await media.tree(), await media.addresses()]).toEqual([before, []]);
      return answer.json().message;
    };

    test('when a folder would move into itself or below itself', async () => {
      const id = await media.make('odavde/mapa/a.jpg');
      for (const target of ['odavde', 'odavde/mapa', 'odavde/']) {
        const body = { ids: [id], folders: [`${base}/odavde`], target: `${base}/${target}` };
        expect(await refused(body)).toBe('Folder „odavde” ne može se premjestiti u samoga sebe.');
      }
    });

    test('when one of them, or the target, does not exist, or nothing is chosen', async () => {
      const id = await media.make('odavde/a.jpg');
      const target = `${base}/ovamo`;
      const gone = 'Nešto od odabranoga više ne postoji. Osvježite popis.';
      expect(await refused({ ids: [id, 999_999], target })).toBe(gone);
      expect(await refused({ ids: [id], folders: [`${base}/nema`], target })).toBe(gone);
      expect(await refused({ ids: [id], folders: [`${base}/odavde/../ovamo`], target: 'images' })).toBe(gone);
      for (const chosen of [{}, { ids: [], folders: [] }]) {
        expect(await refused({ ...chosen, target })).toBe('Odaberite barem jednu datoteku ili folder.');
      }
      for (const wrong of ['', 'nema', 'images/nema', '..', 'images/..', '/images', 'images\\a']) {
        await refused({ ids: [id], target: wrong });
      }
    });

    test('when a folder of the system is among them', async () => {
      const id = await media.make('odavde/a.jpg');
      for (const folder of ['images', 'dokumenti/', 'dokumenti/clanci']) {
        const message = `Folder „${folder.replace(/\/$/, '')}” dio je sustava: ne može se preimenovati, premjestiti ni izbrisati.`;
        expect(await refused({ ids: [id], folders: [folder], target: `${base}/ovamo` })).toBe(message);
      }
    });

    test('when they would be too deep, and move when one level higher is not too deep', async () => {
      await media.makeFolder('ovamo/4/5/6/7');
      await media.make('odavde/mapa/niže/a.jpg');
      const deep = { folders: [`${base}/odavde/mapa`], target: `${base}/ovamo/4/5/6/7` };
      expect(await refused(deep)).toBe('Folderi mogu biti ugniježđeni u najviše 8 razina.');
      expect((await media.move({ ...deep, target: `${base}/ovamo/4/5/6` })).statusCode).toBe(200);
      expect(await media.idAt('ovamo/4/5/6/mapa/niže/a.jpg')).toBeDefined();
    });

    test('when they are more than one call may move', async () => {
      const ids = Array.from({ length: 501 }, (_, place) => 900_000 + place);
      const folders = ids.map((id) => `images/${id}`);
      const target = 'images';
      const errors = [{ field: 'ids', message: 'Najviše 500 stavki.' }];
      expect((await media.move({ ids, target })).json()).toMatchObject({ errors });
      expect((await media.move({ folders, target })).statusCode).toBe(400);
      const most = await media.move({ ids: ids.slice(1), folders: folders.slice(1), target });
      expect(most.json().message).toBe('Nešto od odabranoga više ne postoji. Osvježite popis.');
    });
  });

  describe('of which a folder is renamed', () => {
    test('keep their places below it, and their former addresses', async () => {
      const [a, b] = [await media.make('odavde/a.jpg'), await media.make('odavde/mapa/b.jpg')];
      const answer = await media.rename('odavde/', 'Čuvar 🔥');
      expect(answer.json()).toEqual({ message: 'Folder se sada zove „Čuvar 🔥”.', path: `${base}/Čuvar 🔥` });
      expect(await media.tree()).toEqual([
        'ovamo/',
        'Čuvar 🔥/',
        'Čuvar 🔥/a.jpg',
        'Čuvar 🔥/mapa/',
        'Čuvar 🔥/mapa/b.jpg',
      ]);
      expect([await media.idAt('odavde/a.jpg'), await media.idAt('odavde/mapa/b.jpg')]).toEqual([a, b]);
      await media.rename('Čuvar 🔥', 'odavde');
      expect(await media.tree()).toEqual(['odavde/', 'odavde/a.jpg', 'odavde/mapa/', 'odavde/mapa/b.jpg', 'ovamo/']);
      expect(await media.addresses()).toEqual(['Čuvar 🔥/a.jpg', 'Čuvar 🔥/mapa/b.jpg']);
    });

    test('are no others, whose folder only begins alike', async () => {
      const alike = ['odavde 2', 'odavde%', 'odavde.x', 'odavde0', 'ODAVDJE'];
      for (const folder of ['odavde', ...alike]) await media.make(`${folder}/a.jpg`);
      await media.rename('odavde', 'drugi');
      const expected = ['drugi', ...alike].flatMap((folder) => [`${folder}/`, `${folder}/a.jpg`]);
      expect(await media.tree()).toEqual([...expected, 'ovamo/'].toSorted());
    });

    test('also only in letter case, to its present name, and to the longest one', async () => {
      await media.make('odavde/a.jpg');
      expect((await media.rename('odavde', 'Odavde')).json()).toMatchObject({ path: `${base}/Odavde` });
      expect((await media.rename('Odavde', 'Odavde')).statusCode).toBe(200);
      expect(await media.tree()).toEqual(['Odavde/', 'Odavde/a.jpg', 'ovamo/']);
      expect((await media.rename('Odavde', 'ž'.repeat(100))).statusCode).toBe(200);
    });

    test('but never to a name that is taken or not safe', async () => {
      await media.make('datoteka.jpg');
      const before = await media.tree();
      const taken = ['ovamo', 'OVAMO', 'datoteka.jpg'].map((name) => [name, 409, 'name-taken'] as const);
      const unsafe = ['', '..', 'a/b', 'a\u202eb', 'a'.repeat(101)].map(
        (name) => [name, 400, 'invalid-input'] as const,
      );
      for (const [name, status, code] of [...taken, ...unsafe]) {
        const answer = await media.rename('odavde', name);
        expect([name, answer.statusCode, answer.json().code]).toEqual([name, status, code]);
      }
      expect(await media.tree()).toEqual(before);
    });

    test.each([
      ['images', 400],
      ['dokumenti/clanci/', 400],
      ['nema', 404],
      ['images/..', 404],
      ['', 404],
    ])('but never the folder %j', async (path, status) => {
      const answer = await testApp.call(mediaRoutes.renameFolder, { as, body: { path, name: 'drugi' } });
      expect(answer.statusCode).toBe(status);
    });
  });

  describe('at the same moment', () => {
    test('a name goes to only one of the people who rename folders', async () => {
      await media.makeFolder('treći');
      const answers = await Promise.all(['odavde', 'ovamo', 'treći'].map((path) => media.rename(path, 'Isti')));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      await media.tree();
    });

    test('an upload either moves along with its folder or gets an error', async () => {
      const upload = async (name: string) => {
        const { database } = testApp.dependencies;
        const row = (path: string) => ({
          folder: path.slice(0, path.lastIndexOf('/')),
          path,
          name,
          name_folded: name,
          size: 1,
          created_by: null,
          ...({ type: 'other', media_type: 'text/plain', width: null, height: null, upload_id: null } as const),
          created: TEST_NOW.toISOString(),
          modified: TEST_NOW.toISOString(),
          modified_by: null,
          object_key: name,
          sha256: name,
        });
        await database.write(async (transaction) => {
          const { path } = await takePath(transaction, { folder: `${base}/odavde`, name });
          await transaction.insertInto('files').values(row(path)).execute();
        });
      };
      const uploads = Array.from({ length: 12 }, (_, place) => upload(`${count}-${place}.txt`));
      const [moved, ...uploaded] = await Promise.allSettled([media.moveFolders(['odavde']), ...uploads]);
      expect(moved).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } });
      for (const outcome of uploaded) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ message: 'Takav folder ne postoji.' });
      }
      const kept = uploaded.filter(({ status }) => status === 'fulfilled').length;
      expect((await media.tree()).filter((path) => path.endsWith('.txt'))).toHaveLength(kept);
    });

    test('two folders do not move into each other', async () => {
      const moves = [media.moveFolders(['odavde'], 'ovamo'), media.moveFolders(['ovamo'], 'odavde')];
      const answers = await Promise.all(moves);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect(await media.tree()).toHaveLength(2);
    });

    test('files of one name get different ones', async () => {
      const ids = await Promise.all(['1', '2', '3', '4'].map((folder) => media.make(`odavde/${folder}/isto.jpg`)));
      const answers = await Promise.all(ids.map((id) => media.move({ ids: [id], target: `${base}/ovamo` })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const names = (await media.tree()).filter((path) => path.startsWith('ovamo/')).toSorted();
      expect(names).toEqual(['ovamo/', ...['-2', '-3', '-4', ''].map((number) => `ovamo/isto${number}.jpg`)]);
    });
  });
});
