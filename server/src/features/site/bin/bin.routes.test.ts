import { postRoutes } from '@baklja/contract/features/content/posts';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { kindsWith } from '@baklja/contract/kinds';
import { type BinKind, binKindsOf } from '@baklja/contract/records/bin';
import { ROLES, type Role } from '@baklja/contract/roles';
import type { Route } from '@baklja/contract/route';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { sharp } from '../../../files/pictures/sharp-settings.ts';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { makeSport } from '../../../testing/records/make-athlete.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { USUAL_KINDS } from '../../../testing/records/usual-kinds.ts';
import { DATABASE_NAMES, DATABASES } from '../../../testing/test-databases.ts';
import { listBinUsers, listDeletedRecords } from './bin.store.ts';

const MANY = 3000;

const IMAGES = JSON.stringify({ image_intro: 'clanci-slike/čaša.jpg' });

describe.each(DATABASE_NAMES)('the bin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const ids = {} as Record<BinKind, number>;

  const list = (as: Role, query: object = {}) => testApp.call(binRoutes.listDeletedRecords, { as, query });
  const records = async (as: Role, query: object = {}): Promise<DeletedRecord[]> =>
    (await list(as, query)).json().records;
  const remove = (route: Route, id: number) =>
    testApp.call(route, { as: 'superadmin', params: { id }, body: { ids: [id] } } as never);

  beforeAll(async () => {
    const { dependencies } = testApp;
    const { database } = dependencies;
    for (const [kind, { make }] of Object.entries(USUAL_KINDS)) ids[kind as BinKind] = await make(database, 10);
    ids.post = (await makePost(database, { title: 'Čaša prva', images: IMAGES })).id;
    ids.page = (await makePage(database, { title: 'Čaša na stranici' })).id;
    ids.sport = await makeSport(database, 'Čašanje');
    ids.file = (await makeFile(dependencies, { path: 'galerije/2026/čaša.jpg' })).id;
    ids.user = (await makeUser(database, { username: 'odlazi', name: 'Ode Lazić' })).id;
    for (const [place, kind] of kindsWith('bin').entries()) {
      testApp.setNow(new Date(TEST_NOW.getTime() + place * 1000));
      expect((await remove(REMOVERS[kind], ids[kind])).statusCode).toBe(200);
    }
  });

  test('has no rows of kinds that the role may not restore, and refuses their kind', async () => {
    for (const role of ROLES) {
      const own = binKindsOf(role);
      if (own.length === 0) {
        expect((await list(role)).statusCode).toBe(403);
        continue;
      }
      expect((await records(role)).map(({ kind }) => kind).toSorted()).toEqual(own.toSorted());
      for (const kind of kindsWith('bin')) {
        expect([kind, (await list(role, { kind })).statusCode]).toEqual([kind, own.includes(kind) ? 200 : 403]);
      }
    }
  });

  test('lists every kind, the latest first, with who deleted it and when', async () => {
    const found = await records('superadmin');
    expect(found.map(({ kind, record_id }) => [kind, record_id])).toEqual(
      kindsWith('bin')
        .map((kind) => [kind, ids[kind]])
        .toReversed(),
    );
    const by = { deleted: TEST_NOW.toISOString(), deleted_by_name: 'Korisnik superadmin-of-tests' };
    const post = {
      id: expect.any(Number),
      kind: 'post',
      record_id: ids.post,
      title: 'Čaša prva',
      images: IMAGES,
      was_public: true,
      contained: [],
    };
    expect(found.at(-1)).toEqual({ ...post, ...by });
    const file = { title: 'čaša.jpg', folder: 'galerije/2026', uses: 0 };
    expect(found.find(({ kind }) => kind === 'file')).toMatchObject(file);
  });

  test('finds titles without regard to case and marks, also of one kind', async () => {
    const found = (await records('superadmin', { search: 'CASA' })).map(({ kind }) => kind);
    expect(found).toEqual(['sport', 'file', 'page', 'post']);
    expect(await records('superadmin', { search: 'caša', kind: 'page' })).toHaveLength(1);
    expect((await list('superadmin', { search: 'nema toga' })).json()).toEqual({ records: [], total: 0, numPages: 0 });
  });

  test('finds what one user deleted, and names only users who deleted what the role may restore', async () => {
    const { id } = await makePost(testApp.dependencies.database, { title: 'Tuđi', state: 0 });
    await testApp.call(REMOVERS.post, { as: 'tipfeler', params: { id }, body: { ids: [id] } } as never);
    const usersOf = async (as: Role) => (await testApp.call(binRoutes.listBinUsers, { as })).json();
    const users = await usersOf('superadmin');
    const names = ['Korisnik superadmin-of-tests', 'Korisnik tipfeler-of-tests'];
    expect(users.map(({ name }: { name: string }) => name)).toEqual(names);
    const [superadmin, editor] = users;
    const found = await records('superadmin', { user: editor.id });
    expect(found).toEqual([expect.objectContaining({ title: 'Tuđi', was_public: false })]);
    expect(await records('superadmin', { user: editor.id, kind: 'page' })).toEqual([]);
    expect(await usersOf('olimp')).toEqual([superadmin]);
    await testApp.call(postRoutes.restorePosts, { as: 'tipfeler', body: { ids: [id] } });
    expect(await usersOf('superadmin')).toEqual([superadmin]);
    const categorisers = ROLES.filter((role) => binKindsOf(role).length === 0);
    for (const as of categorisers) expect((await testApp.call(binRoutes.listBinUsers, { as })).statusCode).toBe(403);
  });

  test('says what a folder contained, and whether it was shown', async () => {
    const { database } = testApp.dependencies;
    const folder = await makeFolder(database);
    const sub = await makeSubfolder(database, { doc_cat: folder });
    for (const sub_folder of [null, sub, sub]) {
      await makeDocument(database, { page_id: folder, sub_folder, show_in_sub: sub_folder === null ? 0 : 1 });
    }
    await remove(REMOVERS.documentFolder, folder);
    const row = (await records('superadmin', { kind: 'documentFolder' })).find(({ record_id }) => record_id === folder);
    expect(row?.was_public).toBe(true);
    expect(row?.contained).toEqual([
      { kind: 'subfolder', count: 1 },
      { kind: 'document', count: 3 },
    ]);
    await testApp.call(documentFolderRoutes.restoreDocumentFolders, { as: 'superadmin', body: { ids: [folder] } });
    const hidden = await makeSubfolder(database, { doc_cat: folder, show_sub: 0 });
    await remove(REMOVERS.subfolder, hidden);
    const [subfolder] = await records('superadmin', { kind: 'subfolder' });
    expect(subfolder).toMatchObject({ record_id: hidden, was_public: false });
    await testApp.call(subfolderRoutes.restoreSubfolders, { as: 'superadmin', body: { ids: [hidden] } });
  });

  test('counts the records that use a file', async () => {
    const { dependencies } = testApp;
    const { id } = await makeFile(dependencies, { path: 'images/korisna.jpg' });
    const post = await makePost(dependencies.database, { introtext: '<p><img src="/files/images/korisna.jpg"></p>' });
    await remove(mediaRoutes.deleteFiles, id);
    const row = (await records('superadmin', { kind: 'file' })).find(({ record_id }) => record_id === id);
    expect(row?.uses).toBe(1);
    await remove(postRoutes.deletePost, post.id);
    await testApp.call(mediaRoutes.restoreFiles, { as: 'superadmin', body: { ids: [id] } });
    await testApp.call(postRoutes.restorePosts, { as: 'superadmin', body: { ids: [post.id] } });
  });

  test('keeps records for 30 days', async () => {
    testApp.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS));
    expect(await records('superadmin')).toHaveLength(kindsWith('bin').length);
    testApp.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS + 1));
    expect((await records('superadmin')).some(({ kind }) => kind === 'post')).toBe(false);
    testApp.setNow(TEST_NOW);
  });

  test('splits thousands into pages of 50', async () => {
    const deleted = new Date(TEST_NOW.getTime() - DAY_MS).toISOString();
    await insertDeleted(testApp.dependencies.database, { count: MANY, deleted });
    const answer = (await list('tipfeler', { search: 'stari', page: 60 })).json();
    expect([answer.records.length, answer.total, answer.numPages]).toEqual([50, MANY, 60]);
    expect(answer.records.at(-1)).toMatchObject({ title: 'Stari članak 0', deleted_by_name: null });
    expect((await list('tipfeler', { search: 'stari', page: 61 })).json().records).toEqual([]);
  });

  test('shows a deleted picture to those who may restore files, and to no one else', async () => {
    const row = (await records('superadmin', { kind: 'file' }))[0];
    expect(row).toMatchObject({ is_picture: true });
    const show = (as?: Role, id = row?.id) =>
      testApp.call(binRoutes.getDeletedPicture, { params: { id }, ...(as && { as }) } as never);
    for (const role of ROLES) {
      const may = binKindsOf(role).includes('file');
      expect([role, (await show(role)).statusCode]).toEqual([role, may ? 200 : 403]);
    }
    expect((await show()).statusCode).toBe(401);
    const { src } = (await show('superadmin')).json();
    expect(src).toMatch(/^data:image\/webp;base64,/);
    const copy = await sharp(Buffer.from(src.split(',')[1], 'base64')).metadata();
    expect([copy.format, copy.width]).toEqual(['webp', 160]);
    expect((await testApp.app.inject('/files/galerije/2026/čaša.jpg?w=160')).statusCode).toBe(404);
  });

  test('has no picture of a document, of another kind of record, or of what can no longer be restored', async () => {
    const { dependencies } = testApp;
    const path = 'galerije/2026/popis.pdf';
    const document = await makeFile(dependencies, { path, bytes: '%PDF-1.4', media_type: 'application/pdf' });
    await remove(mediaRoutes.deleteFiles, document.id);
    const rows = await records('superadmin');
    const idOf = (kind: BinKind, record: number) =>
      rows.find((row) => row.kind === kind && row.record_id === record)?.id ?? 0;
    expect(rows.find(({ record_id, kind }) => kind === 'file' && record_id === document.id)?.is_picture).toBe(false);
    const status = async (id: number) =>
      (await testApp.call(binRoutes.getDeletedPicture, { as: 'superadmin', params: { id } })).statusCode;
    expect(await status(idOf('file', document.id))).toBe(404);
    expect(await status(idOf('page', ids.page))).toBe(404);
    expect(await status(idOf('file', ids.file))).toBe(200);
    testApp.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
    expect(await status(idOf('file', ids.file))).toBe(404);
    testApp.setNow(TEST_NOW);
    await testApp.call(mediaRoutes.restoreFiles, { as: 'superadmin', body: { ids: [document.id] } });
  });
});

