import { type DocumentFolder, documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'dokumenti';

describe.each(DATABASE_NAMES)('the order of folders and subfolders on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let [a, b, c] = [0, 0, 0];

  const database = () => testApp.dependencies.database;
  const both = async () => {
    const managed = await testApp.call(documentFolderRoutes.listManagedFolders, { as, params: { lng: 'eng' } });
    const open = await testApp.call(documentFolderRoutes.listDocumentFolders, { params: { lng: 'eng' } });
    const [all, visible] = [managed.json<DocumentFolder[]>(), open.json<DocumentFolder[]>()];
    expect(all.map(({ id }) => id)).toEqual(visible.map(({ id }) => id));
    return { all, visible };
  };
  const folders = async () => (await both()).all.map(({ id }) => id);
  const order = (ids: readonly number[], former?: readonly number[], lng = 'eng') =>
    testApp.call(documentFolderRoutes.orderDocumentFolders, { as, rawBody: { lng, ids, former } });

  beforeEach(async () => {
    await database().write((transaction) =>
      transaction.deleteFrom('document_folders').where('lng', '=', 'eng').execute(),
    );
    [a, b, c] = [
      await makeFolder(database(), { lng: 'eng' }),
      await makeFolder(database(), { lng: 'eng' }),
      await makeFolder(database(), { lng: 'eng' }),
    ];
  });

  test('is kept, and followed by both lists; folders that are not named follow, new ones are last', async () => {
    const answer = await order([c, a, b]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Redoslijed je spremljen.' }]);
    expect(await folders()).toEqual([c, a, b]);
    await order([b]);
    const added = await makeFolder(database(), { lng: 'eng' });
    expect(await folders()).toEqual([b, c, a, added]);
  });

  test('of subfolders is that of their folder, and public too', async () => {
    const subs = [await makeSubfolder(database(), { doc_cat: a }), await makeSubfolder(database(), { doc_cat: a })];
    const foreign = await makeSubfolder(database(), { doc_cat: b });
    const put = (ids: readonly number[], doc_cat = a) =>
      testApp.call(subfolderRoutes.orderSubfolders, { as, body: { doc_cat, ids: [...ids], former: subs } });
    expect((await put([...subs, foreign])).json()).toMatchObject({ code: 'not-in-container' });
    expect((await put(subs.toReversed())).statusCode).toBe(200);
    const { all, visible } = await both();
    const inFolder = [all, visible].map((list) => list[0]?.subfolders.map(({ sub_id }) => sub_id));
    expect(inFolder).toEqual([subs.toReversed(), subs.toReversed()]);
    const listed = await testApp.call(subfolderRoutes.listSubfolders, { as, params: { folderId: a } });
    expect(listed.json<{ sub_id: number }[]>().map(({ sub_id }) => sub_id)).toEqual(subs.toReversed());
    expect((await put(subs)).json()).toMatchObject({ code: 'stale-order' });
    await testApp.call(subfolderRoutes.updateSubfolder, { as, body: { sub_id: subs[1] ?? 0, doc_cat: b } });
    const moved = await testApp.call(subfolderRoutes.listSubfolders, { as, params: { folderId: b } });
    expect(moved.json<{ sub_id: number }[]>().map(({ sub_id }) => sub_id)).toEqual([foreign, subs[1]]);
  });

  test('refuses folders of the other language, unknown and repeated ones, and writes nothing', async () => {
    const croatian = await makeFolder(database());
    for (const ids of [[croatian, a], [99_999], [c, a, c]]) {
      expect([ids, (await order(ids)).json().code]).toEqual([ids, 'not-in-container']);
    }
    expect((await order([])).statusCode).toBe(400);
    expect((await order([c], undefined, 'hr-HR')).statusCode).toBe(400);
    expect(await folders()).toEqual([a, b, c]);
    await testApp.call(documentFolderRoutes.updateDocumentFolder, { as, body: { id: croatian, lng: 'eng' } });
    expect(await folders()).toEqual([a, b, c, croatian]);
  });

  test('of two people at the same moment is that of one of them, and the other learns it', async () => {
    const orders = [
      [b, a, c],
      [c, b, a],
    ];
    const works = orders.map((ids) => () => order(ids, [a, b, c]));
    const answers = await runTogether(database(), 'document_folders', works);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await folders()).toEqual(orders[statuses.indexOf(200)]);
    expect(answers[statuses.indexOf(409)]?.json()).toMatchObject({
      code: 'stale-order',
      message: 'Redoslijed je u međuvremenu promijenio netko drugi. Vaš pomak nije spremljen.',
    });
  });

  test('does not mind a folder that a colleague has added or deleted since it was read', async () => {
    const added = await makeFolder(database(), { lng: 'eng' });
    await testApp.call(documentFolderRoutes.deleteDocumentFolder, { as, params: { id: b } });
    expect((await order([c, a], [a, b, c])).statusCode).toBe(200);
    expect(await folders()).toEqual([c, a, added]);
  });

  test('takes back a folder that was deleted before there were places', async () => {
    await testApp.call(documentFolderRoutes.deleteDocumentFolder, { as, params: { id: a } });
    await database().write(async (transaction) => {
      const row = transaction.selectFrom('deleted_records').select(['id', 'data']).where('record_id', '=', a);
      const { id, data } = await row.where('table_name', '=', 'document_folders').executeTakeFirstOrThrow();
      const { orderIndex: _, ...former } = JSON.parse(data);
      const set = transaction.updateTable('deleted_records').set({ data: JSON.stringify(former) });
      await set.where('id', '=', id).execute();
    });
    const restored = await testApp.call(documentFolderRoutes.restoreDocumentFolders, { as, body: { ids: [a] } });
    expect(restored.json().message).toBe('Folder je vraćen.');
    expect(await folders()).toEqual([b, c, a]);
  });
});
