import { describe, expect, test } from 'vitest';
import { UnauthenticatedError } from '../../../errors.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { endSessions } from '../profile/profile.ts';
import {
  removeOwnAuthenticator,
  removeOwnPasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from './second-factor.ts';

const SITE = { origin: 'http://localhost:3000', host: 'localhost' };

describe.each(DATABASE_NAMES)('a confirmation that lapsed while the password was checked, on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const lapsed = {
    now: TEST_NOW,
    confirm: async () => {
      throw new UnauthenticatedError();
    },
  };

  test.each([
    ['ends no session', 'a', (call) => endSessions(testApp.dependencies.database, { ...call, name: undefined })],
    ['starts no application', 'b', (call) => startAuthenticator(testApp.dependencies, call)],
    ['removes no application', 'c', (call) => removeOwnAuthenticator(testApp.dependencies.database, call)],
    ['makes no recovery codes', 'd', (call) => renewRecoveryCodes(testApp.dependencies.database, call)],
    ['starts no passkey', 'e', (call) => startPasskey(testApp.dependencies.database, { ...call, site: SITE })],
    ['removes no passkey', 'f', (call) => removeOwnPasskey(testApp.dependencies.database, { ...call, id: 1 })],
  ] as [string, string, (call: typeof lapsed & { caller: never }) => Promise<unknown>][])(
    '%s',
    async (_, name, run) => {
      const { token } = await makeSignedIn(testApp, name);
      const user = await testApp.dependencies.readCaller(token, () => {});
      const caller = { ...user, origin: { address: null, agent: null } } as never;
      await expect(run({ ...lapsed, caller })).rejects.toThrow('Prijavite se.');
    },
  );
});