describe('the bin on SQLite', () => {
  test.each([[['post']], [['post', 'page', 'file']]] as const)(
    'reads %j by a covering index and 50 rows',
    async (kinds) => {
      const opened = await DATABASES.SQLite();
      const plan = await planOf(opened, async (db) => {
        await insertDeleted(opened.database, { count: 1, deleted: TEST_NOW.toISOString(), deleted_by: 1 });
        await listDeletedRecords(db, { kinds, user: 1, search: 'clanak', page: 1, now: TEST_NOW });
        await listBinUsers(db, { kinds, now: TEST_NOW });
      });
      await opened.destroy();
      const scans = plan.split('\n').filter((step) => /deleted_records(?!.*(PRIMARY KEY|_by_container))/.test(step));
      expect(scans).toHaveLength(3);
      for (const scan of scans) expect(scan).toContain('USING COVERING INDEX deleted_records_by_');
    },
  );
});

/** Deleted posts without data. */
async function insertDeleted(
  database: Database,
  { count, deleted, deleted_by = null }: { count: number; deleted: string; deleted_by?: number | null },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    table_name: 'posts',
    record_id: 1_000_000 + place,
    data: '{}',
    deleted,
    deleted_by,
    title: `Stari članak ${place}`,
    title_folded: `stari clanak ${place}`,
  }));
  for (let start = 0; start < count; start += 500) {
    const some = rows.slice(start, start + 500);
    await database.write((transaction) => transaction.insertInto('deleted_records').values(some).execute());
  }
}
