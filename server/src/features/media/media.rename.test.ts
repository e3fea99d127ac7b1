import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { takePath } from '../../files/records/file-paths.store.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeMediaTree } from '../../testing/media-tree.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('folders on %s', (databaseName) => {
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

  const as = 'olimp';

  describe('are renamed', () => {
    test('with everything below them', async () => {
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

    test('without touching a folder whose name begins alike', async () => {
      const alike = ['odavde 2', 'odavde%', 'odavde.x', 'odavde0', 'ODAVDJE'];
      for (const folder of ['odavde', ...alike]) await media.make(`${folder}/a.jpg`);
      await media.rename('odavde', 'drugi');
      const expected = ['drugi', ...alike].flatMap((folder) => [`${folder}/`, `${folder}/a.jpg`]);
      expect(await media.tree()).toEqual([...expected, 'ovamo/'].toSorted());
    });

    test('only in letter case, and to their present name', async () => {
      await media.make('odavde/a.jpg');
      expect((await media.rename('odavde', 'Odavde')).json()).toMatchObject({ path: `${base}/Odavde` });
      expect((await media.rename('Odavde', 'Odavde')).statusCode).toBe(200);
      expect(await media.tree()).toEqual(['Odavde/', 'Odavde/a.jpg', 'ovamo/']);
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
      await media.make('datoteka.jpg');
      const before = await media.tree();
      const answer = await media.rename('odavde', name);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(await media.tree()).toEqual(before);
    });

    test('to the longest name', async () => {
      expect((await media.rename('odavde', 'ž'.repeat(100))).statusCode).toBe(200);
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
      await media.makeFolder('treći');
      const answers = await Promise.all(['odavde', 'ovamo', 'treći'].map((path) => media.rename(path, 'Isti')));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      await media.tree();
    });

    test('an upload either moves along with its folder or gets an error', async () => {
      const upload = async (name: string) => {
        const { database } = testApp.dependencies;
        const row = (path: string) => ({
          ...{ folder: path.slice(0, path.lastIndexOf('/')), path, name, name_folded: name, size: 1, created_by: null },
          ...({ type: 'other', media_type: 'text/plain', width: null, height: null, upload_id: null } as const),
          ...{ created: TEST_NOW.toISOString(), modified: TEST_NOW.toISOString(), modified_by: null },
          ...{ object_key: name, sha256: name },
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
      const answers = await Promise.all([
        media.moveFolders(['odavde'], 'ovamo'),
        media.moveFolders(['ovamo'], 'odavde'),
      ]);
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
