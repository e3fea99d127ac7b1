import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import {
  documentRoutes,
  type ManagedDocument,
  NEW_DOCUMENT_COLUMNS,
} from '@baklja/contract/features/documents/documents';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { DOCUMENT_NAME_MAX_LENGTH, DOCUMENTS_AT_ONCE_LIMIT, FOLDER_DOCUMENTS_LIMIT } from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeManyDocuments, makeSubfolder } from '../../testing/records/make-folder.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'dokumenti';

describe.each(DATABASE_NAMES)('documents on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: number;

  beforeEach(async () => {
    folder = await makeFolder(testApp.dependencies.database);
  });

  const database = () => testApp.dependencies.database;
  const managed = async (id = folder): Promise<ManagedDocument[]> =>
    (await testApp.call(documentRoutes.listManagedDocuments, { as, params: { folderId: id } })).json();
  const getFolder = async (id = folder): Promise<ManagedFolder> =>
    (await testApp.call(documentFolderRoutes.getDocumentFolder, { as, params: { id } })).json();
  const rowOf = (values: object = {}) => {
    const own = { link: 'dokumenti/plan.pdf', title_eng: 'Plan', page_id: folder, year: 2026, doc_name: 'Plan rada' };
    return toRow({ ...own, ...values } as Parameters<typeof toRow>[0], NEW_DOCUMENT_COLUMNS as never);
  };
  const add = (rows: unknown, headers = {}) =>
    testApp.call(documentRoutes.createDocuments, { as, rawBody: rows, headers });
  const update = (body: object) => testApp.call(documentRoutes.updateDocument, { as, rawBody: body });

  test('are added in rows, in their order, at the end of the folder, or none', async () => {
    const sub = await makeSubfolder(database(), { doc_cat: folder });
    const first = await add(rowOf());
    expect(first.json()).toEqual({ message: 'Dokument je spremljen.', ids: [expect.any(Number)] });
    const two = await add([
      rowOf({ doc_name: 'B', year: '1999' }),
      rowOf({ doc_name: 'C', sub_folder: sub, show_in_sub: true }),
    ]);
    expect(two.json()).toMatchObject({ message: 'Spremljeno: 2 dokumenta.' });
    const wrong = await add([rowOf({ doc_name: 'D' }), rowOf({ doc_name: 'E', page_id: 99_999 })]);
    expect([wrong.statusCode, wrong.json().errors]).toMatchObject([400, [{ field: 'page_id' }]]);
    expect(await managed()).toMatchObject([
      { doc_name: 'Plan rada', orderIndex: 1, sub_folder: null },
      { doc_name: 'B', orderIndex: 2, year: 1999, modified: TEST_NOW.toISOString(), version: 1 },
      { doc_name: 'C', orderIndex: 3, sub_folder: sub },
    ]);
  });

  test.each([
    [{ doc_name: '' }, '0.doc_name'],
    [{ title_eng: ' ' }, '0.title_eng'],
    [{ year: 1799 }, '0.year'],
    [{ year: '2201' }, '0.year'],
    [{ doc_name: 'a'.repeat(DOCUMENT_NAME_MAX_LENGTH + 1) }, '0.doc_name'],
    [{ link: '#dio' }, 'link'],
    [{ show_in_sub: 1 }, 'sub_folder'],
    [{ sub_folder: 99_999 }, 'sub_folder'],
  ])('are refused with %j', async (values, field) => {
    const answer = await add([rowOf(values)]);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect(await managed()).toEqual([]);
  });

  test('are refused with the specified text in a subfolder without its id', async () => {
    const message = 'Dokument se prikazuje u subfolderu a nema id';
    expect((await add([rowOf({ show_in_sub: 1 })])).json()).toMatchObject({ message });
    const [id] = (await add([rowOf()])).json<{ ids: number[] }>().ids;
    expect((await update({ doc_id: id, show_in_sub: 1 })).json()).toMatchObject({ message });
  });

  test('are not more than the limit of a call, and of a folder, also when two people add at once', async () => {
    expect((await add(Array.from({ length: DOCUMENTS_AT_ONCE_LIMIT + 1 }, () => rowOf()))).statusCode).toBe(400);
    await makeManyDocuments(database(), folder, FOLDER_DOCUMENTS_LIMIT - 1);
    expect((await add([rowOf(), rowOf()])).json()).toMatchObject({ code: 'folder-full' });
    const answers = await runTogether(database(), 'documents', [() => add([rowOf()]), () => add([rowOf()])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await getFolder()).documents).toBe(FOLDER_DOCUMENTS_LIMIT);
  });

  test('are added once when the answer to the first call was lost', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-test-1' };
    const rows = [rowOf({ doc_name: 'Prvi' }), rowOf({ doc_name: 'Drugi' })];
    const first = (await add(rows, headers)).json();
    expect((await add(rows, headers)).json()).toEqual(first);
    expect(await managed()).toHaveLength(2);
  });

  test('keep what an update leaves out, and move to the end of another folder without their subfolder', async () => {
    const sub = await makeSubfolder(database(), { doc_cat: folder });
    const id = await makeDocument(database(), { page_id: folder, sub_folder: sub, show_in_sub: 1 });
    const other = await makeFolder(database(), { title: 'Drugi' });
    await makeDocument(database(), { page_id: other, orderIndex: 7 });
    const answer = await update({ doc_id: id, doc_name: 'Novi', year: '2024', version: 1 });
    expect(answer.json()).toEqual({ message: 'Dokument je spremljen.', version: 2, modified: TEST_NOW.toISOString() });
    expect((await managed())[0]).toMatchObject({ doc_name: 'Novi', year: 2024, title_eng: 'Statute', sub_folder: sub });
    expect((await update({ doc_id: id, page_id: other, sub_folder: sub, show_in_sub: 1 })).statusCode).toBe(400);
    expect((await update({ doc_id: id, page_id: other })).statusCode).toBe(200);
    const last = { doc_id: id, orderIndex: 8, sub_folder: null, show_in_sub: 0 };
    expect((await managed(other)).at(-1)).toMatchObject(last);
    const one = await testApp.call(documentRoutes.getDocument, { as, params: { id } });
    expect(one.json()).toMatchObject({ doc_id: id, page_id: other });
  });

  test('move together, all or none', async () => {
    const page_id = folder;
    const ids = [await makeDocument(database(), { page_id }), await makeDocument(database(), { page_id })];
    const other = await makeFolder(database(), { title: 'Drugi' });
    const sub = await makeSubfolder(database(), { doc_cat: other });
    const move = (body: object) => testApp.call(documentRoutes.moveDocuments, { as, rawBody: body });
    expect((await move({ ids: [...ids, 99_999], page_id: other })).statusCode).toBe(404);
    expect(await managed(other)).toEqual([]);
    expect((await move({ ids, page_id: other, sub_folder: sub })).json().message).toBe('Premješteno: 2 dokumenta.');
    expect(await managed(other)).toMatchObject([
      { doc_id: ids[0], orderIndex: 1, sub_folder: sub, show_in_sub: 1 },
      { doc_id: ids[1], orderIndex: 2, sub_folder: sub, show_in_sub: 1 },
    ]);
    expect(await managed()).toEqual([]);
  });

  test('show the size of their file, follow it when it is renamed, and are marked when it is gone', async () => {
    const { id: fileId } = await makeFile(testApp.dependencies, { path: 'dokumenti/Plan 2026.pdf', bytes: '%PDF-1.4' });
    const ids = (
      await add([
        rowOf({ link: 'dokumenti/Plan 2026.pdf' }),
        rowOf({ link: '/files/dokumenti/Plan%202026.pdf' }),
        rowOf({ link: 'https://www.example.org/plan.pdf' }),
        rowOf({ link: 'dokumenti/nikad.pdf' }),
      ])
    ).json<{ ids: number[] }>().ids;
    const files = async () =>
      (await managed()).map(({ file_id, file_size, file_missing }) => [file_id, file_size, file_missing]);
    const present = [fileId, 8, 0];
    expect(await files()).toEqual([present, present, [null, null, 0], [null, null, 1]]);
    const rename = { as, params: { id: fileId }, rawBody: { name: 'Plan rada.pdf' } } as const;
    expect((await testApp.call(mediaRoutes.updateFile, rename)).statusCode).toBe(200);
    expect(await files()).toEqual([present, present, [null, null, 0], [null, null, 1]]);
    const uses = (await testApp.call(mediaRoutes.getFile, { as, params: { id: fileId } })).json();
    expect(uses).toMatchObject({
      total_uses: 2,
      uses: [{ kind: 'document', record_id: ids[1], key: String(folder) }, {}],
    });
    await testApp.call(mediaRoutes.deleteFiles, { as, body: { ids: [fileId] } });
    expect(await files()).toEqual([1, 1, 0, 1].map((missing) => [null, null, missing]));
  });

  test('are found by both names without regard to case and marks, as are folders', async () => {
    const names = { doc_name: 'Pravilnik o čuvarima', title_eng: 'Guards' };
    const id = await makeDocument(database(), { page_id: folder, ...names });
    const find = async (search: string) =>
      (await testApp.call(documentRoutes.findDocuments, { as, query: { search } })).json();
    expect(await find(' CUVAR ')).toMatchObject({
      documents: [{ doc_id: id, page_id: folder, folder_title: 'Izvješća', folder_lng: 'hrv' }],
      total: 1,
    });
    expect((await find('guards')).total).toBe(1);
    expect(await find('nema toga')).toEqual({ documents: [], total: 0 });
    const found = await testApp.call(searchRoutes.searchEverything, { as, query: { text: 'cuvari' } });
    expect(found.json().hits).toMatchObject([{ kind: 'document', id, key: String(folder), title: names.doc_name }]);
  });
});
