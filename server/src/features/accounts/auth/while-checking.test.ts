import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { describe, expect, test } from 'vitest';
import { endSessionsOf } from '../../../accounts/sessions.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { FROM_SITE } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const body = { password: TEST_PASSWORD };
const change = { current: TEST_PASSWORD, next: 'sasvim nova lozinka' };

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
    ['changes no password', 'a', (token) => testApp.call(authRoutes.changePassword, { token, body: change })],
    ['ends no session', 'b', (token) => testApp.call(profileRoutes.endSessions, { token, body })],
    ['starts no application', 'c', (token) => testApp.call(secondFactorRoutes.startAuthenticator, { token, body })],
    ['removes no application', 'd', (token) => testApp.call(secondFactorRoutes.removeAuthenticator, { token, body })],
    ['makes no recovery codes', 'e', (token) => testApp.call(secondFactorRoutes.renewRecoveryCodes, { token, body })],
    [
      'starts no passkey',
      'f',
      (token, headers) => testApp.call(secondFactorRoutes.startPasskey, { token, body, headers }),
    ],
    [
      'removes no passkey',
      'g',
      (token) => testApp.call(secondFactorRoutes.removePasskey, { token, body, params: { id: 1 } }),
    ],
  ] as [string, string, (token: string, headers: typeof FROM_SITE) => ReturnType<typeof testApp.call>][])(
    'a session that ends %s',
    async (_, name, call) => {
      const { id, token } = await makeSignedIn(testApp, name);
      // The first two count the try, and count it no longer.
      beforeWrite(3, () => testApp.dependencies.database.write((transaction) => endSessionsOf(transaction, id)));
      const answer = await call(token, FROM_SITE);
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'Prijavite se.']);
      expect(await sessionsOf(id)).toEqual([]);
    },
  );

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
