import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes, type ManagedDocument } from '@baklja/contract/features/documents/documents';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyRecordBin } from '../../records/bin.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'dokumenti';

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
