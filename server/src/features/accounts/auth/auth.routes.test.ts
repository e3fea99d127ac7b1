import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeUser, TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runBehind } from '../../../testing/run-together.ts';
import { auditOf } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WRONG = { auth: false, message: 'Korisničko ime ili lozinka nisu ispravni.', code: 'wrong-credentials' };
const FIREFOX = { 'user-agent': 'Firefox' };

describe.each(DATABASE_NAMES)('logging in on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let id: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    ({ id } = await makeUser(database, { username: 'Željka', name: 'Željka Đurić', role: 'tipfeler' }));
    await makeUser(database, { username: 'ceka', role: null, active: 0 });
    await makeUser(database, { username: 'ugasen', active: 0 });
  });

  const logIn = (username: string, password: string = TEST_PASSWORD, headers = {}) =>
    testApp.call(authRoutes.logIn, { body: { username, password }, headers });

  const tokenOf = async (username: string) => (await logIn(username)).json<{ token: string }>().token;

  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;

  test('returns the specified shape', async () => {
    const answer = await logIn('Željka');
    const body = { auth: true, token: expect.any(String), role: 'tipfeler', message: 'You are logged in' };
    expect([answer.statusCode, answer.json()]).toEqual([200, body]);
  });

  test.each(['željka', 'ŽELJKA', ' zeljka '])('accepts %j as the same user name', async (username) => {
    expect((await logIn(username)).statusCode).toBe(200);
  });

  test('returns a token with exactly the five specified fields and a lifetime of eight hours', async () => {
    const exp = TEST_NOW.getTime() / 1000 + 8 * 60 * 60;
    const payload = { id, name: 'Željka Đurić', role: 'tipfeler', userId: id, exp };
    const token = await tokenOf('Željka');
    expect(decodeJwt(token)).toEqual(payload);
    const answer = await testApp.call(authRoutes.readToken, { token });
    expect(answer.json()).toEqual(payload);
  });

  test('returns a token for which the check responds with the text AUTH', async () => {
    const answer = await testApp.call(authRoutes.checkToken, { token: await tokenOf('Željka') });
    expect(answer.body).toBe('AUTH');
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  test.each([
    ['a wrong password', 'Željka', 'pogrešna lozinka'],
    ['an unknown name', 'nitko', TEST_PASSWORD],
    ['the wrong password of an account that waits', 'ceka', 'pogrešna lozinka'],
    ['the wrong password of a disabled account', 'ugasen', 'pogrešna lozinka'],
    ['a name and password that are code', "' or 1=1 --", "' or 1=1 --"],
  ])('rejects %s with one message', async (_, username, password) => {
    const answer = await logIn(username, password);
    expect([answer.statusCode, answer.json()]).toEqual([401, WRONG]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['waits', 'ceka', 'account-waiting', 'Vaš račun čeka odobrenje administratora.'],
    ['is disabled', 'ugasen', 'account-disabled', 'Vaš račun je isključen. Obratite se administratoru.'],
  ])('says only after the right password that an account %s', async (_, username, code, message) => {
    const answer = await logIn(username);
    expect([answer.statusCode, answer.json()]).toEqual([401, { auth: false, message, code }]);
  });

  test.each([{}, { username: 'Željka' }, { password: 'a' }, { username: '', password: '' }])(
    'rejects %j as incomplete',
    async (body) => {
      const answer = await testApp.call(authRoutes.logIn, { rawBody: body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ auth: false, message: 'Insert data', code: 'incomplete' });
    },
  );

  test('accepts a password in composed and decomposed letters', async () => {
    const password = 'šifra s kvačicama';
    await makeUser(testApp.dependencies.database, { username: 'kvacica', password: password.normalize('NFC') });
    expect((await logIn('kvacica', password.normalize('NFD'))).statusCode).toBe(200);
  });

  test('is logged with log-out and change of the password, and sets its time without a new version', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'ana' });
    const { token } = (await logIn('ana', TEST_PASSWORD, FIREFOX)).json<{ token: string }>();
    const columns = ['last_log_in', 'version', 'password_changed'] as const;
    const user = () => database.read.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    expect(await user()).toEqual({ last_log_in: TEST_NOW.toISOString(), version: 1, password_changed: null });
    const body = { current: TEST_PASSWORD, next: 'sasvim nova lozinka' };
    const changed = (await testApp.call(authRoutes.changePassword, { token, body })).json<{ token: string }>();
    expect(await user()).toMatchObject({ password_changed: TEST_NOW.toISOString(), version: 2 });
    await testApp.call(authRoutes.logOut, { token: changed.token });
    expect((await auditOf(testApp, id)).map(([action]) => action)).toEqual(['log-in', 'change-password', 'log-out']);
    const entries = await database.read.selectFrom('audit_log').selectAll().where('record_id', '=', id).execute();
    expect(entries[0]).toMatchObject({ user_id: id, title: '', address: '127.0.0.1', agent: 'Firefox' });
    expect(JSON.stringify(entries)).not.toMatch(/argon2|sasvim nova|dovoljno duga/);
  });

  test('that fails is logged for the account, and without one for an unknown name', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'meta' });
    const { last } = await database.read
      .selectFrom('audit_log')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
      .executeTakeFirstOrThrow();
    await logIn('meta', 'pogrešna lozinka', FIREFOX);
    await logIn('nepoznato ime', 'pogrešna lozinka', FIREFOX);
    await logIn('ugasen', TEST_PASSWORD, FIREFOX);
    const entries = await database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'log-in-failed')
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    const common = { user_id: null, kind: 'user', title: '', address: '127.0.0.1', agent: 'Firefox' };
    expect(entries).toMatchObject([
      { ...common, record_id: id, details: '{"reason":"wrong-credentials"}' },
      { ...common, record_id: null, details: '{"reason":"wrong-credentials"}' },
      { ...common, details: '{"reason":"account-disabled"}' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/nepoznato|pogrešna/);
  });

  test('ends with this token and no other', async () => {
    const [first, second] = [await tokenOf('Željka'), await tokenOf('Željka')];
    const answer = await testApp.call(authRoutes.logOut, { token: first });
    expect(answer.json()).toEqual({ message: 'Odjavljeni ste.' });
    expect([await check(first), await check(second)]).toEqual([401, 200]);
  });

  test('opens no session while the account is being disabled', async () => {
    const { database } = testApp.dependencies;
    const user = await makeUser(database, { username: 'gasi se' });
    const stamp = { userId: null, at: TEST_NOW };
    const [answer] = await runBehind(database, [() => logIn('gasi se')], (transaction) =>
      users.within.update(transaction, { id: user.id, values: { active: 0 }, stamp }),
    );
    expect(answer?.statusCode).toBe(401);
    const sessions = database.read.selectFrom('sessions').select('id').where('user_id', '=', user.id);
    expect(await sessions.execute()).toEqual([]);
  });

  describe('tokens', () => {
    test.each([
      ['the role changes', { role: 'olimp' }],
      ['the user is disabled', { active: 0 }],
    ] as const)('end at once when %s', async (_, body) => {
      const username = `mijena-${Object.keys(body)}`;
      const user = await makeUser(testApp.dependencies.database, { username });
      const tokens = [await tokenOf(username), await tokenOf(username)];
      await testApp.call(userRoutes.updateUser, { params: { id: user.id }, body, as: 'superadmin' });
      expect(await Promise.all(tokens.map(check))).toEqual([401, 401]);
    });

    test('end at once when a superadmin sets the password or deletes the user', async () => {
      const user = await makeUser(testApp.dependencies.database, { username: 'odlazi' });
      const params = { id: user.id };
      const first = await tokenOf('odlazi');
      const body = { password: 'sasvim nova lozinka' };
      await testApp.call(userRoutes.setUserPassword, { params, body, as: 'superadmin' });
      expect(await check(first)).toBe(401);
      const second = (await logIn('odlazi', body.password)).json().token;
      await testApp.call(userRoutes.deleteUser, { params, as: 'superadmin' });
      expect(await check(second)).toBe(401);
    });

    test('stay valid when only name or e-mail changes', async () => {
      const user = await makeUser(testApp.dependencies.database, { username: 'ostaje' });
      const token = await tokenOf('ostaje');
      const body = { name: 'Novo Ime', email: 'novo@example.invalid' };
      await testApp.call(userRoutes.updateUser, { params: { id: user.id }, body, as: 'superadmin' });
      expect((await testApp.call(authRoutes.readToken, { token })).json()).toMatchObject({ name: 'Novo Ime' });
    });
  });
});
