import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes, type ManagedDocument } from '@baklja/contract/features/documents/documents';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { FOLDER_DOCUMENTS_LIMIT } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyRecordBin } from '../../records/bin.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeManyDocuments, makeSubfolder } from '../../testing/records/make-folder.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'dokumenti';

describe.each(DATABASE_NAMES)('the order of documents on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: number;
  let [a, b, c, d] = [0, 0, 0, 0];

  beforeEach(async () => {
    const { database } = testApp.dependencies;
    folder = await makeFolder(database);
    const ids: number[] = [];
    for (const orderIndex of [1, 2, 3, 4]) ids.push(await makeDocument(database, { page_id: folder, orderIndex }));
    [a = 0, b = 0, c = 0, d = 0] = ids;
  });

  const order = (ids: readonly number[], more: object = {}) => {
    const rows = ids.map((doc_id, place) => ({ doc_id, orderIndex: place + 1 }));
    return testApp.call(documentRoutes.orderDocuments, { as, rawBody: { order: rows, ...more } });
  };
  const places = async () => {
    const list = await testApp.call(documentRoutes.listManagedDocuments, { as, params: { folderId: folder } });
    return list.json<ManagedDocument[]>().map(({ doc_id, orderIndex }) => [doc_id, orderIndex]);
  };
  const inOrder = (...ids: number[]) => ids.map((id, place) => [id, place + 1]);

  test('is written whole, and leaves the versions of the documents', async () => {
    expect((await order([d, b, a, c])).json()).toEqual({ message: 'Redoslijed je spremljen.', order_version: 2 });
    expect(await places()).toEqual(inOrder(d, b, a, c));
    const one = await testApp.call(documentRoutes.getDocument, { as, params: { id: a } });
    expect(one.json().version).toBe(1);
    const read = await testApp.call(documentFolderRoutes.getDocumentFolder, { as, params: { id: folder } });
    const who = 'Korisnik dokumenti-of-tests';
    expect(read.json()).toMatchObject({ order_version: 2, ordered: TEST_NOW.toISOString(), ordered_by_name: who });
    expect(read.json().version).toBe(1);
  });

  test('comes from the numbers that are sent, also as text; documents that are not named follow', async () => {
    const rows = [
      { doc_id: String(a), orderIndex: '30' },
      { doc_id: c, orderIndex: 10 },
      { doc_id: b, orderIndex: 20 },
    ];
    const answer = await testApp.call(documentRoutes.orderDocuments, { as, rawBody: { order: rows } });
    expect(answer.statusCode).toBe(200);
    expect(await places()).toEqual(inOrder(c, b, a, d));
    await order([d]);
    expect(await places()).toEqual(inOrder(d, c, b, a));
  });

  test('refuses documents of another folder, unknown and repeated ones, and writes nothing', async () => {
    const { database } = testApp.dependencies;
    const foreign = await makeDocument(database, { page_id: await makeFolder(database) });
    for (const ids of [[d, foreign], [foreign, d], [d, 99_999], [99_999], [d, a, d]]) {
      const answer = await order(ids);
      expect([ids, answer.statusCode, answer.json().code]).toEqual([ids, 400, 'not-in-container']);
    }
    expect((await order([])).statusCode).toBe(400);
    expect(await places()).toEqual(inOrder(a, b, c, d));
  });

  test('is refused to the second of two people, who learns who was first', async () => {
    expect((await order([b, a, c, d], { order_version: 1 })).statusCode).toBe(200);
    const second = await order([d, a, b, c], { order_version: 1 });
    const message = 'Redoslijed je u međuvremenu promijenio Korisnik dokumenti-of-tests. Vaš pomak nije spremljen.';
    expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'stale-order', message }]);
    expect(await places()).toEqual(inOrder(b, a, c, d));
    expect((await order([d, b, a, c], { order_version: 2 })).statusCode).toBe(200);
  });

  test('of two people at the same moment is that of one of them', async () => {
    const orders = [
      [b, a, c, d],
      [d, c, b, a],
    ];
    const works = orders.map((ids) => () => order(ids, { order_version: 1 }));
    const answers = await runTogether(testApp.dependencies.database, 'document_folders', works);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await places()).toEqual(inOrder(...(orders[statuses.indexOf(200)] ?? [])));
  });

  test('keeps a document that a colleague adds, and refuses one that a colleague deletes', async () => {
    const { database } = testApp.dependencies;
    const added = await makeDocument(database, { page_id: folder, orderIndex: 5 });
    expect((await order([d, c, b, a], { order_version: 1 })).statusCode).toBe(200);
    expect((await places()).at(-1)).toEqual([added, 5]);
    await testApp.call(documentRoutes.deleteDocument, { as, params: { id: c } });
    expect((await order([a, b, c, d, added], { order_version: 2 })).json()).toMatchObject({ code: 'not-in-container' });
  });

  test('gives a restored document its place, or the last one when it is taken', async () => {
    const remove = (id: number) => testApp.call(documentRoutes.deleteDocument, { as, params: { id } });
    const restore = (id: number) => testApp.call(documentRoutes.restoreDocuments, { as, body: { ids: [id] } });
    await remove(b);
    expect((await restore(b)).statusCode).toBe(200);
    expect(await places()).toEqual(inOrder(a, b, c, d));
    await remove(b);
    await order([d, c, a]);
    expect((await restore(b)).statusCode).toBe(200);
    expect(await places()).toEqual(inOrder(d, c, a, b));
  });

  test('holds for thousands of documents, and takes as many as a folder may have', async () => {
    const { database } = testApp.dependencies;
    const ids = [a, b, c, d, ...(await makeManyDocuments(database, folder, FOLDER_DOCUMENTS_LIMIT - 4, 5))];
    const turned = ids.toReversed();
    expect((await order(turned)).statusCode).toBe(200);
    expect(await places()).toEqual(inOrder(...turned));
    expect((await order([...turned, 1])).statusCode).toBe(400);
  });
});

