import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { addPasskey, FROM_SITE, provePasskey } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { auditOf, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WRONG = { message: 'Pristupni ključ nije potvrđen. Pokušajte ponovno.', code: 'wrong-passkey' };

describe.each(DATABASE_NAMES)('the proof of a passkey to a session on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const headers = FROM_SITE;

  /** The owner of a passkey, and the token of a session that was opened with the password alone. */
  async function makeOwner(username: string) {
    const { id, token } = await makeSignedIn(testApp, username);
    const { device } = await addPasskey(testApp, token);
    const body = { username, password: TEST_PASSWORD };
    const unproved = (await testApp.call(authRoutes.logIn, { body })).json<{ token: string }>().token;
    return { id, device, token: unproved };
  }

  const optionsFor = async (token: string) =>
    (await testApp.call(authRoutes.startPasskeyProof, { token, headers })).json().options;
  const answer = (token: string, response: Record<string, unknown>) =>
    testApp.call(authRoutes.provePasskey, { token, headers, body: { response } });
  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;

  test('asks for the own passkeys alone', async () => {
    const { token } = await makeOwner('ana');
    await makeOwner('tuđa');
    const options = await optionsFor(token);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials).toEqual([
      { id: expect.any(String), type: 'public-key', transports: ['internal'] },
    ]);
  });

  test('answers a token with the second factor, which takes the place of the one sent', async () => {
    const { id, token, device } = await makeOwner('eva');
    const proved = await provePasskey(testApp, token, device);
    expect(proved.json()).toEqual({ message: 'Prijava je potvrđena.', token: expect.any(String) });
    const fresh = proved.json<{ token: string }>().token;
    const profile = await testApp.call(profileRoutes.getProfile, { token: fresh, headers });
    expect(profile.json<Profile>()).toMatchObject({
      second_factor_proved: 1,
      passkeys: [{ used: TEST_NOW.toISOString() }],
    });
    expect(await check(token)).toBe(401);
    expect((await auditOf(testApp, id)).at(-1)).toEqual(['log-in', { factor: 'passkey' }]);
  });

  test('accepts a device that does not name the owner', async () => {
    const { token, device } = await makeOwner('bez imena');
    expect((await answer(token, device.logIn(await optionsFor(token), { owner: '' }))).statusCode).toBe(200);
  });

  test('is refused with the passkey of another user, and with no answer at all', async () => {
    const { id, token } = await makeOwner('prva');
    const other = await makeOwner('druga');
    expect((await answer(token, other.device.logIn(await optionsFor(token)))).json()).toEqual(WRONG);
    expect((await answer(token, {})).json()).toEqual(WRONG);
    expect((await auditOf(testApp, id)).slice(-2)).toEqual([
      ['log-in-failed', { reason: 'wrong-passkey' }],
      ['log-in-failed', { reason: 'wrong-passkey' }],
    ]);
  });

  test('accepts no challenge of another user, and none of a log-in', async () => {
    const { token, device } = await makeOwner('treća');
    const other = await makeOwner('četvrta');
    expect((await answer(token, device.logIn(await optionsFor(other.token)))).json()).toEqual(WRONG);
    const logIn = await testApp.call(authRoutes.startPasskeyLogIn, { headers });
    expect((await answer(token, device.logIn(logIn.json().options))).json()).toEqual(WRONG);
  });

  test('opens one session for two answers at the same moment', async () => {
    const { token, device } = await makeOwner('utrka');
    const responses = [device.logIn(await optionsFor(token)), device.logIn(await optionsFor(token))];
    const works = responses.map((response) => () => answer(token, response));
    const both = await runTogether(testApp.dependencies.database, 'sessions', works);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
