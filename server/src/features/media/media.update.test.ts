import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('a file on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: string;
  let count = 0;

  beforeEach(() => {
    count += 1;
    folder = `galerije/proba-${count}`;
  });

  const as = 'dokumenti';
  const make = async (name: string) =>
    (await makeFile(testApp.dependencies, { path: `${folder}/${name}`, bytes: name })).id;
  const update = (id: number, body: object) =>
    testApp.call(mediaRoutes.updateFile, { as, params: { id }, rawBody: body });
  const get = async (id: number) => (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
  const idAt = async (name: string) =>
    (await testApp.call(mediaRoutes.getFileByPath, { as, query: { path: `${folder}/${name}` } })).json().id;
  const search = async (text: string) =>
    (await testApp.call(mediaRoutes.listFiles, { as, query: { folder: 'galerije', search: text } })).json();

  describe('is described', () => {
    test('in both languages, with its version, user and time', async () => {
      const id = await make('opis.jpg');
      testApp.setNow(new Date(TEST_NOW.getTime() + 60_000));
      const modified = '2026-11-21T11:01:00.000Z';
      const words = { alt: 'Zastava', alt_eng: 'Flag', caption: '<b>Otvaranje</b>', caption_eng: '', author: 'Ž. Šć' };
      const answer = await update(id, { ...words, focal_x: 0.25, focal_y: 1, version: 1 });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        message: 'Podaci o datoteci su spremljeni.',
        version: 2,
        modified,
        name: 'opis.jpg',
        path: `${folder}/opis.jpg`,
      });
      expect(await get(id)).toMatchObject({ ...words, focal_x: 0.25, focal_y: 1, version: 2, modified });
      expect((await get(id)).modified_by_name).toBe('Korisnik dokumenti-of-tests');
      const { json } = await update(id, { alt: null, focal_x: null, focal_y: null });
      expect(json()).toMatchObject({ version: 3 });
      expect(await get(id)).toMatchObject({ alt: '', alt_eng: 'Flag', focal_x: null, focal_y: null });
      testApp.setNow(TEST_NOW);
    });

    test('up to the limit and not one letter longer', async () => {
      const id = await make('dugo.jpg');
      expect((await update(id, { caption: 'ž'.repeat(2000) })).statusCode).toBe(200);
      expect((await update(id, { caption: 'ž'.repeat(2001) })).statusCode).toBe(400);
    });

    test.each([
      { focal_x: 0.5 },
      { focal_y: 0 },
      { focal_x: 0.5, focal_y: null },
      { focal_x: -0.1, focal_y: 0 },
      { focal_x: 0, focal_y: 1.1 },
      { focal_x: '0.5', focal_y: 0 },
      { alt: 5 },
      { name: null },
      { version: 0 },
    ])('never by %j', async (body) => {
      const id = await make('ostaje.jpg');
      const answer = await update(id, { caption: 'ne smije', ...body });
      expect(answer.statusCode).toBe(400);
      expect(await get(id)).toMatchObject({ version: 1, caption: '' });
    });

    test('with half a focal point only where the other half exists', async () => {
      const id = await make('tocka.jpg');
      await update(id, { focal_x: 0.1, focal_y: 0.2 });
      expect((await update(id, { focal_x: 0.3 })).statusCode).toBe(200);
      expect((await update(id, { focal_x: null })).json()).toEqual({
        message: 'Žarišna točka treba obje koordinate.',
        code: 'invalid-input',
        errors: [{ field: 'focal_x', message: 'Žarišna točka treba obje koordinate.' }],
      });
    });

    test('only with the current version', async () => {
      const id = await make('verzija.jpg');
      await update(id, { alt: 'prvi', version: 1 });
      for (const body of [{ alt: 'drugi' }, { name: 'drugi.jpg' }]) {
        const answer = await update(id, { ...body, version: 1 });
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'stale' });
      }
      expect(await get(id)).toMatchObject({ alt: 'prvi', name: 'verzija.jpg', version: 2 });
    });

    test('with 404 when it does not exist', async () => {
      expect((await update(999_999, { alt: 'a' })).statusCode).toBe(404);
      expect((await update(999_999, { name: 'a.jpg' })).statusCode).toBe(404);
    });
  });

  describe('is renamed', () => {
    test('and found under the new name, by its path and by its former one', async () => {
      const id = await make('Staro ime.jpg');
      const answer = await update(id, { name: 'Đurđica Čulić.jpg', version: 1 });
      const path = `${folder}/Đurđica Čulić.jpg`;
      const message = 'Datoteka se sada zove „Đurđica Čulić.jpg”.';
      expect(answer.json()).toMatchObject({ message, version: 2, name: 'Đurđica Čulić.jpg', path });
      expect(await idAt('Đurđica Čulić.jpg')).toBe(id);
      expect(await idAt('Staro ime.jpg')).toBe(id);
      expect(await search('staro ime')).toMatchObject({ total: 0 });
      expect((await search('durdica cu')).files).toMatchObject([{ id, path }]);
    });

    test.each([
      ['nova', 'nova.jpg'],
      ['nova.jpg', 'nova.jpg'],
      ['nova.JPG', 'nova.jpg'],
      ['nova.png', 'nova.jpg'],
      ['nova.v2', 'nova.v2.jpg'],
      ['nova.exe', 'nova.jpg'],
      ['  nova  ', 'nova.jpg'],
      ['nova.php.jpg', 'nova.php.jpg'],
      ['../../../etc/passwd', 'passwd.jpg'],
      ['a\u202Egpj', 'agpj.jpg'],
      ['Čćžšđ', 'Čćžšđ.jpg'],
      ['Žena'.normalize('NFD'), 'Žena.jpg'],
      ['🥇🔥', '🥇🔥.jpg'],
      ['100% "čisto" & <b>', '100% "čisto" & <b>.jpg'],
      ["Robert'); drop table files;--", "Robert'); drop table files;--.jpg"],
    ])('to %j as %j, in the same folder and with its earlier ending', async (name, kept) => {
      const id = await make('x.jpg');
      const answer = await update(id, { name });
      expect([answer.statusCode, answer.json().path]).toEqual([200, `${folder}/${kept}`]);
      expect(await get(id)).toMatchObject({ name: kept, folder });
    });

    test.each(['', '   ', '.jpg', '\u0000.jpg', 'a'.repeat(117), `${'a'.repeat(117)}.jpg`])(
      'never to %j',
      async (name) => {
        const id = await make('ostaje.jpg');
        const answer = await update(id, { name, alt: 'ne smije' });
        expect(answer.statusCode).toBe(400);
        expect(await get(id)).toMatchObject({ name: 'ostaje.jpg', alt: '', version: 1 });
      },
    );

    test('to the longest name', async () => {
      const id = await make('kratko.jpg');
      expect((await update(id, { name: 'a'.repeat(116) })).json()).toMatchObject({ name: `${'a'.repeat(116)}.jpg` });
    });

    test('never to the name of another file, of a folder, or to a former name of another file', async () => {
      const [id, other] = [await make('moja.jpg'), await make('bila.jpg')];
      await update(other, { name: 'jest.jpg' });
      await makeFile(testApp.dependencies, { path: `${folder}/mapa.jpg/u njoj.jpg`, bytes: 'a' });
      for (const name of ['bila.jpg', 'jest', 'mapa.jpg']) {
        const answer = await update(id, { name, alt: 'ne smije' });
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toEqual({
          message: `Naziv „${name.replace(/(\.jpg)?$/, '.jpg')}” već se koristi u tom folderu.`,
          code: 'name-taken',
          errors: [{ field: 'name', message: 'Taj je naziv zauzet.' }],
        });
      }
      expect(await get(id)).toMatchObject({ name: 'moja.jpg', alt: '', version: 1 });
    });

    test('never with an outdated version, which is reported before a taken name', async () => {
      const [id] = [await make('moja.jpg'), await make('zauzeta.jpg')];
      await update(id, { alt: 'novije' });
      expect((await update(id, { name: 'zauzeta', version: 1 })).json()).toMatchObject({ code: 'stale' });
      expect((await update(id, { name: 'zauzeta', version: 2 })).json()).toMatchObject({ code: 'name-taken' });
    });

    test('back to its former name', async () => {
      const id = await make('a.jpg');
      await update(id, { name: 'b' });
      await update(id, { name: 'c' });
      expect((await update(id, { name: 'a' })).json()).toMatchObject({ path: `${folder}/a.jpg`, version: 4 });
      expect([await idAt('a.jpg'), await idAt('b.jpg'), await idAt('c.jpg')]).toEqual([id, id, id]);
      const rows = await testApp.dependencies.database.read
        .selectFrom('file_addresses')
        .select('path')
        .where('file_id', '=', id)
        .orderBy('path')
        .execute();
      expect(rows.map(({ path }) => path)).toEqual([`${folder}/b.jpg`, `${folder}/c.jpg`]);
    });

    test('only in letter case', async () => {
      const id = await make('slika.jpg');
      expect((await update(id, { name: 'Slika' })).json()).toMatchObject({ name: 'Slika.jpg' });
      expect([await idAt('slika.jpg'), await idAt('Slika.jpg')]).toEqual([id, id]);
    });

    test('to its present name without leaving a former name', async () => {
      const id = await make('ista.jpg');
      expect((await update(id, { name: 'ista.jpg' })).json()).toMatchObject({ version: 2, name: 'ista.jpg' });
      expect(await idAt('ista.jpg')).toBe(id);
    });

    test('by exactly one of several users who want one name at once', async () => {
      const ids = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(make));
      const { database } = testApp.dependencies;
      await testApp.tokenOf(as);
      const answers = await runTogether(
        database,
        'files',
        ids.map((id) => () => update(id, { name: 'najbolja' })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await search('najbolja')).toMatchObject({ total: 1 });
    });
  });
});
