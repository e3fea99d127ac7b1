import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { describe, expect, test } from 'vitest';
import { users } from '../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeUser, TEST_PASSWORD } from '../testing/records/make-user.ts';
import { auditOf, codeAt, makeSignedIn } from '../testing/signed-in.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { recoverSuperadmin } from './recover-superadmin.ts';

describe.each(DATABASE_NAMES)('the recovery of a superadmin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const recover = (username: string) => recoverSuperadmin(testApp.dependencies.database, { username, now: TEST_NOW });
  const logIn = (username: string, password: string) =>
    testApp.call(authRoutes.logIn, { body: { username, password } });

  test('gives a new password, and removes second factors and sessions', async () => {
    const { id, token } = await makeSignedIn(testApp, 'Šefica', 'superadmin');
    const body = { password: TEST_PASSWORD };
    const { secret } = (await testApp.call(secondFactorRoutes.startAuthenticator, { token, body })).json();
    const otp = codeAt(secret, TEST_NOW);
    await testApp.call(secondFactorRoutes.confirmAuthenticator, { token, body: { otp } });

    const { username, password } = await recover(' sefica ');
    expect(username).toBe('Šefica');
    expect(password).toMatch(/^[\w-]{16}$/);
    expect((await testApp.call(authRoutes.checkToken, { token })).statusCode).toBe(401);
    expect((await logIn('Šefica', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn('Šefica', password)).json()).toMatchObject({ auth: true, role: 'superadmin' });
    const { database } = testApp.dependencies;
    const entries = await database.read
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'address', 'agent'])
      .where('record_id', '=', id)
      .where('agent', '=', 'npm run recover')
      .orderBy('id')
      .execute();
    const common = { user_id: null, address: null, agent: 'npm run recover' };
    expect(entries).toEqual([
      { action: 'change-password', ...common },
      { action: 'remove-second-factor', ...common },
    ]);
    expect(JSON.stringify(await auditOf(testApp, id))).not.toContain(password);
  });

  test('activates a disabled account', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'ugašena', role: 'superadmin' });
    await makeUser(database, { username: 'ostaje', role: 'superadmin' });
    await users.update(database, { id, values: { active: 0 }, stamp: { userId: null, at: TEST_NOW } });
    const { password } = await recover('ugašena');
    expect((await logIn('ugašena', password)).statusCode).toBe(200);
  });

  test('names the fault of an unknown name and of another role, and changes nothing', async () => {
    const { database } = testApp.dependencies;
    await makeUser(database, { username: 'urednik' });
    await makeUser(database, { username: 'čeka', role: null, active: 0 });
    await expect(recover('nitko')).rejects.toThrow('There is no user named nitko.');
    for (const name of ['urednik', 'čeka']) {
      await expect(recover(name)).rejects.toThrow(
        `${name} is no superadmin. A superadmin can set this password under Korisnici.`,
      );
    }
    expect((await logIn('urednik', TEST_PASSWORD)).statusCode).toBe(200);
  });
});
