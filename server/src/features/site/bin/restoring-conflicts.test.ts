import { userRoutes } from '@baklja/contract/features/accounts/users';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { binRoutes, type DeletedRecord, type Restoration } from '@baklja/contract/features/site/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { BLOCKS } from '../../../testing/bin/restore-blocks.ts';
import { type Bin, type Conflict, NOTES } from '../../../testing/bin/restore-notes.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { makeSport } from '../../../testing/records/make-athlete.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
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
  const call = (ids: number[], { confirmed = false, role = as as Role } = {}) =>
    testApp.call(binRoutes.restoreDeletedRecords, { as: role, body: { ids, confirmed } });
  const restore = async (...parameters: Parameters<typeof call>) => (await call(...parameters)).json<Restoration>();
  const make = (conflict: Conflict) => conflict.make({ ...testApp, remove });

  test.each(Object.entries(NOTES))('says before that %s, and restores when that is confirmed', async (_, conflict) => {
    const row = await make(conflict);
    const before = await dump();
    expect(await restore([row])).toEqual({ restored: 0, message: '', notes: conflict.says, blocked: [] });
    expect(await dump()).toEqual(before);
    expect((await list(conflict.kind)).map(({ id }) => id)).toContain(row);
    expect(await restore([row], { confirmed: true })).toMatchObject({ restored: 1, notes: conflict.says, blocked: [] });
    expect((await list(conflict.kind)).map(({ id }) => id)).not.toContain(row);
    expect(await dump()).not.toEqual(before);
  });

  test.each(Object.entries(BLOCKS))(
    'says that %s, also when that is confirmed, and restores nothing',
    async (_, block) => {
      const row = await make(block);
      const before = await dump();
      for (const confirmed of [false, true]) {
        const { restored, blocked } = await restore([row], { confirmed });
        const parent = block.parent && { parent: { ...block.parent, id: expect.any(Number) } };
        expect([restored, blocked]).toEqual([0, [{ id: row, reason: block.says[0], ...parent }]]);
      }
      expect(await dump()).toEqual(before);
      const [blocked] = (await restore([row])).blocked;
      if (!blocked?.parent) return;
      expect(await restore([row, blocked.parent.id])).toMatchObject({ restored: 2, notes: [], blocked: [] });
    },
  );

  test('links two translations again, in whichever order and calls they come back', async () => {
    const { database } = testApp.dependencies;
    const [{ id }, english] = [await makePost(database), await makePost(database, { language: 'en-GB' })];
    await testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id: english.id } });
    const pairs = () =>
      database.read
        .selectFrom('post_translations')
        .selectAll()
        .where('post_id', 'in', [id, english.id])
        .orderBy('post_id')
        .execute();
    const before = await pairs();
    for (const order of ['first', 'second', 'together']) {
      const [first, second] = [await remove('post', id), await remove('post', english.id)];
      if (order === 'together') expect(await restore([first, second])).toMatchObject({ restored: 2 });
      else {
        const rows = order === 'first' ? [first, second] : [second, first];
        for (const row of rows) expect(await restore([row], { confirmed: true })).toMatchObject({ restored: 1 });
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
      restored: 3,
      message: 'Vraćeno: 1 dokument, 1 subfolder, 1 folder.',
      notes: [],
      blocked: [],
    });
  });

  test('offers no record along that the role may not restore', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'Tuđa');
    const row = await remove('post', (await makePost(database, { title: 'Moj', catid })).id);
    await remove('category', catid);
    const reason = 'Kategorija članka „Moj” više ne postoji. To je u košu, a vaša uloga to ne može vratiti.';
    expect((await restore([row], { role: 'tipfeler' })).blocked).toEqual([{ id: row, reason }]);
  });

  test('restores none when one is not in the bin, or is of a kind that the role may not restore', async () => {
    const { database } = testApp.dependencies;
    const [row, sport] = [
      await remove('post', (await makePost(database)).id),
      await remove('sport', await makeSport(database, 'Pikado')),
    ];
    const message = 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
    for (const [ids, role] of [
      [[row, 999_999], as],
      [[row, sport], 'tipfeler'],
    ] as const) {
      const answer = await call([...ids], { role });
      expect([answer.statusCode, answer.json()]).toEqual([404, { message, code: 'not-found' }]);
    }
    expect((await list('post')).map(({ id }) => id)).toContain(row);
    expect((await call([row], { role: 'kategorizacije' })).statusCode).toBe(403);
    expect((await testApp.call(binRoutes.restoreDeletedRecords, { body: { ids: [row] } })).statusCode).toBe(401);
  });

  test('gives a user back without a password, so that no one logs in before a new one is set', async () => {
    const { id } = await makeUser(testApp.dependencies.database, { username: 'povratnik', name: 'Povratnik' });
    const row = await remove('user', id);
    await restore([row], { confirmed: true });
    const logIn = (password: string) =>
      testApp.send({ method: 'POST', url: '/api/auth/login', payload: { username: 'povratnik', password } });
    for (const password of ['', 'dovoljno duga lozinka']) expect((await logIn(password)).statusCode).not.toBe(200);
    const password = 'posve nova lozinka';
    await testApp.call(userRoutes.setUserPassword, { as, params: { id }, body: { password } });
    expect((await logIn(password)).statusCode).toBe(200);
  });
});
