import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { type EditedKind, presenceRoutes } from '@baklja/contract/features/site/presence';
import type { Role } from '@baklja/contract/roles';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../accounts/sessions.store.ts';
import { buildApp } from '../../app.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

type Person = { id: number; token: string };
type Heartbeat = { kind?: EditedKind; id?: unknown; tab?: string; is_editing?: unknown };

/** The moment the given number of seconds after the clock of the tests. */
const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

describe.each(DATABASE_NAMES)('presence on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let post: number;
  let page: number;
  let ana: Person;
  let ivo: Person;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    ({ id: post } = await makePost(database, { title: 'Zlato' }));
    ({ id: page } = await makePage(database, { title: 'O nama' }));
    ana = await enter('Ana Anić', 'tipfeler');
    ivo = await enter('Ivo Ivić', 'superadmin');
  });

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.dependencies.database.write((transaction) => transaction.deleteFrom('editor_presence').execute());
  });

  async function enter(name: string, role: Role): Promise<Person> {
    const { database, tokens } = testApp.dependencies;
    const user = await makeUser(database, { username: `${name} ${role}`, name, role });
    const token = await database.write((transaction) =>
      openSession(transaction, tokens, { user: { ...user, role }, now: TEST_NOW }),
    );
    return { id: user.id, token };
  }

  const report = ({ token }: Person, heartbeat: Heartbeat = {}) =>
    testApp.call(presenceRoutes.recordHeartbeat, {
      token,
      rawBody: { kind: 'post', id: post, tab: 'a', is_editing: false, ...heartbeat },
    });
  const end = ({ token }: Person, tab: string) => testApp.call(presenceRoutes.endPresence, { token, body: { tab } });
  const othersOf = async (person: Person, heartbeat?: Heartbeat) =>
    (await report(person, heartbeat)).json<{ others: { name: string }[] }>().others;
  const namesFor = async (person: Person, heartbeat?: Heartbeat) =>
    (await othersOf(person, heartbeat)).map(({ name }) => name);
  const rows = () =>
    testApp.dependencies.database.read
      .selectFrom('editor_presence')
      .select(['tab', 'user_id', 'kind', 'record_id', 'is_editing', 'since', 'seen'])
      .orderBy('user_id')
      .orderBy('tab')
      .execute();

  test.each(['olimp', 'dokumenti', 'sportasi', 'kategorizacije'] as const)('is not for the role %s', async (as) => {
    for (const [kind, id] of [['post', post] as const, ['page', page] as const]) {
      const body = { kind, id, tab: 'a', is_editing: false };
      expect((await testApp.call(presenceRoutes.recordHeartbeat, { as, body })).statusCode).toBe(403);
    }
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['kind', { kind: 'user' as EditedKind }],
    ['id', { id: 0 }],
    ['tab', { tab: 'a'.repeat(65) }],
    ['is_editing', { is_editing: 'maybe' }],
  ])('rejects a wrong %s', async (field, wrong) => {
    const answer = await report(ana, wrong);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message: expect.any(String) }]]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['post', 'Taj članak ne postoji.'],
    ['page', 'Ta stranica ne postoji.'],
  ] as const)('exists only for an existing %s', async (kind, message) => {
    expect((await report(ana, { kind, id: 999_999 })).json()).toEqual({ message, code: 'not-found' });
    expect(await rows()).toEqual([]);
  });

  test('shows two people each other, who opened it first, and who edits', async () => {
    expect((await report(ana)).json()).toEqual({ others: [], other_tabs: 0, version: 1 });
    testApp.setNow(after(5));
    expect((await report(ivo, { tab: 'b', id: String(post), is_editing: true })).json()).toEqual({
      others: [{ user_id: ana.id, name: 'Ana Anić', is_editing: false, since: TEST_NOW.toISOString() }],
      other_tabs: 0,
      version: 1,
    });
    expect(await othersOf(ana)).toEqual([
      { user_id: ivo.id, name: 'Ivo Ivić', is_editing: true, since: after(5).toISOString() },
    ]);
  });

  test('returns the present version of the record', async () => {
    const body = { id: page, title: 'O nama', language: 'hr-HR' as const, description: '<p>Novo</p>' };
    const before = (await report(ana, { kind: 'page', id: page })).json().version;
    await testApp.call(pageRoutes.updatePage, { token: ivo.token, body });
    expect((await report(ana, { kind: 'page', id: page })).json().version).toBe(before + 1);
  });

  test('ends when the tab ends it, and not by the tab of the same name of another user', async () => {
    for (const person of [ana, ivo]) await report(person, { tab: 'same' });
    expect((await end(ivo, 'same')).json()).toEqual({ message: 'Zatvoreno' });
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([ana.id]);
    expect((await end(ivo, 'same')).statusCode).toBe(200);
  });

  test('ends with the log-out of the user, in all tabs of the user alone', async () => {
    const eva = await enter('Eva Emić', 'tipfeler');
    for (const tab of ['first', 'second']) await report(eva, { tab });
    await report(ana);
    expect(await namesFor(ivo)).toEqual(['Ana Anić', 'Eva Emić']);
    expect((await testApp.call(authRoutes.logOut, { token: eva.token })).statusCode).toBe(200);
    expect(await namesFor(ivo)).toEqual(['Ana Anić']);
  });

  test('ends after exactly 50 seconds without a heartbeat', async () => {
    await report(ana);
    testApp.setNow(after(49));
    expect(await namesFor(ivo)).toEqual(['Ana Anić']);
    testApp.setNow(after(50));
    expect(await namesFor(ivo)).toEqual([]);
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([ivo.id]);
  });

  test('continues with every heartbeat, from its original start', async () => {
    await report(ana);
    testApp.setNow(after(40));
    await report(ana, { is_editing: true });
    testApp.setNow(after(80));
    expect(await othersOf(ivo)).toMatchObject([{ is_editing: true, since: TEST_NOW.toISOString() }]);
  });

  test('is of one record, and starts again on another one, and after it expired', async () => {
    const { id: otherPost } = await makePost(testApp.dependencies.database, { title: 'Srebro' });
    await report(ana);
    expect(await namesFor(ivo, { id: otherPost })).toEqual([]);
    expect(await namesFor(ivo, { kind: 'page', id: page })).toEqual([]);
    testApp.setNow(after(10));
    await report(ana, { kind: 'page', id: page });
    expect(await namesFor(ivo)).toEqual([]);
    expect(await othersOf(ivo, { kind: 'page', id: page })).toMatchObject([{ since: after(10).toISOString() }]);
    testApp.setNow(after(100));
    await report(ana, { kind: 'page', id: page });
    expect(await othersOf(ivo, { kind: 'page', id: page })).toMatchObject([{ since: after(100).toISOString() }]);
  });

  test('names a user with two tabs once, and shows the user the number of further tabs', async () => {
    expect((await report(ana, { tab: 'first', is_editing: true })).json().other_tabs).toBe(0);
    testApp.setNow(after(5));
    expect((await report(ana, { tab: 'second' })).json()).toMatchObject({ others: [], other_tabs: 1 });
    expect((await report(ana, { tab: 'third', kind: 'page', id: page })).json().other_tabs).toBe(0);
    expect(await othersOf(ivo)).toEqual([
      { user_id: ana.id, name: 'Ana Anić', is_editing: true, since: TEST_NOW.toISOString() },
    ]);
    testApp.setNow(after(50));
    expect((await report(ana, { tab: 'second' })).json().other_tabs).toBe(0);
  });

  test('leaves out users who may no longer edit', async () => {
    const gone = await enter('Eva Ević', 'tipfeler');
    const moved = await enter('Oto Otić', 'tipfeler');
    await report(gone);
    await report(moved);
    expect(await namesFor(ana)).toEqual(['Eva Ević', 'Oto Otić']);
    const change = (id: number, body: object) =>
      testApp.call(userRoutes.updateUser, { as: 'superadmin', params: { id }, rawBody: body });
    expect((await change(gone.id, { active: 0 })).statusCode).toBe(200);
    expect((await change(moved.id, { role: 'sportasi' })).statusCode).toBe(200);
    expect(await namesFor(ana)).toEqual([]);
  });

  test('is limited to 50 tabs per user; the one that was silent for longest is removed', async () => {
    for (let tab = 0; tab < 50; tab += 1) {
      testApp.setNow(new Date(TEST_NOW.getTime() + tab));
      await report(ana, { tab: `tab ${tab}` });
    }
    await report(ivo);
    expect(await rows()).toHaveLength(51);
    testApp.setNow(after(1));
    await report(ana, { tab: 'one more' });
    const kept = (await rows()).filter(({ user_id }) => user_id === ana.id).map(({ tab }) => tab);
    expect(kept).toHaveLength(50);
    expect(kept).toContain('one more');
    expect(kept).not.toContain('tab 0');
  });

  test('is the same on every node', async () => {
    const node = await buildApp(testApp.dependencies, { webFolder: undefined, logger: false });
    await report(ana);
    const answer = await node.inject({
      method: 'PUT',
      url: presenceRoutes.recordHeartbeat.path,
      headers: { 'x-access-token': ivo.token },
      payload: { kind: 'post', id: post, tab: 'b', is_editing: false },
    });
    expect(answer.json().others).toMatchObject([{ name: 'Ana Anić' }]);
    await node.close();
  });

  test('is limited to 50 tabs even when more are opened at the same moment', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, place) => report(ana, { tab: `tab ${place}` })));
    expect(await rows()).toHaveLength(50);
  });
});
