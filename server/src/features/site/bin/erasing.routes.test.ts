import { auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { countOf } from '@baklja/contract/plural';
import type { BinKind } from '@baklja/contract/records/bin';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { UnavailableError } from '../../../errors.ts';
import { emptyFileBin } from '../../../records/empty-file-bin.ts';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';
const GONE = { message: 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.', code: 'not-found' };

describe.each(DATABASE_NAMES)('deleting for good on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const list = async (): Promise<DeletedRecord[]> =>
    (await testApp.call(binRoutes.listDeletedRecords, { as, query: {} })).json().records;
  const rowOf = async (kind: BinKind, id: number) =>
    (await list()).find((row) => row.kind === kind && row.record_id === id)?.id ?? 0;
  const remove = async (kind: BinKind, id: number) => {
    await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    return rowOf(kind, id);
  };
  const erase = (ids: number[], role: Role = as) =>
    testApp.call(binRoutes.eraseDeletedRecords, { as: role, body: { ids } });
  const restore = (ids: number[]) => testApp.call(binRoutes.restoreDeletedRecords, { as, body: { ids } });
  const empty = (until: Date, total: number, role: Role = as) =>
    testApp.call(binRoutes.emptyBin, { as: role, body: { until: until.toISOString(), total } });
  const kept = async (kind: string, ids: readonly number[]) => {
    const { read } = testApp.dependencies.database;
    const rows = read.selectFrom('deleted_records').select('record_id').where('table_name', '=', kind);
    return (await rows.where('record_id', 'in', ids).execute()).length;
  };
  const hasBytes = async (key: string) => (await testApp.dependencies.files.sizeOf(key)) !== undefined;
  const makePosts = async () => [
    await remove('post', (await makePost(testApp.dependencies.database, { title: 'Prvi' })).id),
    await remove('post', (await makePost(testApp.dependencies.database, { title: 'Drugi' })).id),
  ];

  test('takes a record with what it contained, and is logged', async () => {
    const { database } = testApp.dependencies;
    const folder = await makeFolder(database, { title: 'Zauvijek' });
    const sub = await makeSubfolder(database, { doc_cat: folder });
    const documents = [
      await makeDocument(database, { page_id: folder }),
      await makeDocument(database, { page_id: folder, sub_folder: sub, show_in_sub: 1 }),
    ];
    const row = await remove('documentFolder', folder);
    expect((await erase([row])).json()).toEqual({ message: 'Izbrisano zauvijek: 1 zapis.' });
    expect([await kept('documents', documents), await kept('subfolders', [sub])]).toEqual([0, 0]);
    expect((await restore([row])).json()).toEqual(GONE);
    const { entries } = (await testApp.call(auditLogRoutes.listAuditLog, { as })).json();
    expect(entries[0]).toMatchObject({ action: 'erase', kind: 'documentFolder', record_id: folder, title: 'Zauvijek' });
  });

  test('takes none when one is not in the bin, or is in another deleted record', async () => {
    const { database } = testApp.dependencies;
    const [first = 0, second = 0] = await makePosts();
    const folder = await makeFolder(database);
    const document = await makeDocument(database, { page_id: folder });
    await remove('documentFolder', folder);
    const inside = database.read.selectFrom('deleted_records').select('id').where('table_name', '=', 'documents');
    const inner = await inside.where('record_id', '=', document).executeTakeFirstOrThrow();
    for (const wrong of [999_999, inner.id]) {
      const answer = await erase([first, second, wrong]);
      expect([answer.statusCode, answer.json()]).toEqual([404, GONE]);
    }
    expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  });

  test('takes the former versions of a record, of a user too', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'mijenja', name: 'Prije' });
    await testApp.call(userRoutes.updateUser, { as, params: { id }, body: { name: 'Poslije' } });
    const count = async () => {
      const versions = database.read.selectFrom('record_versions').select('id').where('kind', '=', 'user');
      return (await versions.where('record_id', '=', id).execute()).length;
    };
    expect(await count()).toBe(1);
    const row = await remove('user', id);
    expect(await count()).toBe(1);
    await erase([row]);
    expect(await count()).toBe(0);
    // The log names no users.
    const log = database.read.selectFrom('audit_log').select(['title', 'title_folded']).where('action', '=', 'erase');
    expect(await log.where('record_id', '=', id).execute()).toEqual([{ title: '', title_folded: '' }]);
  });

  test('takes the bytes and the former addresses of a file', async () => {
    const { id, object_key } = await makeFile(testApp.dependencies, { path: 'images/nestaje.jpg' });
    await testApp.call(mediaRoutes.updateFile, { as, params: { id }, body: { name: 'nestala' } });
    const row = await remove('file', id);
    expect((await erase([row])).json()).toEqual({ message: 'Izbrisano zauvijek: 1 zapis.' });
    const addresses = testApp.dependencies.database.read.selectFrom('file_addresses').select('path');
    expect(await addresses.where('file_id', '=', id).execute()).toEqual([]);
    expect([await hasBytes(object_key), await kept('files', [id])]).toEqual([false, 0]);
  });

  test('of a file says that its bytes follow when the storage is away, and the job removes them', async () => {
    const { database, files, pictures } = testApp.dependencies;
    const { id, object_key } = await makeFile(testApp.dependencies, { path: 'images/kasnije.jpg' });
    const row = await remove('file', id);
    const { delete: deleteBytes } = files;
    files.delete = () => Promise.reject(new UnavailableError());
    const answer = await erase([row]);
    files.delete = deleteBytes;
    expect(answer.json()).toEqual({
      message:
        'Izbrisano zauvijek: 1 zapis. Spremište datoteka trenutačno nije dostupno, pa će se sadržaj datoteka izbrisati kad opet bude dostupno.',
    });
    expect([await rowOf('file', id), await hasBytes(object_key)]).toEqual([0, true]);
    expect((await restore([row])).statusCode).toBe(404);
    expect((await testApp.call(mediaRoutes.restoreFiles, { as, body: { ids: [id] } })).statusCode).toBe(400);
    expect(await emptyFileBin(database, files, pictures, { now: TEST_NOW })).toBe(1);
    expect([await hasBytes(object_key), await kept('files', [id])]).toEqual([false, 0]);
  });

  test('of everything takes every kind with what was inside, but not what was deleted later', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeFile(testApp.dependencies, { path: 'images/sve.jpg' });
    await remove('file', id);
    const folder = await makeFolder(database);
    for (let place = 0; place < 3; place += 1) await makeDocument(database, { page_id: folder });
    await remove('documentFolder', folder);
    await makePosts();
    const total = (await list()).length;
    testApp.setNow(new Date(TEST_NOW.getTime() + 1000));
    const later = await makePosts();
    expect((await empty(TEST_NOW, total)).json()).toEqual({
      message: `Izbrisano zauvijek: ${countOf(total, RECORD_FORMS)}.`,
    });
    expect((await list()).map((row) => row.id).toSorted()).toEqual(later.toSorted());
    const { read } = testApp.dependencies.database;
    expect(await read.selectFrom('deleted_records').select('id').execute()).toHaveLength(2);
    expect((await empty(new Date(TEST_NOW.getTime() + 1000), 2)).json()).toEqual({
      message: 'Izbrisano zauvijek: 2 zapisa.',
    });
    expect((await empty(TEST_NOW, 0)).json()).toEqual({ message: 'Izbrisano zauvijek: 0 zapisa.' });
    testApp.setNow(TEST_NOW);
  });

  test('of everything is for superadmins, and takes less than was seen, never more', async () => {
    const [first = 0] = await makePosts();
    expect((await empty(TEST_NOW, 2, 'tipfeler')).statusCode).toBe(403);
    const answer = await empty(TEST_NOW, 1);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        message: 'U košu je sada više zapisa nego što je pisalo, pa ništa nije izbrisano. Pogledajte popis.',
        code: 'bin-changed',
      },
    ]);
    expect(await list()).toHaveLength(2);
    await restore([first]);
    expect((await empty(TEST_NOW, 2)).json()).toEqual({ message: 'Izbrisano zauvijek: 1 zapis.' });
    expect(await list()).toEqual([]);
  });

  test.each(['post', 'file'] as const)(
    'of a %s and restoring it at the same moment: one of them wins',
    async (kind) => {
      const { database } = testApp.dependencies;
      await testApp.tokenOf(as);
      for (const order of ['erase', 'restore']) {
        const file = await makeFile(testApp.dependencies, { path: `images/${kind}-${order}.jpg` });
        const id = kind === 'file' ? file.id : (await makePost(database)).id;
        const row = await remove(kind, id);
        const works = [() => erase([row]), () => restore([row])];
        const inOrder = <Item>(items: Item[]) => (order === 'erase' ? items : items.toReversed());
        const [erased, restored] = inOrder(await runTogether(database, 'deleted_records', inOrder(works)));
        const isRestored = restored?.statusCode === 200;
        expect(erased?.statusCode).toBe(isRestored ? 404 : 200);
        const table = kind === 'file' ? 'files' : 'posts';
        const alive = await database.read.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
        expect([alive !== undefined, await kept(table, [id])]).toEqual([isRestored, 0]);
        if (kind === 'file') expect(await hasBytes(file.object_key)).toBe(isRestored);
      }
    },
  );
});
