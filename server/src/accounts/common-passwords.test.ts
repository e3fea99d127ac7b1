import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../starter/starter-accounts.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { TEST_PASSWORD } from '../testing/records/make-user.ts';
import { makeSignedIn } from '../testing/signed-in.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { isCommonPassword } from './common-passwords.ts';

const COMMON = 'Ova je lozinka među najčešćima. Odaberite drugu.';
const OWN_NAME = 'Lozinka ne smije biti jednaka korisničkom imenu ni e-adresi.';

test.each(['1234567890', 'qwertyuiop', 'QwertyUIOP', 'password123'])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([DEMO_PASSWORD, TEST_PASSWORD, 'zelena žaba na hrastu'])('%s is no common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

describe.each(DATABASE_NAMES)('a weak password on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const draft = { username: 'ivana.horvat', name: 'Ivana', email: 'ivana@example.invalid', role: 'olimp' as const };
  const refusals = [
    ['qwertyuiop', COMMON],
    ['IVANA.HORVAT', OWN_NAME],
    ['ivana@example.invalid', OWN_NAME],
  ] as const;

  test.each(refusals)('is refused for a new user: %s', async (password, message) => {
    const answer = await testApp.call(userRoutes.createUser, { as: 'superadmin', body: { ...draft, password } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, code: 'invalid-input', errors: [{ field: 'password', message }] });
  });

  test.each(refusals)('is refused for a registration: %s', async (password, message) => {
    const { username, email } = draft;
    const body = { f_name: 'Ivana', l_name: 'Horvat', username, email, password, accountTypeRequest: 'USER' as const };
    const answer = await testApp.call(userRoutes.registerUser, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ warning: message, code: 'invalid-input' });
  });

  test('is refused where a superadmin sets it, and where the user changes it', async () => {
    const { id, token } = await makeSignedIn(testApp, 'ana.maric.nova');
    const set = (password: string) =>
      testApp.call(userRoutes.setUserPassword, { as: 'superadmin', params: { id }, body: { password } });
    const change = (next: string) =>
      testApp.call(authRoutes.changePassword, { token, body: { current: TEST_PASSWORD, next } });
    for (const [password, message] of [
      ['qwertyuiop', COMMON],
      ['Ana.Maric.Nova', OWN_NAME],
      ['ana.maric.nova@example.invalid', OWN_NAME],
    ] as const) {
      expect((await set(password)).json().errors).toEqual([{ field: 'password', message }]);
      expect((await change(password)).json().errors).toEqual([{ field: 'next', message }]);
    }
    expect((await change('zelena žaba na hrastu')).statusCode).toBe(200);
  });
});