describe.each(DATABASE_NAMES)('the bin of documents on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let [folder, sub, inSub, outsideSub, inFolder] = [0, 0, 0, 0, 0];

  beforeEach(async () => {
    const { database } = testApp.dependencies;
    folder = await makeFolder(database);
    sub = await makeSubfolder(database, { doc_cat: folder });
    await makeFile(testApp.dependencies, { path: `dokumenti/f${folder}.pdf`, bytes: '%PDF-1.4' });
    const link = `dokumenti/f${folder}.pdf`;
    inSub = await makeDocument(database, { page_id: folder, sub_folder: sub, show_in_sub: 1, orderIndex: 1, link });
    outsideSub = await makeDocument(database, { page_id: folder, sub_folder: sub, orderIndex: 2 });
    inFolder = await makeDocument(database, { page_id: folder, orderIndex: 3, link });
  });

  const removeFolder = (id = folder) => testApp.call(documentFolderRoutes.deleteDocumentFolder, { as, params: { id } });
  const restoreFolder = () =>
    testApp.call(documentFolderRoutes.restoreDocumentFolders, { as, body: { ids: [folder] } });
  const removeSub = () => testApp.call(subfolderRoutes.deleteSubfolder, { as, params: { id: sub } });
  const restoreSub = () => testApp.call(subfolderRoutes.restoreSubfolders, { as, body: { ids: [sub] } });
  const removeDocument = (id: number) => testApp.call(documentRoutes.deleteDocument, { as, params: { id } });
  const restoreDocument = (id: number) => testApp.call(documentRoutes.restoreDocuments, { as, body: { ids: [id] } });
  const documents = async () => {
    const list = await testApp.call(documentRoutes.listManagedDocuments, { as, params: { folderId: folder } });
    return list.json<ManagedDocument[]>().map(({ doc_id, orderIndex, sub_folder }) => [doc_id, orderIndex, sub_folder]);
  };
  const ALL = () => [
    [inSub, 1, sub],
    [outsideSub, 2, sub],
    [inFolder, 3, null],
  ];

  test('restores with a folder only what was deleted with it', async () => {
    await removeDocument(inFolder);
    await removeFolder();
    expect((await restoreDocument(inFolder)).json()).toMatchObject({ code: 'folder-gone' });
    await restoreFolder();
    expect((await documents()).map(([id]) => id)).toEqual([inSub, outsideSub]);
    expect((await restoreDocument(inFolder)).statusCode).toBe(200);
    expect(await documents()).toEqual(ALL());
  });

  test('has a subfolder with the documents that are shown in it, and leaves the others in the folder', async () => {
    await removeSub();
    expect(await documents()).toEqual([
      [outsideSub, 2, null],
      [inFolder, 3, null],
    ]);
    const show = { doc_id: outsideSub, show_in_sub: 1 };
    expect((await testApp.call(documentRoutes.updateDocument, { as, rawBody: show })).statusCode).toBe(400);
    expect((await restoreSub()).statusCode).toBe(200);
    expect(await documents()).toEqual(ALL());
  });

  test('restores no subfolder without its folder, and no document without the subfolder that shows it', async () => {
    await removeDocument(inSub);
    await removeSub();
    expect((await restoreDocument(inSub)).json()).toMatchObject({ code: 'subfolder-gone' });
    await removeFolder();
    expect((await restoreSub()).json()).toMatchObject({ code: 'folder-gone' });
    await restoreFolder();
    await restoreSub();
    expect((await restoreDocument(inSub)).statusCode).toBe(200);
    expect(await documents()).toEqual(ALL());
  });

  test('loses what a folder held with the folder itself, after 30 days', async () => {
    await removeFolder();
    const { database } = testApp.dependencies;
    await database.write((transaction) => emptyRecordBin(transaction, new Date(TEST_NOW.getTime() + 31 * DAY_MS)));
    expect((await restoreFolder()).statusCode).toBe(404);
    expect((await restoreDocument(inSub)).statusCode).toBe(404);
  });

  test('is preceded by a look at which menu items lead to a folder', async () => {
    const { database } = testApp.dependencies;
    const nav = await makeSection(database, { value: 'O nama' });
    const item = await makeMenuItem(database, { nav, value: 'Izvješća', link: `/dokumenti/folder/${folder}` });
    await makeMenuItem(database, { nav, link: `/dokumenti/folder/${folder}1` });
    const read = (id: number) => testApp.call(documentFolderRoutes.listFolderReferences, { as, params: { id } });
    expect((await read(folder)).json()).toEqual({
      references: [{ kind: 'menuItem', id: item, title: 'O nama: Izvješća' }],
    });
    expect((await read(99_999)).statusCode).toBe(404);
  });
});
