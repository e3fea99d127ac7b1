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
      const message = 'Podaci o datoteci su spremljeni.';
      const path = `${folder}/opis.jpg`;
      expect(answer.json()).toEqual({ message, version: 2, modified, name: 'opis.jpg', path });
      expect(await get(id)).toMatchObject({ ...words, focal_x: 0.25, focal_y: 1, version: 2, modified });
      expect((await get(id)).modified_by_name).toBe('Korisnik dokumenti-of-tests');
      const { json } = await update(id, { alt: null, focal_x: null, focal_y: null });
      expect(json()).toMatchObject({ version: 3 });
      expect(await get(id)).toMatchObject({ alt: '', alt_eng: 'Flag', focal_x: null, focal_y: null });
      testApp.setNow(TEST_NOW);
    });

    test('never by what is too long, too much or of another type', async () => {
      const id = await make('ostaje.jpg');
      for (const body of [
        { caption: 'ž'.repeat(2001) },
        { focal_x: 0.5 },
        { focal_x: 0.5, focal_y: null },
        { focal_x: -0.1, focal_y: 0 },
        { focal_x: 0, focal_y: 1.1 },
        { alt: 5 },
        { name: null },
        { version: 0 },
      ]) {
        expect([body, (await update(id, { alt: 'ne smije', ...body })).statusCode]).toEqual([body, 400]);
      }
      expect(await get(id)).toMatchObject({ version: 1, alt: '' });
      expect((await update(id, { caption: 'ž'.repeat(2000) })).statusCode).toBe(200);
    });

    test('with half a focal point only where the other half exists', async () => {
      const id = await make('tocka.jpg');
      await update(id, { focal_x: 0.1, focal_y: 0.2 });
      expect((await update(id, { focal_x: 0.3 })).statusCode).toBe(200);
      const message = 'Žarišna točka treba obje koordinate.';
      const errors = [{ field: 'focal_x', message }];
      expect((await update(id, { focal_x: null })).json()).toEqual({ message, code: 'invalid-input', errors });
    });

    test('only with the current version', async () => {
      const id = await make('verzija.jpg');
      await update(id, { alt: 'prvi', version: 1 });
      for (const body of [{ alt: 'drugi' }, { name: 'drugi.jpg' }]) {
        expect((await update(id, { ...body, version: 1 })).json()).toMatchObject({ code: 'stale' });
      }
      expect(await get(id)).toMatchObject({ alt: 'prvi', name: 'verzija.jpg', version: 2 });
    });

    test('with 404 when it does not exist', async () => {
      for (const body of [{ alt: 'a' }, { name: 'a.jpg' }]) expect((await update(999_999, body)).statusCode).toBe(404);
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
      ['nova.JPG', 'nova.jpg'],
      ['nova.exe', 'nova.jpg'],
      ['nova.v2', 'nova.v2.jpg'],
      ['  nova  ', 'nova.jpg'],
      ['../../../etc/passwd', 'passwd.jpg'],
      ['a'.repeat(116), `${'a'.repeat(116)}.jpg`],
    ])('to %j as %j, in the same folder and with its earlier ending', async (name, kept) => {
      const id = await make('x.jpg');
      expect((await update(id, { name })).json()).toMatchObject({ path: `${folder}/${kept}` });
      expect(await get(id)).toMatchObject({ name: kept, folder });
    });

    test('never to a name without letters, or to one that is too long', async () => {
      const id = await make('ostaje.jpg');
      for (const name of ['', '   ', '.jpg', 'a'.repeat(117), `${'a'.repeat(117)}.jpg`]) {
        expect([name, (await update(id, { name, alt: 'ne smije' })).statusCode]).toEqual([name, 400]);
      }
      expect(await get(id)).toMatchObject({ name: 'ostaje.jpg', alt: '', version: 1 });
    });

    test('never to the name of another file, of a folder, or to a former name of another file', async () => {
      const [id, other] = [await make('moja.jpg'), await make('bila.jpg')];
      await update(other, { name: 'jest.jpg' });
      await makeFile(testApp.dependencies, { path: `${folder}/mapa.jpg/u njoj.jpg`, bytes: 'a' });
      for (const name of ['bila.jpg', 'jest', 'mapa.jpg']) {
        const answer = await update(id, { name, alt: 'ne smije' });
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

    test('back to its former name, only in letter case, and to its present name', async () => {
      const id = await make('a.jpg');
      for (const name of ['b', 'c', 'a', 'a.jpg']) expect((await update(id, { name })).statusCode).toBe(200);
      expect(await get(id)).toMatchObject({ path: `${folder}/a.jpg`, version: 5 });
      expect((await update(id, { name: 'A' })).json()).toMatchObject({ name: 'A.jpg' });
      expect(await Promise.all(['a', 'b', 'c', 'A'].map((name) => idAt(`${name}.jpg`)))).toEqual([id, id, id, id]);
      const rows = await testApp.dependencies.database.read
        .selectFrom('file_addresses')
        .select('path')
        .where('file_id', '=', id)
        .orderBy('path')
        .execute();
      expect(rows.map(({ path }) => path)).toEqual(['a', 'b', 'c'].map((name) => `${folder}/${name}.jpg`));
    });

    test('by exactly one of several users who want one name at once', async () => {
      const ids = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(make));
      const { database } = testApp.dependencies;
      await testApp.tokenOf(as);
      const works = ids.map((id) => () => update(id, { name: 'najbolja' }));
      const answers = await runTogether(database, 'files', works);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await search('najbolja')).toMatchObject({ total: 1 });
    });
  });
});
