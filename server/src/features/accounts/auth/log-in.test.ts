import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeUser, TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runBehind } from '../../../testing/run-together.ts';
import { auditOf } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('a log-in on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const logIn = (username: string, password: string = TEST_PASSWORD) => {
    const headers = { 'user-agent': 'Firefox' };
    return testApp.call(authRoutes.logIn, { body: { username, password }, headers });
  };

  test('is logged with log-out and change of the password, and sets its time without a new version', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'ana' });
    const { token } = (await logIn('ana')).json<{ token: string }>();
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

  test('opens no session while the account is being disabled', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'gasi se' });
    const stamp = { userId: null, at: TEST_NOW };
    const [answer] = await runBehind(database, [() => logIn('gasi se')], (transaction) =>
      users.within.update(transaction, { id, values: { active: 0 }, stamp }),
    );
    expect(answer?.statusCode).toBe(401);
    const sessions = await database.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
    expect(sessions).toEqual([]);
  });

  test('that fails is logged for the account, and without one for an unknown name', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'meta' });
    await makeUser(database, { username: 'ugašena', active: 0 });
    const { last } = await database.read
      .selectFrom('audit_log')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
      .executeTakeFirstOrThrow();
    await logIn('meta', 'pogrešna lozinka');
    await logIn('nepoznato ime', 'pogrešna lozinka');
    await logIn('ugašena');
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
});
