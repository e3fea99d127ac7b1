import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type { Route } from '@baklja/contract/route';
import { describe, expect, test } from 'vitest';
import { endSessionsOf } from '../../../accounts/sessions.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { FROM_SITE } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const NEXT = 'sasvim nova lozinka';
const WRONG = 'Trenutačna lozinka nije ispravna.';
const body = { password: TEST_PASSWORD };
const change = { current: TEST_PASSWORD, next: NEXT };

describe.each(DATABASE_NAMES)('while the password is checked on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  /** Makes something happen just before the write of the number, counted from now. */
  function beforeWrite(number: number, happens: () => Promise<unknown>): void {
    const { database } = testApp.dependencies;
    const { write } = database;
    let writes = 0;
    database.write = async (work) => {
      writes += 1;
      if (writes === number) {
        database.write = write;
        await happens();
      }
      return write(work);
    };
  }

  const sessionsOf = (id: number) =>
    testApp.dependencies.database.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute();

  test.each([
    ['changes no password', authRoutes.changePassword, { rawBody: change }],
    ['ends no session', profileRoutes.endSessions, {}],
    ['starts no application', secondFactorRoutes.startAuthenticator, {}],
    ['removes no application', secondFactorRoutes.removeAuthenticator, {}],
    ['makes no recovery codes', secondFactorRoutes.renewRecoveryCodes, {}],
    ['starts no passkey', secondFactorRoutes.startPasskey, { headers: FROM_SITE }],
    ['removes no passkey', secondFactorRoutes.removePasskey, { params: { id: 1 } }],
  ] as [string, Route, object][])('a session that ends %s', async (name, route, more) => {
    const { id, token } = await makeSignedIn(testApp, name);
    // The first two count the try, and count it no longer.
    beforeWrite(3, () => testApp.dependencies.database.write((transaction) => endSessionsOf(transaction, id)));
    const answer = await testApp.call(route, { token, rawBody: body, ...more } as never);
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Prijavite se.']);
    expect(await sessionsOf(id)).toEqual([]);
  });

  test.each([
    ['changed password', { password_hash: 'drugi' }],
    ['changed role', { role: 'olimp' }],
    ['disabled user', { active: 0 }],
  ] as const)('a %s ends in no session of a log-in', async (name, values) => {
    const { database } = testApp.dependencies;
    const { id } = await makeSignedIn(testApp, name);
    const stamp = { userId: null, at: TEST_NOW };
    beforeWrite(2, () => users.update(database, { id, values, stamp }));
    const logIn = await testApp.call(authRoutes.logIn, { body: { username: name, ...body } });
    expect([logIn.statusCode, logIn.json().code]).toEqual([401, 'wrong-credentials']);
    expect(await sessionsOf(id)).toEqual([]);
  });
});

describe.each(DATABASE_NAMES)('a change of the password on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const change = (token: string, body: { current: string; next: string }) =>
    testApp.call(authRoutes.changePassword, { token, body });
  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;
  const logInBy = (username: string, password: string) =>
    testApp.call(authRoutes.logIn, { body: { username, password } });

  test('returns a fresh token and ends all others', async () => {
    const { token } = await makeSignedIn(testApp, 'mijenja');
    const { token: otherToken } = (await logInBy('mijenja', TEST_PASSWORD)).json();
    const answer = await change(token, { current: TEST_PASSWORD, next: NEXT });
    expect(answer.json()).toEqual({ message: 'Lozinka je promijenjena.', token: expect.any(String) });
    expect(await check(answer.json().token)).toBe(200);
    expect(await check(token)).toBe(401);
    expect(await check(otherToken)).toBe(401);
    expect((await logInBy('mijenja', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logInBy('mijenja', NEXT)).statusCode).toBe(200);
  });

  test('is rejected at the field of a wrong present password and ends no token', async () => {
    const { token } = await makeSignedIn(testApp, 'griješi');
    const { token: otherToken } = (await logInBy('griješi', TEST_PASSWORD)).json();
    const answer = await change(token, { current: 'pogrešna', next: NEXT });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: WRONG,
      code: 'invalid-input',
      errors: [{ field: 'current', message: WRONG }],
    });
    expect(await check(token)).toBe(200);
    expect(await check(otherToken)).toBe(200);
  });

  test('is rejected for a password of nine characters and accepted for one of ten', async () => {
    const { token } = await makeSignedIn(testApp, 'kratka');
    const answer = await change(token, { current: TEST_PASSWORD, next: 'žabauvodi' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'next', message: 'Lozinka mora imati najmanje 10 znakova.' }]);
    expect((await change(token, { current: TEST_PASSWORD, next: 'žabauvodi1' })).statusCode).toBe(200);
  });

  test('is rejected with 429 after ten wrong present passwords, also when they come at once', async () => {
    const { token } = await makeSignedIn(testApp, 'pogađa');
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => change(token, { current: 'pogrešna', next: NEXT })),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    const answer = await change(token, { current: TEST_PASSWORD, next: NEXT });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    const other = await makeSignedIn(testApp, 'ne pogađa');
    expect((await change(other.token, { current: TEST_PASSWORD, next: NEXT })).statusCode).toBe(200);
  });

  test('succeeds once when two calls use the same present password', async () => {
    const { token } = await makeSignedIn(testApp, 'dvaput');
    const answers = await Promise.all(
      ['prva nova lozinka', 'druga nova lozinka'].map((next) => change(token, { current: TEST_PASSWORD, next })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
