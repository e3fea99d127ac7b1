import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes, type ManagedDocument } from '@baklja/contract/features/documents/documents';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { listManagedDocuments, listVisibleDocuments } from './documents.store.ts';
import { listManagedFolders, listVisibleFolders } from './folders.store.ts';

const as = 'dokumenti';

describe.each(DATABASE_NAMES)('folders of documents on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: number;

  beforeEach(async () => {
    folder = await makeFolder(testApp.dependencies.database);
  });

  const database = () => testApp.dependencies.database;
  const managed = async (id = folder): Promise<ManagedDocument[]> =>
    (await testApp.call(documentRoutes.listManagedDocuments, { as, params: { folderId: id } })).json();
  const visible = (id = folder) => testApp.call(documentRoutes.listDocuments, { params: { folderId: id } });
  const getFolder = async (id = folder): Promise<ManagedFolder> =>
    (await testApp.call(documentFolderRoutes.getDocumentFolder, { as, params: { id } })).json();

  describe('folders', () => {
    const create = (body: object) => testApp.call(documentFolderRoutes.createDocumentFolder, { as, rawBody: body });
    const change = (body: object) => testApp.call(documentFolderRoutes.updateDocumentFolder, { as, rawBody: body });

    test('need both names that are not too long, and one of two languages', async () => {
      for (const body of [{}, { title: 'Zakoni', title_eng: ' ' }, { title: '', title_eng: 'Laws' }]) {
        const answer = await create(body);
        expect(answer.json()).toMatchObject({ message: 'Nazivi su obavezni* !', code: 'incomplete' });
      }
      const title = 'č'.repeat(FOLDER_TITLE_MAX_LENGTH);
      expect((await create({ title: `${title}a`, title_eng: 'a' })).statusCode).toBe(400);
      expect((await create({ title, title_eng: title, lng: 'hr-HR' })).statusCode).toBe(400);
      expect((await create({ title, title_eng: title, lng: 'eng', show_doc_page: '0' })).statusCode).toBe(200);
    });

    test('are listed by language with their subfolders and counts, in the order in which they were made', async () => {
      const second = (await create({ title: 'Zapisnici', title_eng: 'Minutes' })).json<{ id: number }>().id;
      const sub = await makeSubfolder(database(), { doc_cat: folder, show_sub: 0 });
      await makeDocument(database(), { page_id: folder, sub_folder: sub, show_in_sub: 1 });
      await makeDocument(database(), { page_id: folder });
      const list = async (lng: 'hrv' | 'eng') =>
        (await testApp.call(documentFolderRoutes.listManagedFolders, { as, params: { lng } })).json<ManagedFolder[]>();
      const own = (await list('hrv')).filter(({ id }) => id === folder || id === second);
      expect(own).toMatchObject([
        { id: folder, documents: 2, show_doc_page: 1, subfolders: [{ sub_id: sub, documents: 1, show_sub: 0 }] },
        { id: second, title: 'Zapisnici', title_eng: 'Minutes', lng: 'hrv', documents: 0, subfolders: [] },
      ]);
      expect(own[1]).toMatchObject({ version: 1, modified: TEST_NOW.toISOString(), order_version: 1, ordered: null });
      expect((await list('eng')).some(({ id }) => id === folder)).toBe(false);
    });

    test('keep what an update leaves out, at the path of the specification with its slash', async () => {
      const url = '/api/content/get/update-doc-categories/';
      const headers = { token: await testApp.tokenOf(as) };
      const payload = { id: String(folder), title: 'Novi naziv', page_id: 1, sub_folder: 2, show_in_sub: 1 };
      expect((await testApp.send({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
      expect(await getFolder()).toMatchObject({ title: 'Novi naziv', title_eng: 'Reports', lng: 'hrv', version: 2 });
      expect((await change({ id: folder, lng: 'eng' })).statusCode).toBe(200);
      expect((await getFolder()).lng).toBe('eng');
      expect((await change({ id: folder, title: '' })).statusCode).toBe(400);
    });

    test('are shown and hidden at once', async () => {
      const set = (show_doc_page?: unknown) =>
        testApp.call(documentFolderRoutes.setFolderVisibility, { as, rawBody: { id: folder, show_doc_page } });
      expect((await set(0)).statusCode).toBe(200);
      expect((await visible()).statusCode).toBe(404);
      expect((await set('1')).statusCode).toBe(200);
      expect((await visible()).json()).toEqual([]);
      expect((await set(2)).statusCode).toBe(400);
      expect((await set()).json()).toMatchObject({ message: 'Nedostaje: show_doc_page.', code: 'incomplete' });
      expect((await change({ title: 'Zakoni' })).json()).toMatchObject({ message: 'Nedostaje: id.' });
      expect((await change({ title: '' })).json()).toMatchObject({ message: 'Nazivi su obavezni* !' });
    });
  });

  describe('subfolders', () => {
    const create = (body: object) => testApp.call(subfolderRoutes.createSubfolder, { as, rawBody: body });
    const names = { title: 'Godišnja', title_eng: 'Annual' };
    const list = (folderId = folder) => testApp.call(subfolderRoutes.listSubfolders, { as, params: { folderId } });

    test('need both names and an existing folder', async () => {
      expect((await create({ doc_cat: folder })).json()).toMatchObject({ message: 'Nazivi su obavezni* !' });
      const without = await create(names);
      expect([without.statusCode, without.json().message]).toEqual([400, 'Folder id je obavezan !']);
      expect((await create({ ...names, doc_cat: 99_999 })).json()).toMatchObject({ errors: [{ field: 'doc_cat' }] });
      expect((await list()).json()).toEqual([]);
      const { id } = (await create({ ...names, doc_cat: folder })).json<{ id: number }>();
      expect((await list()).json()).toMatchObject([{ sub_id: id, ...names, show_sub: 1, doc_cat: folder }]);
      expect((await list(99_999)).statusCode).toBe(404);
      const one = await testApp.call(subfolderRoutes.getSubfolder, { as, params: { id } });
      expect(one.json()).toMatchObject({ sub_id: id, version: 1 });
    });

    test('keep what an update leaves out, and take their documents to another folder', async () => {
      const sub = await makeSubfolder(database(), { doc_cat: folder });
      const shown = await makeDocument(database(), { page_id: folder, sub_folder: sub, show_in_sub: 1 });
      const kept = await makeDocument(database(), { page_id: folder, sub_folder: sub, show_in_sub: 0 });
      const other = await makeFolder(database(), { title: 'Drugi' });
      const first = await makeDocument(database(), { page_id: other });
      const change = (body: object) => testApp.call(subfolderRoutes.updateSubfolder, { as, rawBody: body });
      expect((await change({ show_sub: 0 })).json()).toMatchObject({ message: 'Nedostaje: sub_id.' });
      expect((await change({ sub_id: sub, show_sub: 0 })).statusCode).toBe(200);
      expect((await change({ sub_id: sub, doc_cat: other })).statusCode).toBe(200);
      expect((await list(other)).json()).toMatchObject([{ sub_id: sub, title_eng: 'Annual reports', show_sub: 0 }]);
      expect((await managed(other)).map(({ doc_id }) => doc_id)).toEqual([first, shown]);
      expect((await managed()).map(({ doc_id }) => doc_id)).toEqual([kept]);
    });
  });

  test('the public reads hold visible folders and documents alone, with exactly the fields of the specification', async () => {
    const hiddenFolder = await makeFolder(database(), { title: 'Skriveni', show_doc_page: 0 });
    const inHidden = await makeSubfolder(database(), { doc_cat: hiddenFolder });
    const [shown, hidden] = [
      await makeSubfolder(database(), { doc_cat: folder, title: 'Vidljivi' }),
      await makeSubfolder(database(), { doc_cat: folder, title: 'Nevidljivi', show_sub: 0 }),
    ];
    const place = { page_id: folder, sub_folder: shown, show_in_sub: 1, orderIndex: 1 } as const;
    const inShown = await makeDocument(database(), place);
    await makeDocument(database(), { page_id: folder, sub_folder: hidden, show_in_sub: 1, orderIndex: 2 });
    const beforeHidden = await makeDocument(database(), { page_id: folder, sub_folder: hidden, orderIndex: 3 });
    const list = await testApp.call(documentFolderRoutes.listDocumentFolders, { params: { lng: 'hrv' } });
    const rows = list.json<{ id: number; subfolders: { sub_id: number }[] }[]>();
    expect(rows.some(({ id }) => id === hiddenFolder)).toBe(false);
    expect(rows.flatMap(({ subfolders }) => subfolders.map(({ sub_id }) => sub_id))).not.toContain(inHidden);
    expect(rows.find(({ id }) => id === folder)).toEqual({
      id: folder,
      title: 'Izvješća',
      title_eng: 'Reports',
      show_doc_page: 1,
      lng: 'hrv',
      subfolders: [{ sub_id: shown, title: 'Vidljivi', title_eng: 'Annual reports', show_sub: 1, doc_cat: folder }],
    });
    const names = { doc_name: 'Statut', title_eng: 'Statute', link: 'dokumenti/statut.pdf' };
    const file = { ...names, year: 2026, page_id: folder };
    expect((await visible()).json()).toEqual([
      { ...file, doc_id: inShown, orderIndex: 1, sub_folder: shown, show_in_sub: 1 },
      { ...file, doc_id: beforeHidden, orderIndex: 3, sub_folder: null, show_in_sub: 0 },
    ]);
    expect((await visible(hiddenFolder)).statusCode).toBe(404);
    expect((await visible(99_999)).statusCode).toBe(404);
  });

  test('the reads send as many queries for one folder with one document as for many', async () => {
    const { read } = database();
    const count = async () => [
      await countQueries(read, (db) => listVisibleFolders(db, 'hrv')),
      await countQueries(read, (db) => listVisibleDocuments(db, folder)),
      await countQueries(read, (db) => listManagedFolders(db, 'hrv')),
      await countQueries(read, (db) => listManagedDocuments(db, folder)),
    ];
    await makeDocument(database(), { page_id: folder });
    const withOne = await count();
    for (let orderIndex = 2; orderIndex <= 10; orderIndex += 1) {
      await makeSubfolder(database(), { doc_cat: await makeFolder(database()) });
      await makeDocument(database(), { page_id: folder, orderIndex });
    }
    expect(await count()).toEqual(withOne);
  });
});
