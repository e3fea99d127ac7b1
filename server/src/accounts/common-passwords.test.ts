import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../starter/starter-accounts.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { TEST_PASSWORD } from '../testing/records/make-user.ts';
import { makeSignedIn } from '../testing/signed-in.ts';
import { isCommonPassword } from './common-passwords.ts';

const COMMON = 'Ova je lozinka među najčešćima. Odaberite drugu.';
const OWN_NAME = 'Lozinka ne smije biti jednaka korisničkom imenu ni adresi e-pošte.';

test('common passwords are known in any letter case, and no others', async () => {
  const common = ['1234567890', 'qwertyuiop', 'QwertyUIOP', 'password123'];
  const others = [DEMO_PASSWORD, TEST_PASSWORD, 'zelena žaba na hrastu'];
  const known = await Promise.all([...common, ...others].map(isCommonPassword));
  expect(known).toEqual([...common.map(() => true), ...others.map(() => false)]);
});

describe('a weak password', () => {
  const testApp = useTestApp('SQLite');

  const refusals = [
    ['qwertyuiop', COMMON],
    ['ANA.MARIC.NOVA', OWN_NAME],
    ['ana.maric.nova@example.invalid', OWN_NAME],
  ] as const;
  const own = { username: 'ana.maric.nova', email: 'ana.maric.nova@example.invalid' };

  test.each(refusals)('is refused for a new user and a registration: %s', async (password, message) => {
    const draft = { ...own, name: 'Ana', role: 'olimp' as const, password };
    const created = await testApp.call(userRoutes.createUser, { as: 'superadmin', body: draft });
    const refusal = { message, code: 'invalid-input', errors: [{ field: 'password', message }] };
    expect([created.statusCode, created.json()]).toEqual([400, refusal]);
    const body = { ...own, f_name: 'Ana', l_name: 'Marić', password, accountTypeRequest: 'USER' as const };
    const registered = await testApp.call(userRoutes.registerUser, { body });
    const { message: warning, ...rest } = refusal;
    expect([registered.statusCode, registered.json()]).toEqual([400, { warning, ...rest }]);
  });

  test('is refused where a superadmin sets it, and where the user changes it', async () => {
    const { id, token } = await makeSignedIn(testApp, 'ana.maric.nova');
    const set = (password: string) =>
      testApp.call(userRoutes.setUserPassword, { as: 'superadmin', params: { id }, body: { password } });
    const change = (next: string) =>
      testApp.call(authRoutes.changePassword, { token, body: { current: TEST_PASSWORD, next } });
    for (const [password, message] of refusals) {
      expect((await set(password)).json().errors).toEqual([{ field: 'password', message }]);
      expect((await change(password)).json().errors).toEqual([{ field: 'next', message }]);
    }
    expect((await change('zelena žaba na hrastu')).statusCode).toBe(200);
  });
});
