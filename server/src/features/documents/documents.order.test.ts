import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes, type ManagedDocument } from '@baklja/contract/features/documents/documents';
import { FOLDER_DOCUMENTS_LIMIT } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeDocument, makeFolder, makeManyDocuments } from '../../testing/records/make-folder.ts';
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

  test('comes from the numbers that are sent, not from the order of the list, also as text', async () => {
    const rows = [
      { doc_id: String(a), orderIndex: '30' },
      { doc_id: b, orderIndex: 10 },
      { doc_id: c, orderIndex: 20 },
    ];
    const answer = await testApp.call(documentRoutes.orderDocuments, { as, rawBody: { order: rows } });
    expect(answer.statusCode).toBe(200);
    expect(await places()).toEqual(inOrder(b, c, a, d));
  });

  test('puts documents that are not named behind those that are', async () => {
    await order([d]);
    expect(await places()).toEqual(inOrder(d, a, b, c));
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
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      {
        code: 'stale-order',
        message: 'Redoslijed je u međuvremenu promijenio Korisnik dokumenti-of-tests. Vaš pomak nije spremljen.',
      },
    ]);
    expect(await places()).toEqual(inOrder(b, a, c, d));
    expect((await order([d, b, a, c], { order_version: 2 })).statusCode).toBe(200);
  });

  test('of two people at the same moment is that of one of them', async () => {
    const { database } = testApp.dependencies;
    const [one, other] = await runTogether(database, 'document_folders', [
      () => order([b, a, c, d], { order_version: 1 }),
      () => order([d, c, b, a], { order_version: 1 }),
    ]);
    expect([one?.statusCode, other?.statusCode].toSorted()).toEqual([200, 409]);
    const expected = one?.statusCode === 200 ? [b, a, c, d] : [d, c, b, a];
    expect(await places()).toEqual(inOrder(...expected));
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
