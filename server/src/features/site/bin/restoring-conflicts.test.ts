import { userRoutes } from '@baklja/contract/features/accounts/users';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { binRoutes, type DeletedRecord, type Restoration } from '@baklja/contract/features/site/bin';
import { UNDO_DELETION_MS } from '@baklja/contract/limits';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { BLOCKS } from '../../../testing/bin/restore-blocks.ts';
import { type Bin, type Conflict, NOTES } from '../../../testing/bin/restore-notes.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { makeSport } from '../../../testing/records/make-athlete.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('restoring from the bin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName) as Bin;
  const dump = () => dumpTables(testApp.dependencies.database.read);
  const list = async (kind: BinKind) =>
    (await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind } })).json<{ records: DeletedRecord[] }>()
      .records;
  const remove = async (kind: BinKind, id: number) => {
    const answer = await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    expect([kind, answer.statusCode]).toEqual([kind, 200]);
    return (await list(kind)).find(({ record_id }) => record_id === id)?.id ?? 0;
  };
  const call = (ids: number[], role: Role = as) =>
    testApp.call(binRoutes.restoreDeletedRecords, { as: role, body: { ids } });
  const restore = async (ids: number[]) => {
    const answer = await call(ids);
    expect(answer.statusCode).toBe(200);
    return answer.json<Restoration>();
  };
  const make = (conflict: Conflict) => conflict.make({ ...testApp, remove });

  test.each(Object.entries(NOTES))('restores at once and says that %s', async (_, conflict) => {
    const row = await make(conflict);
    expect((await restore([row])).notes).toEqual(conflict.says);
    expect((await list(conflict.kind)).map(({ id }) => id)).not.toContain(row);
  });

  test.each(Object.entries(BLOCKS))('says that %s, and restores nothing', async (_, { parent, ...block }) => {
    const row = await make(block);
    const [alone] = [await remove('page', (await makePage(testApp.dependencies.database)).id)];
    const before = await dump();
    for (const rows of [[row], [alone, row]]) {
      const answer = await call(rows);
      expect([answer.statusCode, answer.json().message]).toEqual([409, block.says[0]]);
    }
    expect(await dump()).toEqual(before);
    if (!parent) return;
    const together = (await list(parent.kind)).find(({ title }) => title === parent.title)?.id ?? 0;
    expect(await restore([row, together])).toMatchObject({ notes: [] });
  });

  test('links two translations again, in whichever order and calls they come back', async () => {
    const { database } = testApp.dependencies;
    const [{ id }, english] = [await makePost(database), await makePost(database, { language: 'en-GB' })];
    await testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id: english.id } });
    const rows = database.read.selectFrom('post_translations').selectAll().orderBy('post_id');
    const pairs = () => rows.where('post_id', 'in', [id, english.id]).execute();
    const before = await pairs();
    for (const order of ['first', 'second', 'together']) {
      const [first, second] = [await remove('post', id), await remove('post', english.id)];
      if (order === 'together') expect(await restore([first, second])).toMatchObject({ notes: [] });
      else {
        const rows = order === 'first' ? [first, second] : [second, first];
        for (const row of rows) await restore([row]);
      }
      expect(await pairs()).toEqual(before);
    }
  });

  test('restores several kinds at once, what others are in first', async () => {
    const { database } = testApp.dependencies;
    const folder = await makeFolder(database);
    const sub = await makeSubfolder(database, { doc_cat: folder });
    const document = await makeDocument(database, { page_id: folder, sub_folder: sub, show_in_sub: 1 });
    const rows = [
      await remove('document', document),
      await remove('subfolder', sub),
      await remove('documentFolder', folder),
    ];
    expect(await restore(rows)).toEqual({
      message: 'Vraćeno: 1 dokument, 1 subfolder (skriveno), 1 folder (skriveno).',
      notes: [],
    });
  });

  test('restores hidden what can be hidden, with what was in it, and names the record', async () => {
    const { database } = testApp.dependencies;
    const post = await makePost(database, { title: 'Skriveni', state: 1 });
    await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id: post.id } });
    const folder = await makeFolder(database);
    const sub = await makeSubfolder(database, { doc_cat: folder });
    const user = await makeUser(database, { username: 'skriven', name: 'Skriven' });
    const page = await makePage(database);
    const restored = [];
    for (const [kind, id] of Object.entries({ post: post.id, documentFolder: folder, user: user.id, page: page.id })) {
      restored.push(await restore([await remove(kind as BinKind, id)]));
    }
    const noteOfUser = 'vraća se bez lozinke, slike i drugog koraka prijave: postavite mu novu lozinku.';
    expect(restored.map(({ message, notes }) => [message, ...notes])).toEqual([
      ['Članak je vraćen kao skica.', 'Članak „Skriveni” vraća se otkvačen.'],
      ['Folder je vraćen skriveno.'],
      ['Korisnik je vraćen isključeno.', `Korisnik „Skriven” ${noteOfUser}`],
      ['Stranica je vraćena, ponovno javno.'],
    ]);
    expect(restored.map(({ record }) => record)).toEqual([
      { kind: 'post', id: post.id, key: post.alias },
      { kind: 'documentFolder', id: folder, key: String(folder) },
      { kind: 'user', id: user.id, key: String(user.id) },
      { kind: 'page', id: page.id, key: String(page.id) },
    ]);
    const one = (table: 'posts' | 'document_folders' | 'subfolders' | 'users', id: number) =>
      database.read.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
    expect(await one('posts', post.id)).toMatchObject({ state: 0 });
    expect(await one('document_folders', folder)).toMatchObject({ show_doc_page: 0 });
    expect(await one('subfolders', sub)).toMatchObject({ show_sub: 0 });
    expect(await one('users', user.id)).toMatchObject({ active: 0, password_hash: '' });
    const pinned = await database.read.selectFrom('pinned_posts').select('post_id').execute();
    expect(pinned).not.toContainEqual({ post_id: post.id });
  });

  test.each([
    ['by another user', 'tipfeler', 0],
    ['after two minutes', as, UNDO_DELETION_MS + 1],
  ] as const)('restores hidden also by the call of the kind %s', async (_, role, later) => {
    const { id } = await makePost(testApp.dependencies.database, { state: 1 });
    await remove('post', id);
    testApp.setNow(new Date(TEST_NOW.getTime() + later));
    const answer = await testApp.call(postRoutes.restorePosts, { as: role, body: { ids: [id] } });
    testApp.setNow(TEST_NOW);
    expect(answer.json()).toEqual({ message: 'Članak je vraćen kao skica.' });
    const post = testApp.dependencies.database.read.selectFrom('posts').select('state').where('id', '=', id);
    expect(await post.execute()).toEqual([{ state: 0 }]);
  });

  test('restores the pin of a post when its deletion is undone, but not as the fourth', async () => {
    const { database } = testApp.dependencies;
    const pin = (id: number) => testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    const undo = (id: number) => testApp.call(postRoutes.restorePosts, { as, body: { ids: [id] } });
    await database.write((transaction) => transaction.deleteFrom('pinned_posts').execute());
    const { id } = await makePost(database, { title: 'Bez pribadače', state: 1 });
    await pin(id);
    await remove('post', id);
    expect((await undo(id)).json()).toEqual({ message: 'Članak je vraćen.' });
    expect(await database.read.selectFrom('pinned_posts').select('post_id').execute()).toEqual([{ post_id: id }]);
    await remove('post', id);
    for (let count = 0; count < 3; count += 1) await pin((await makePost(database, { state: 1 })).id);
    expect((await undo(id)).json().message).toContain('vraća se otkvačen: prikvačena su već 3 članka.');
  });

  test('restores none when one is not in the bin, or is of a kind that the role may not restore', async () => {
    const { database } = testApp.dependencies;
    const row = await remove('post', (await makePost(database)).id);
    const sport = await remove('sport', await makeSport(database, 'Pikado'));
    const message = 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
    for (const [ids, role] of [
      [[row, 999_999], as],
      [[row, sport], 'tipfeler'],
    ] as const) {
      const answer = await call([...ids], role);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message, code: 'not-found' }]);
    }
    expect((await list('post')).map(({ id }) => id)).toContain(row);
    expect((await call([row], 'kategorizacije')).statusCode).toBe(403);
    expect((await testApp.call(binRoutes.restoreDeletedRecords, { body: { ids: [row] } })).statusCode).toBe(401);
  });

  test('gives a user back without a password, so that no one logs in before a new one is set', async () => {
    const { id } = await makeUser(testApp.dependencies.database, { username: 'povratnik', name: 'Povratnik' });
    const row = await remove('user', id);
    await restore([row]);
    const active = await testApp.call(userRoutes.updateUser, { as, params: { id }, body: { active: 1 } });
    expect(active.statusCode).toBe(200);
    const logIn = (password: string) =>
      testApp.send({ method: 'POST', url: '/api/auth/login', payload: { username: 'povratnik', password } });
    for (const password of ['', 'dovoljno duga lozinka']) expect((await logIn(password)).statusCode).not.toBe(200);
    const password = 'posve nova lozinka';
    await testApp.call(userRoutes.setUserPassword, { as, params: { id }, body: { password } });
    expect((await logIn(password)).statusCode).toBe(200);
  });
});
