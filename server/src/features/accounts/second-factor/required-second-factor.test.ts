import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { addAuthenticator, addPasskey } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const REFUSAL = {
  message: 'Vaša uloga zahtijeva prijavu u dva koraka. Postavite je u Profilu.',
  code: 'second-factor-required',
};
const LOG_IN_WITH_CODE = {
  message: 'Vaša uloga zahtijeva prijavu u dva koraka. Prijavite se ponovno, kodom iz aplikacije.',
  code: 'unauthenticated',
};
const PROVE_PASSKEY = {
  message: 'Najprije potvrdite prijavu pristupnim ključem.',
  code: 'second-factor-unproved',
};
const LAST = {
  message: 'Vaša uloga zahtijeva prijavu u dva koraka, pa ne možete ukloniti jedini drugi korak.',
  code: 'last-second-factor',
};

describe.each(DATABASE_NAMES)('a role that has to log in with a second factor on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const body = { password: TEST_PASSWORD };

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await require([]);
    await require(['tipfeler']);
  });

  const require = (roles: 'tipfeler'[]) =>
    testApp.call(userRoutes.setSecondFactorRoles, { as: 'superadmin', body: { roles } });
  const search = (token: string) => testApp.call(searchRoutes.searchEverything, { token, query: { text: 'a' } });

  test('may only use the own account until then', async () => {
    const { token } = await makeSignedIn(testApp, 'ana');
    const calls = [
      search(token),
      testApp.call(postRoutes.createPost, { token, rawBody: {} }),
      testApp.call(postRoutes.listPostAuthors, { token }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(REFUSAL);
    }
    expect((await testApp.call(authRoutes.checkToken, { token })).statusCode).toBe(200);
    const profile = await testApp.call(profileRoutes.getProfile, { token });
    expect(profile.json()).toMatchObject({ second_factor_required: 1 });
    // What the role may never do is said first.
    expect((await testApp.call(userRoutes.listUsers, { token })).json()).toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['an authenticator application', addAuthenticator, LOG_IN_WITH_CODE],
    ['a passkey', addPasskey, PROVE_PASSKEY],
  ] as const)('may go on at once after adding %s, and other sessions may not', async (name, addFactor, refusal) => {
    const { token } = await makeSignedIn(testApp, `dodaje ${name}`);
    const body = { username: `dodaje ${name}`, password: TEST_PASSWORD };
    const other = (await testApp.call(authRoutes.logIn, { body })).json<{ token: string }>().token;
    await addFactor(testApp, token);
    expect((await search(token)).statusCode).toBe(200);
    expect((await search(other)).json()).toEqual(refusal);
  });

  test('never removes the last second factor', async () => {
    const { token } = await makeSignedIn(testApp, 'zadnja');
    await addAuthenticator(testApp, token);
    const { id } = await addPasskey(testApp, token);
    const removeAuthenticator = () => testApp.call(secondFactorRoutes.removeAuthenticator, { token, body });
    const removePasskey = () => testApp.call(secondFactorRoutes.removePasskey, { token, body, params: { id } });
    expect((await removeAuthenticator()).statusCode).toBe(200);
    const answer = await removePasskey();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual(LAST);
    const kept = (await testApp.call(profileRoutes.getProfile, { token })).json<Profile>();
    expect(kept.passkeys).toHaveLength(1);
    await addAuthenticator(testApp, token);
    expect((await removePasskey()).statusCode).toBe(200);
    expect((await removeAuthenticator()).json()).toEqual(LAST);
    await require([]);
    expect((await removeAuthenticator()).statusCode).toBe(200);
  });
});
