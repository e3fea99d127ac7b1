import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeMediaTree } from '../../testing/media-tree.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

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

  const as = 'olimp';

  describe('are moved', () => {
    test('with everything below them, and their former addresses lead to them', async () => {
      const [a, b, c] = [
        await media.make('odavde/a.jpg'),
        await media.make('odavde/mapa/b.jpg'),
        await media.make('odavde/mapa/još/c.jpg'),
      ];
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
      for (const [former, id] of [
        ['a.jpg', a],
        ['mapa/b.jpg', b],
        ['mapa/još/c.jpg', c],
      ] as const) {
        expect([await media.idAt(`odavde/${former}`), await media.idAt(`ovamo/${former}`)]).toEqual([id, id]);
      }
      expect((await testApp.call(mediaRoutes.getFile, { as, params: { id: c } })).json()).toMatchObject({
        version: 2,
        folder: `${base}/ovamo/mapa/još`,
      });
    });

    test('back to their earlier folder, without a number', async () => {
      const [a, b] = [await media.make('odavde/a.jpg'), await media.make('odavde/mapa/b.jpg')];
      await media.move({ ids: [a], folders: [`${base}/odavde/mapa`], target: `${base}/ovamo` });
      await media.move({ ids: [a], folders: [`${base}/ovamo/mapa`], target: `${base}/odavde` });
      expect(await media.tree()).toEqual(['odavde/', 'odavde/a.jpg', 'odavde/mapa/', 'odavde/mapa/b.jpg', 'ovamo/']);
      expect([await media.idAt('ovamo/a.jpg'), await media.idAt('ovamo/mapa/b.jpg')]).toEqual([a, b]);
      expect(await media.addresses()).toEqual(['ovamo/a.jpg', 'ovamo/mapa/b.jpg']);
    });

    test('under a number where a name is or was taken, and the message names it', async () => {
      const [file, moved] = [await media.make('odavde/a.jpg'), await media.make('odavde/b.jpg')];
      await media.make('ovamo/a.jpg');
      const other = await media.make('ovamo/b.jpg');
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: other }, body: { name: 'c' } });
      await media.make('odavde/mapa/x.jpg');
      await media.makeFolder('ovamo/MAPA');
      const answer = await media.move({
        ids: [file, moved],
        folders: [`${base}/odavde/mapa`],
        target: `${base}/ovamo`,
      });
      expect(answer.json().message).toBe(
        `Premješteno u „${base}/ovamo”: 2 datoteke i 1 folder. Naziv je bio zauzet, pa je dodan broj: „a-2.jpg”, „b-2.jpg”, „mapa-2”.`,
      );
      expect(await media.tree()).toEqual(
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
      expect(await media.idAt('ovamo/b.jpg')).toBe(other);
    });

    test('once when they are chosen together with their folder', async () => {
      const id = await media.make('odavde/mapa/niže/a.jpg');
      await media.move({
        ids: [id, id],
        folders: [`${base}/odavde/mapa`, `${base}/odavde/mapa/niže`],
        target: `${base}/ovamo`,
      });
      expect(await media.tree()).toEqual([
        'odavde/',
        'ovamo/',
        'ovamo/mapa/',
        'ovamo/mapa/niže/',
        'ovamo/mapa/niže/a.jpg',
      ]);
    });

    test('not at all when they are already there', async () => {
      const id = await media.make('ovamo/a.jpg');
      const answer = await media.move({ ids: [id], target: `${base}/ovamo` });
      expect(answer.json()).toEqual({ message: 'Sve odabrano već je u tom folderu.' });
      expect((await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json()).toMatchObject({ version: 1 });
    });

    test('into another root folder, where search finds them', async () => {
      const name = `selidba ${count}.jpg`;
      const id = await media.make(`odavde/mapa/${name}`);
      await media.move({ folders: [`${base}/odavde/mapa`], target: 'images' });
      const search = async (folder: string, text: string) =>
        (await testApp.call(mediaRoutes.listFiles, { as, query: { folder, search: text } })).json().total;
      expect([await search('galerije', name), await search('images', name)]).toEqual([0, 1]);
      await media.move({ folders: ['images/mapa'], target: base });
      expect([await search('galerije', name), await search('images', name)]).toEqual([1, 0]);
      expect([await search('galerije', String(count)), await search('images', String(count))]).toEqual([1, 0]);
      await media.move({ ids: [id], target: 'images' });
      expect([await search('galerije', name), await search('images', name)]).toEqual([0, 1]);
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
      expect(answer.statusCode).toBe(400);
      expect([await media.tree(), await media.addresses()]).toEqual([before, []]);
      return answer.json().message;
    };

    test('when a folder would move into itself or below itself', async () => {
      const id = await media.make('odavde/mapa/a.jpg');
      const message = 'Folder „odavde” ne može se premjestiti u samoga sebe.';
      for (const target of ['odavde', 'odavde/mapa', 'odavde/']) {
        const body = { ids: [id], folders: [`${base}/odavde`], target: `${base}/${target}` };
        expect(await refused(body)).toBe(message);
      }
    });

    test('when one of them does not exist, all of them', async () => {
      const id = await media.make('odavde/a.jpg');
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
        await refused({ ids: [await media.make('odavde/a.jpg')], target });
      },
    );

    test.each(['images', 'dokumenti/', 'dokumenti/clanci'])('when %s is among them', async (folder) => {
      const id = await media.make('odavde/a.jpg');
      const message = `Folder „${folder.replace(/\/$/, '')}” dio je sustava: ne može se preimenovati, premjestiti ni obrisati.`;
      expect(await refused({ ids: [id], folders: [folder], target: `${base}/ovamo` })).toBe(message);
    });

    test('when they would be too deep, and move when one level higher is not too deep', async () => {
      await media.makeFolder('ovamo/4/5/6/7');
      await media.make('odavde/mapa/niže/a.jpg');
      const deep = { folders: [`${base}/odavde/mapa`], target: `${base}/ovamo/4/5/6/7` };
      expect(await refused(deep)).toBe('Folderi mogu biti ugniježđeni najviše 8 razina.');
      expect((await media.move({ ...deep, target: `${base}/ovamo/4/5/6` })).statusCode).toBe(200);
      expect(await media.idAt('ovamo/4/5/6/mapa/niže/a.jpg')).toBeDefined();
    });

    test('when they are more than one call may move', async () => {
      const ids = Array.from({ length: 501 }, (_, place) => place + 1);
      expect((await media.move({ ids, target: 'images' })).json().errors).toEqual([
        { field: 'ids', message: 'Najviše 500 stavki.' },
      ]);
      const folders = ids.map((id) => `images/${id}`);
      expect((await media.move({ folders, target: 'images' })).statusCode).toBe(400);
      const most = { ids: ids.slice(1).map((id) => 900_000 + id), folders: folders.slice(1), target: 'images' };
      expect((await media.move(most)).json().message).toBe('Nešto od odabranoga više ne postoji. Osvježite popis.');
    });
  });
});
