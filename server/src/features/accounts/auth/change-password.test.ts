import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import type { Database } from '../../../db/database.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { changePassword } from './auth.ts';
import { logIn } from './log-in.ts';

const NEXT = 'sasvim nova lozinka';
const WRONG = 'Trenutačna lozinka nije ispravna.';
const NOWHERE = { address: null, agent: null };
const ADMIN = { userId: null, at: TEST_NOW };

describe.each(DATABASE_NAMES)('a change of the password on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const change = (token: string, body: { current: string; next: string }) =>
    testApp.call(authRoutes.changePassword, { token, body });
  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;
  const logInBy = (username: string, password: string) =>
    testApp.call(authRoutes.logIn, { body: { username, password } });

  /** A database on which something else happens just before the given write. */
  function withBefore(write: number, happens: () => Promise<unknown>): Database {
    const { database } = testApp.dependencies;
    let writes = 0;
    return {
      ...database,
      write: async (work) => {
        writes += 1;
        if (writes === write) await happens();
        return database.write(work);
      },
    };
  }

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

  test('opens no token when the user was disabled during the password check', async () => {
    const { id, token } = await makeSignedIn(testApp, 'ugašena');
    const { database, readCaller } = testApp.dependencies;
    const caller = { ...(await readCaller(token, () => {}))!, origin: NOWHERE };
    const disabling = () => users.update(database, { id, values: { active: 0 }, stamp: ADMIN });
    const dependencies = { ...testApp.dependencies, database: withBefore(3, disabling) };
    const changing = changePassword(dependencies, { caller, current: TEST_PASSWORD, next: NEXT, now: TEST_NOW });
    await expect(changing).rejects.toThrow('Prijavite se.');
    expect(await database.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  test.each([
    ['the password changed', { password: true }],
    ['the role changed', { role: 'olimp' }],
    ['the user was disabled', { active: 0 }],
  ] as const)('and a log-in end in no token when %s while the old password was checked', async (name, change) => {
    const { database } = testApp.dependencies;
    const { id } = await makeSignedIn(testApp, name);
    const meanwhile = () =>
      'password' in change
        ? users.update(database, { id, values: { password_hash: 'drugi' }, stamp: ADMIN })
        : users.update(database, { id, values: change, stamp: ADMIN });
    const attempt = {
      username: name,
      password: TEST_PASSWORD,
      network: name,
      cookies: undefined,
      isSecure: false,
      origin: NOWHERE,
    };
    const dependencies = { ...testApp.dependencies, database: withBefore(2, meanwhile) };
    await expect(logIn(dependencies, { ...attempt, now: TEST_NOW })).rejects.toThrow(
      'Korisničko ime ili lozinka nisu ispravni.',
    );
    expect(await database.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });
});
