import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { makePasskey } from '../../../testing/make-passkey.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const ORIGIN = 'http://localhost:3000';
const MISSING = { message: 'Pristupni ključevi nisu dostupni na ovoj adresi.', code: 'not-found' };

const body = { password: TEST_PASSWORD };

describe.each(DATABASE_NAMES)('a passkey on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('is not available at an address without a host name', async () => {
    const { token } = await makeSignedIn(testApp, 'bez imena');
    const at = { origin: 'http://127.0.0.1:3000' };
    const profile = await testApp.call(profileRoutes.getProfile, { token, headers: at });
    expect(profile.json()).toMatchObject({ passkeys_available: 0 });
    const calls = [
      testApp.call(authRoutes.startPasskeyLogIn, { headers: at }),
      testApp.call(secondFactorRoutes.startPasskey, { token, body, headers: at }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(MISSING);
    }
  });
});

describe('a passkey of a server with PASSKEY_ORIGIN', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await buildTestApp('SQLite', { PASSKEY_ORIGIN: 'https://urednik.example.hr', HOST: '0.0.0.0' });
  });
  afterAll(() => testApp.close());

  test('belongs to that origin, also when another page calls', async () => {
    const { token } = await makeSignedIn(testApp, 'ana');
    const headers = { origin: 'http://localhost:3000' };
    const { options } = (await testApp.call(secondFactorRoutes.startPasskey, { token, body, headers })).json();
    expect(options.rp.id).toBe('urednik.example.hr');
    const response = makePasskey({ origin: 'https://urednik.example.hr' }).register(options);
    const answer = await testApp.call(secondFactorRoutes.addPasskey, { token, body: { name: 'a', response } });
    expect(answer.statusCode).toBe(200);
  });
});

test('a server without PASSKEY_ORIGIN that other machines reach has no passkeys', async () => {
  const testApp = await buildTestApp('SQLite', { HOST: '0.0.0.0' });
  const answer = await testApp.call(authRoutes.startPasskeyLogIn, { headers: { origin: ORIGIN } });
  expect(answer.json()).toEqual(MISSING);
  await testApp.close();
});
