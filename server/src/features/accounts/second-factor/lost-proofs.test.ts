import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePasskey } from '../../../testing/make-passkey.ts';
import { addAuthenticator, addPasskey, FROM_SITE, logInWithPasskey } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runBehind, runTogether } from '../../../testing/run-together.ts';
import { codeAt, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { removeSecondFactorOf } from '../users/users.ts';

const PASSKEY_FIRST = { message: 'Najprije potvrdite prijavu pristupnim ključem.', code: 'second-factor-first' };
const CODE_FIRST = {
  message: 'Najprije se odjavite i ponovno prijavite kodom iz aplikacije.',
  code: 'second-factor-first',
};
const SET_UP = { code: 'second-factor-required' };

describe.each(DATABASE_NAMES)('the proof of a second factor on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const body = { password: TEST_PASSWORD };
  const as = 'superadmin';

  const require = (roles: 'tipfeler'[]) => testApp.call(userRoutes.setSecondFactorRoles, { as, body: { roles } });
  const logIn = async (username: string, password = TEST_PASSWORD) =>
    (await testApp.call(authRoutes.logIn, { body: { username, password } })).json<{ token: string }>().token;
  const search = (token: string) => testApp.call(searchRoutes.searchEverything, { token, query: { text: 'a' } });
  const read = async (token: string) =>
    (await testApp.call(profileRoutes.getProfile, { token, headers: FROM_SITE })).json<Profile>();
  const remove = (token: string, id: number) =>
    testApp.call(secondFactorRoutes.removePasskey, { token, body, params: { id } });

  beforeEach(() => require([]));

  test('is asked for in words, after what the role may never do', async () => {
    const { token } = await makeSignedIn(testApp, 'riječi');
    const [withCode, withPasskey] = [await logIn('riječi'), await makeSignedIn(testApp, 'ključ')];
    const unproved = await logIn('ključ');
    await require(['tipfeler']);
    expect((await search(token)).json()).toEqual({
      message: 'Vaša uloga zahtijeva prijavu u dva koraka. Postavite je u Profilu.',
      code: 'second-factor-required',
    });
    expect((await testApp.call(userRoutes.listUsers, { token })).json()).toMatchObject({ code: 'forbidden' });
    await addAuthenticator(testApp, token);
    await require([]);
    const first = await testApp.call(secondFactorRoutes.removeAuthenticator, { token: withCode, body });
    expect([first.statusCode, first.json()]).toEqual([403, CODE_FIRST]);
    await require(['tipfeler']);
    expect((await search(withCode)).json()).toEqual({
      message: 'Vaša uloga zahtijeva prijavu u dva koraka. Prijavite se ponovno kodom iz aplikacije.',
      code: 'unauthenticated',
    });
    await addPasskey(testApp, withPasskey.token);
    expect((await search(unproved)).json()).toEqual({ ...PASSKEY_FIRST, code: 'second-factor-unproved' });
    const last = await testApp.call(secondFactorRoutes.removeAuthenticator, { token, body });
    expect(last.json()).toEqual({
      message: 'Vaša uloga zahtijeva prijavu u dva koraka, pa ne možete ukloniti jedini drugi korak.',
      code: 'last-second-factor',
    });
  });

  describe('is asked for when a first factor comes in between', () => {
    test('the start of an application and its first code', async () => {
      const { token } = await makeSignedIn(testApp, 'ana');
      const other = await logIn('ana');
      const started = await testApp.call(secondFactorRoutes.startAuthenticator, { token, body });
      await addPasskey(testApp, other);
      const otp = codeAt(started.json().secret, TEST_NOW);
      const answer = await testApp.call(secondFactorRoutes.confirmAuthenticator, { token, body: { otp } });
      expect([answer.statusCode, answer.json()]).toEqual([403, PASSKEY_FIRST]);
      expect(await read(token)).toMatchObject({ authenticator_since: null, second_factor_proved: 0 });
    });

    test('two sessions that add the first factor at the same moment', async () => {
      const { token } = await makeSignedIn(testApp, 'iva');
      const other = await logIn('iva');
      const started = await testApp.call(secondFactorRoutes.startAuthenticator, { token, body });
      const otp = codeAt(started.json().secret, TEST_NOW);
      const options = await testApp.call(secondFactorRoutes.startPasskey, { token: other, body, headers: FROM_SITE });
      const added = { name: 'Ured', response: makePasskey().register(options.json().options) };
      const both = await runTogether(testApp.dependencies.database, 'audit_log', [
        () => testApp.call(secondFactorRoutes.confirmAuthenticator, { token, body: { otp } }),
        () => testApp.call(secondFactorRoutes.addPasskey, { token: other, body: added, headers: FROM_SITE }),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
      const proved = [(await read(token)).second_factor_proved, (await read(other)).second_factor_proved];
      expect(proved.toSorted()).toEqual([0, 1]);
    });
  });

  test('goes on in the session that a new password opens, and does not begin there', async () => {
    const { token } = await makeSignedIn(testApp, 'mia');
    const { device } = await addPasskey(testApp, token);
    const change = { current: TEST_PASSWORD, next: 'sasvim nova lozinka' };
    const unproved = await testApp.call(authRoutes.changePassword, { token: await logIn('mia'), body: change });
    expect(await read(unproved.json().token)).toMatchObject({ second_factor_proved: 0 });
    const proved = (await logInWithPasskey(testApp, device)).json<{ token: string }>().token;
    const back = { current: change.next, next: TEST_PASSWORD };
    const again = await testApp.call(authRoutes.changePassword, { token: proved, body: back });
    expect(await read(again.json().token)).toMatchObject({ second_factor_proved: 1 });
  });

  describe('ends', () => {
    test('for the other sessions when a factor is removed, and for the own one with the last', async () => {
      const { token } = await makeSignedIn(testApp, 'lea');
      const first = await addPasskey(testApp, token);
      const second = await addPasskey(testApp, token);
      const other = (await logInWithPasskey(testApp, first.device)).json<{ token: string }>().token;
      expect((await remove(token, first.id)).statusCode).toBe(200);
      expect(await read(other)).toMatchObject({ second_factor_proved: 0 });
      expect((await remove(other, second.id)).json()).toEqual(PASSKEY_FIRST);
      expect((await remove(token, second.id)).statusCode).toBe(200);
      expect(await read(token)).toMatchObject({ second_factor_proved: 0 });
      await require(['tipfeler']);
      for (const session of [token, other]) expect((await search(session)).json()).toMatchObject(SET_UP);
    });

    test('for the other sessions when the application is removed', async () => {
      const { token } = await makeSignedIn(testApp, 'nora');
      const { codes } = await addAuthenticator(testApp, token);
      const answer = await testApp.call(authRoutes.logIn, {
        body: { username: 'nora', ...body, otp: codes[0] ?? '' },
      });
      const other = answer.json<{ token: string }>().token;
      expect((await testApp.call(secondFactorRoutes.removeAuthenticator, { token, body })).statusCode).toBe(200);
      await addPasskey(testApp, token);
      expect((await addAuthenticator(testApp, other)).answer.json()).toEqual(PASSKEY_FIRST);
    });

    test('when a superadmin removes the factors: the owner who was locked out sets up new ones', async () => {
      const { id, token } = await makeSignedIn(testApp, 'sara');
      await addPasskey(testApp, token);
      await require(['tipfeler']);
      const locked = await logIn('sara');
      await testApp.call(userRoutes.removeUserSecondFactor, { as, params: { id } });
      for (const session of [token, locked]) expect((await search(session)).statusCode).toBe(401);
      const fresh = await logIn('sara');
      expect((await search(fresh)).json()).toMatchObject(SET_UP);
      await addPasskey(testApp, fresh);
      expect((await search(fresh)).statusCode).toBe(200);
    });

    test('when a superadmin removes the factors, also for a session that adds one at that moment', async () => {
      const { id, token } = await makeSignedIn(testApp, 'tena');
      const other = await logIn('tena');
      const started = await testApp.call(secondFactorRoutes.startAuthenticator, { token: other, body });
      await addPasskey(testApp, token);
      const otp = codeAt(started.json().secret, TEST_NOW);
      const confirm = () => testApp.call(secondFactorRoutes.confirmAuthenticator, { token: other, body: { otp } });
      const stamp = { userId: null, at: TEST_NOW };
      const [answer] = await runBehind(testApp.dependencies.database, [confirm], (transaction) =>
        removeSecondFactorOf(transaction, id, stamp),
      );
      expect(answer?.statusCode).toBe(401);
      expect(await read(await logIn('tena'))).toMatchObject({ authenticator_since: null, passkeys: [] });
    });

    test('with the account, also when it is restored', async () => {
      const { id, token } = await makeSignedIn(testApp, 'vraćena');
      const { device } = await addPasskey(testApp, token);
      await testApp.call(userRoutes.deleteUser, { as, params: { id } });
      const deleted = await testApp.call(binRoutes.listDeletedRecords, { as });
      const ids = deleted
        .json<{ records: DeletedRecord[] }>()
        .records.flatMap((row) => (row.record_id === id ? [row.id] : []));
      const restored = await testApp.call(binRoutes.restoreDeletedRecords, { as, body: { ids } });
      expect(restored.json()).toMatchObject({ message: 'Korisnik je vraćen isključeno.' });
      expect((await search(token)).statusCode).toBe(401);
      expect((await logInWithPasskey(testApp, device)).statusCode).toBe(401);
    });
  });
});
