import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { createFolder } from '../../files/records/folders.store.ts';
import { emptyFileBin } from '../../records/empty-file-bin.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const idOf = ({ record_id: id }: { record_id: number }) => id;
const HOUR_MS = 60 * 60 * 1000;
const inDays = (days: number, more = 0) => new Date(TEST_NOW.getTime() + days * DAY_MS + more);

describe.each(DATABASE_NAMES)('the bin of files on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let base: string;
  let count = 0;

  beforeEach(() => {
    testApp.setNow(TEST_NOW);
    count += 1;
    base = `galerije/proba-${count}`;
  });

  const as = 'tipfeler';
  const make = (path: string) => makeFile(testApp.dependencies, { path: `${base}/${path}`, bytes: path });
  const remove = (body: object) => testApp.call(mediaRoutes.deleteFiles, { as, rawBody: body });
  const restore = (ids: unknown) => testApp.call(mediaRoutes.restoreFiles, { as, rawBody: { ids } });
  const update = (id: number, name: string) =>
    testApp.call(mediaRoutes.updateFile, { as, params: { id }, body: { name } });
  const get = (id: number) => testApp.call(mediaRoutes.getFile, { as, params: { id } });
  const pathOf = async (id: number) => (await get(id)).json().path?.slice(base.length + 1);
  const idAt = async (path: string) =>
    (await testApp.call(mediaRoutes.getFileByPath, { as, query: { path: `${base}/${path}` } })).json().id;
  const bin = async (page = 1) =>
    (await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind: 'file', page } })).json();
  const binIds = async (): Promise<number[]> => (await bin()).records.map(idOf);
  const folders = async () => {
    const rows = (await testApp.call(mediaRoutes.listFolders, { as })).json() as { path: string }[];
    return rows.map(({ path }) => path).filter((path) => path.startsWith(base));
  };
  const found = async (search: string) =>
    (await testApp.call(mediaRoutes.listFiles, { as, query: { folder: 'galerije', search } })).json().total;
  const makeFolder = (parent: string, name: string) =>
    createFolder(testApp.dependencies.database, { parent, name, stamp: { userId: null, at: TEST_NOW } });

  describe('accepts', () => {
    test('a file, which is then not available anywhere else', async () => {
      const { id } = await make('Čaša.jpg');
      const answer = await remove({ ids: [id] });
      expect(answer.json()).toEqual({
        message: 'Izbrisano: 1 datoteka. Iz koša se može vratiti još 30 dana.',
        ids: [id],
      });
      expect((await get(id)).statusCode).toBe(404);
      expect([await idAt('Čaša.jpg'), await found('caša'), await found('ča')]).toEqual([undefined, 0, 0]);
      const { records } = await bin();
      expect(records[0]).toEqual({
        id: records[0].id,
        kind: 'file',
        record_id: id,
        title: 'Čaša.jpg',
        folder: base,
        is_former: false,
        is_picture: true,
        deleted: TEST_NOW.toISOString(),
        deleted_by_name: 'Korisnik tipfeler-of-tests',
        contained: [],
        uses: 0,
      });
    });

    test('a folder with everything below it, and deletes the folder', async () => {
      const [a, b, c] = [await make('mapa/a.jpg'), await make('mapa/niže/još/b.jpg'), await make('mapa 2/c.jpg')];
      const answer = await remove({ folders: [`${base}/mapa/`] });
      expect(answer.json().message).toBe('Izbrisano: 2 datoteke i 1 folder. Iz koša se mogu vratiti još 30 dana.');
      expect(answer.json().ids.toSorted()).toEqual([a.id, b.id].toSorted());
      expect(await folders()).toEqual([base, `${base}/mapa 2`]);
      expect(await pathOf(c.id)).toBe('mapa 2/c.jpg');
    });

    test('an empty folder, which leaves no trace, and files once that are chosen together with their folder', async () => {
      const { id } = await make('mapa/niže/a.jpg');
      await makeFolder(base, 'prazna');
      const before = await binIds();
      const answer = await remove({ folders: [`${base}/prazna`] });
      expect(answer.json()).toEqual({ message: 'Izbrisano: 1 folder.', ids: [] });
      expect([(await folders()).length, await binIds()]).toEqual([3, before]);
      const body = { ids: [id, String(id)], folders: [`${base}/mapa`, `${base}/mapa/niže`, `${base}/mapa/`] };
      expect((await remove(body)).json().ids).toEqual([id]);
    });

    test('none of the files when one of them does not exist or cannot be deleted', async () => {
      const { id } = await make('mapa/a.jpg');
      const before = await binIds();
      for (const body of [
        { ids: [id, 999_999] },
        { ids: [id], folders: [`${base}/nema`] },
        { folders: [`${base}/mapa`, 'images'] },
        { folders: [`${base}/mapa`, 'dokumenti/clanci/'] },
        { folders: [`${base}/mapa/..`] },
        { ids: Array.from({ length: 501 }, () => id) },
        { ids: [id], folders: Array.from({ length: 501 }, () => base) },
        {},
      ]) {
        expect([body, (await remove(body)).statusCode]).toEqual([body, 400]);
      }
      expect([await pathOf(id), await binIds()]).toEqual(['mapa/a.jpg', before]);
    });

    test('a file once when two people delete it at the same moment', async () => {
      const { id } = await make('a.jpg');
      const answers = await Promise.all([remove({ ids: [id] }), remove({ ids: [id] })]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect((await binIds()).filter((binned) => binned === id)).toHaveLength(1);
    });
  });

  describe('restores', () => {
    test('a file to its folder, under its id, with all its fields', async () => {
      const { id } = await make('mapa/niže/Čaša.jpg');
      const body = { name: 'Čaša 2', alt: 'Čaša', focal_x: 0.5, focal_y: 0 };
      await testApp.call(mediaRoutes.updateFile, { as, params: { id }, body });
      await remove({ folders: [`${base}/mapa`] });
      testApp.setNow(inDays(30));
      const answer = await restore([id]);
      expect(answer.json()).toEqual({ message: 'Vraćeno: 1 datoteka.' });
      expect((await get(id)).json()).toMatchObject({
        path: `${base}/mapa/niže/Čaša 2.jpg`,
        folder: `${base}/mapa/niže`,
        version: 3,
        alt: 'Čaša',
        focal_x: 0.5,
        created: TEST_NOW.toISOString(),
        modified: inDays(30).toISOString(),
      });
      expect([await idAt('mapa/niže/Čaša.jpg'), await found('casa 2'), await found('ča')]).toEqual([id, 1, 1]);
      expect(await folders()).toEqual([base, `${base}/mapa`, `${base}/mapa/niže`]);
      expect(await binIds()).not.toContain(id);
    });

    test('two files of one path under two names, the first of the call under its own, and says so', async () => {
      const first = await make('a.jpg');
      await remove({ ids: [first.id] });
      const second = await make('a.jpg');
      await remove({ ids: [second.id] });
      expect((await restore([second.id, first.id])).json().message).toBe(
        'Vraćeno: 2 datoteke. Naziv je bio zauzet, pa je dodan broj: „a-2.jpg”.',
      );
      expect([await pathOf(second.id), await pathOf(first.id)]).toEqual(['a.jpg', 'a-2.jpg']);
    });

    test('a former address only when no other file has taken it', async () => {
      const { id } = await make('a.jpg');
      await update(id, 'b');
      await remove({ ids: [id] });
      const other = (await make('c.jpg')).id;
      expect((await update(other, 'a')).statusCode).toBe(409);
      expect((await update(other, 'b')).statusCode).toBe(200);
      await restore([id]);
      expect([await pathOf(id), await idAt('a.jpg'), await idAt('b.jpg')]).toEqual(['b-2.jpg', id, other]);
    });

    test('a file into the folder with its name in another letter case, or into a numbered one when a file has the name', async () => {
      const [a, b] = [await make('mapa/a.jpg'), await make('druga.jpg/b.jpg')];
      await remove({ folders: [`${base}/mapa`, `${base}/druga.jpg`] });
      await makeFolder(base, 'MAPA');
      await make('druga.jpg');
      await restore([a.id, b.id]);
      expect([await pathOf(a.id), await pathOf(b.id)]).toEqual(['MAPA/a.jpg', 'druga.jpg-2/b.jpg']);
    });

    test('none of the requested files when one is not in it', async () => {
      const { id } = await make('a.jpg');
      const other = await make('b.jpg');
      await remove({ ids: [id] });
      const message = 'Neke od odabranih datoteka više nisu u košu. Osvježite popis.';
      for (const missing of [other.id, 999_999]) {
        const refusal = { message, code: 'invalid-input', errors: [{ field: 'ids', message }] };
        expect((await restore([id, missing])).json()).toEqual(refusal);
      }
      for (const ids of [[], 'sve', [0], Array.from({ length: 501 }, () => id)]) {
        expect((await restore(ids)).statusCode).toBe(400);
      }
      expect(await binIds()).toContain(id);
      expect((await get(other.id)).json()).toMatchObject({ version: 1 });
    });

    test('a file once when two people restore it at the same moment', async () => {
      const { id } = await make('a.jpg');
      await remove({ ids: [id] });
      const answers = await Promise.all([restore([id]), restore([id, id])]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect(await pathOf(id)).toBe('a.jpg');
    });

    test('nothing after 30 days', async () => {
      const { id } = await make('a.jpg');
      await remove({ ids: [id] });
      testApp.setNow(inDays(30, 1));
      expect((await restore([id])).statusCode).toBe(400);
      expect(await bin()).toMatchObject({ records: [], total: 0, numPages: 0 });
    });
  });

  describe('removes', () => {
    const empty = (now: Date, { files, pictures } = testApp.dependencies) =>
      emptyFileBin(testApp.dependencies.database, files, pictures, { now });

    async function rowsOf(id: number): Promise<[number, number]> {
      const { read } = testApp.dependencies.database;
      const records = await read.selectFrom('deleted_records').select('id').where('record_id', '=', id).execute();
      const addresses = await read.selectFrom('file_addresses').select('path').where('file_id', '=', id).execute();
      return [records.length, addresses.length];
    }

    const isKept = async (key: string) => (await testApp.dependencies.files.sizeOf(key)) !== undefined;

    test('bytes, pictures, records and former addresses that are older than 30 days', async () => {
      await empty(inDays(100));
      const old = await make('stara.jpg');
      await update(old.id, 'starija');
      const { files } = testApp.dependencies;
      const derived = `derived/${old.object_key.split('/').at(-1)}/160.webp`;
      await files.write(derived, (await files.read(old.object_key))!, { size: 9, mediaType: 'image/webp' });
      await remove({ ids: [old.id] });
      testApp.setNow(inDays(1));
      const recent = await make('nova.jpg');
      await remove({ ids: [recent.id] });
      const alive = await make('živa.jpg');

      expect(await empty(inDays(30, HOUR_MS))).toBe(0);
      expect([await isKept(old.object_key), await rowsOf(old.id)]).toEqual([true, [1, 1]]);
      expect(await empty(inDays(30, HOUR_MS + 1))).toBe(1);
      expect([await isKept(old.object_key), await isKept(derived)]).toEqual([false, false]);
      expect(await rowsOf(old.id)).toEqual([0, 0]);
      expect([await isKept(recent.object_key), await rowsOf(recent.id)]).toEqual([true, [1, 0]]);
      expect([await isKept(alive.object_key), await pathOf(alive.id)]).toEqual([true, 'živa.jpg']);
    });

    test('more files than fit into one step, and no other deleted record', async () => {
      await empty(inDays(100));
      const made = await Promise.all(Array.from({ length: 101 }, (_, place) => make(`${place}.jpg`)));
      await remove({ ids: made.map(({ id }) => id) });
      await testApp.dependencies.database.write((transaction) =>
        transaction
          .insertInto('deleted_records')
          .values({ table_name: 'posts', record_id: 1, title: '', data: '{}', deleted: '2020', deleted_by: null })
          .execute(),
      );
      expect(await empty(inDays(31))).toBe(101);
      const left = await testApp.dependencies.database.read
        .selectFrom('deleted_records')
        .select('table_name')
        .execute();
      expect(left).toEqual([{ table_name: 'posts' }]);
    });

    test('in the next run the files that the storage failed to delete', async () => {
      const { id, object_key } = await make('a.jpg');
      await remove({ ids: [id] });
      const { files, pictures } = testApp.dependencies;
      const away = {
        ...testApp.dependencies,
        files: { ...files, delete: () => Promise.reject(new UnavailableError()) },
        pictures,
      };
      await expect(empty(inDays(31), away)).rejects.toThrow(UnavailableError);
      expect([await isKept(object_key), await rowsOf(id)]).toEqual([true, [1, 0]]);
      expect(await empty(inDays(31))).toBe(1);
      expect([await isKept(object_key), await rowsOf(id)]).toEqual([false, [0, 0]]);
    });
  });
});
