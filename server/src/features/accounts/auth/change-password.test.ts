import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const NEXT = 'sasvim nova lozinka';
const WRONG = 'Trenutačna lozinka nije ispravna.';

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
