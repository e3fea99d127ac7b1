import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { PASSKEYS_LIMIT } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import { buildTestApp, TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePasskey } from '../../../testing/make-passkey.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { auditOf, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const ORIGIN = 'http://localhost:3000';
const WRONG = { auth: false, message: 'Prijava pristupnim ključem nije uspjela.', code: 'wrong-passkey' };
const MISSING = { message: 'Pristupni ključevi nisu dostupni na ovoj adresi.', code: 'not-found' };

type Options = { challenge: string; rp: { id: string }; user: { id: string } };

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe.each(DATABASE_NAMES)('a passkey on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.dependencies.database.write((transaction) => transaction.deleteFrom('tries').execute());
  });

  const headers = { origin: ORIGIN };
  const body = { password: TEST_PASSWORD };
  const start = (token: string) => testApp.call(secondFactorRoutes.startPasskey, { token, body, headers });
  const optionsOf = async (token: string) => (await start(token)).json<{ options: Options }>().options;
  const add = (token: string, response: Record<string, unknown>, name = 'Prijenosno računalo') =>
    testApp.call(secondFactorRoutes.addPasskey, { token, body: { name, response }, headers });
  const read = async (token: string) =>
    (await testApp.call(profileRoutes.getProfile, { token, headers })).json<Profile>();
  const logInOptions = async () => {
    const answer = await testApp.call(authRoutes.startPasskeyLogIn, { headers });
    return answer.json<{ options: { challenge: string; rpId: string } }>().options;
  };
  const logIn = (response: Record<string, unknown>) =>
    testApp.call(authRoutes.logInWithPasskey, { body: { response }, headers });

  async function makeOwner(username: string) {
    const owner = await makeSignedIn(testApp, username);
    const device = makePasskey({ origin: ORIGIN });
    const added = await add(owner.token, device.register(await optionsOf(owner.token)));
    return { ...owner, device, passkeyId: added.json<{ id: number }>().id };
  }

  describe('is added', () => {
    test('to an account, which shows its name', async () => {
      const { id, token } = await makeSignedIn(testApp, 'ana');
      const options = await optionsOf(token);
      expect(options).toMatchObject({
        rp: { name: 'Baklja', id: 'localhost' },
        user: { name: 'ana', displayName: 'Korisnik ana' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const answer = await add(token, makePasskey({ origin: ORIGIN }).register(options), ' Telefon ');
      expect(answer.json()).toEqual({ message: 'Pristupni ključ je dodan.', id: expect.any(Number) });
      expect((await read(token)).passkeys).toEqual([
        { id: answer.json().id, name: 'Telefon', created: TEST_NOW.toISOString(), used: null },
      ]);
      expect(await auditOf(testApp, id)).toEqual([['add-second-factor', { factor: 'passkey' }]]);
    });

    test.each([
      ['for another origin', { origin: 'https://lazna.example' }],
      ['for another host', { host: 'lazna.example' }],
      ['to another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
      ['without a check of the person', { isVerified: false }],
    ])('never with an answer %s', async (name, flaws) => {
      const { token } = await makeSignedIn(testApp, `krivo ${name}`);
      const answer = await add(token, makePasskey({ origin: ORIGIN }).register(await optionsOf(token), flaws));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'Pristupni ključ nije dodan. Pokušajte ponovno.' });
      expect((await read(token)).passkeys).toEqual([]);
    });

    test('once for a challenge, within five minutes, and by its own user', async () => {
      const { token } = await makeSignedIn(testApp, 'izazov');
      const other = await makeSignedIn(testApp, 'drugi izazov');
      const options = await optionsOf(token);
      const register = () => makePasskey({ origin: ORIGIN }).register(options);
      expect((await add(other.token, register())).statusCode).toBe(400);
      expect((await add(token, register())).statusCode).toBe(200);
      expect((await add(token, register())).statusCode).toBe(400);
      const late = await optionsOf(token);
      testApp.setNow(later(5 * 60 * 1000));
      expect((await add(token, makePasskey({ origin: ORIGIN }).register(late))).statusCode).toBe(400);
    });

    test('once to all accounts together', async () => {
      const { device } = await makeOwner('prva vlasnica');
      const { token } = await makeSignedIn(testApp, 'druga vlasnica');
      const answer = await add(token, device.register(await optionsOf(token)));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ message: 'Taj je pristupni ključ već dodan.', code: 'taken' });
    });

    test('twenty times to an account, and no more', async () => {
      const { id, token } = await makeOwner('mnogo');
      const { database } = testApp.dependencies;
      const key = { user_id: id, public_key: '', counter: 0, transports: '[]', name: 'x', created: '', used: null };
      const keys = Array.from({ length: PASSKEYS_LIMIT - 2 }, (_, place) => ({ ...key, credential_id: `m-${place}` }));
      await database.write((transaction) => transaction.insertInto('passkeys').values(keys).execute());
      const options = await optionsOf(token);
      const kept = await optionsOf(token);
      expect((await add(token, makePasskey({ origin: ORIGIN }).register(options))).statusCode).toBe(200);
      const full = { message: 'Možete imati najviše 20 pristupnih ključeva.', code: 'too-many-passkeys' };
      expect((await add(token, makePasskey({ origin: ORIGIN }).register(kept))).json()).toEqual(full);
      expect((await start(token)).json()).toEqual(full);
      expect((await read(token)).passkeys).toHaveLength(PASSKEYS_LIMIT);
    });
  });

  describe('at log-in', () => {
    test('replaces name, password and code', async () => {
      const { id, device } = await makeOwner('ulazi');
      const options = await logInOptions();
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      const answer = await logIn(device.logIn(options));
      const logged = { auth: true, role: 'tipfeler', message: 'You are logged in' };
      expect(answer.json()).toEqual({ ...logged, token: expect.any(String) });
      expect(answer.headers['set-cookie']).toContain('baklja_device=');
      expect((await read(answer.json().token)).passkeys).toMatchObject([{ used: TEST_NOW.toISOString() }]);
      expect(await auditOf(testApp, id)).toContainEqual(['log-in', { factor: 'passkey' }]);
    });

    test.each([
      ['another origin', { origin: 'https://lazna.example' }],
      ['another host', { host: 'lazna.example' }],
      ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
      ['no check of the person', { isVerified: false }],
      ['a counter that was used', { counter: 1 }],
      ['another owner', { owner: Buffer.from('baklja-1').toString('base64url') }],
      ['no owner', { owner: '' }],
    ])('is refused with %s', async (name, flaws) => {
      const { device } = await makeOwner(`ne ${name}`);
      const answer = await logIn(device.logIn(await logInOptions(), flaws));
      expect([answer.statusCode, answer.json()]).toEqual([401, WRONG]);
    });

    test('is refused when it is unknown, removed, signed by another key, or no answer at all', async () => {
      const { token, device, passkeyId } = await makeOwner('uklanja');
      const stranger = makePasskey({ origin: ORIGIN });
      expect((await logIn(stranger.logIn(await logInOptions()))).json()).toEqual(WRONG);
      const forged = { ...stranger.logIn(await logInOptions()) };
      const own = device.logIn(await logInOptions());
      const response = {
        ...(forged['response'] as object),
        userHandle: (own['response'] as Record<string, string>)['userHandle'],
      };
      expect((await logIn({ ...own, response })).json()).toEqual(WRONG);
      expect((await logIn({})).json()).toEqual(WRONG);
      const params = { id: passkeyId };
      const removed = await testApp.call(secondFactorRoutes.removePasskey, { token, body, params });
      expect(removed.json()).toEqual({ message: 'Pristupni ključ je uklonjen.' });
      expect((await logIn(device.logIn(await logInOptions()))).json()).toEqual(WRONG);
    });

    test('answers a challenge once, and within five minutes', async () => {
      const { device } = await makeOwner('jednom');
      const options = await logInOptions();
      expect((await logIn(device.logIn(options))).statusCode).toBe(200);
      expect((await logIn(device.logIn(options))).json()).toEqual(WRONG);
      const late = await logInOptions();
      testApp.setNow(later(5 * 60 * 1000));
      expect((await logIn(device.logIn(late))).json()).toEqual(WRONG);
    });

    test('accepts a counter once when two log-ins use it at the same moment', async () => {
      const { device } = await makeOwner('utrka');
      const answers = [await logInOptions(), await logInOptions()].map((options) =>
        device.logIn(options, { counter: 2 }),
      );
      const logIns = answers.map((response) => () => logIn(response));
      const both = await runTogether(testApp.dependencies.database, 'passkeys', logIns);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    });

    test('says that the account is disabled', async () => {
      const { id, device } = await makeOwner('ugašena');
      const stamp = { userId: null, at: TEST_NOW };
      await users.update(testApp.dependencies.database, { id, values: { active: 0 }, stamp });
      expect((await logIn(device.logIn(await logInOptions()))).json()).toMatchObject({ code: 'account-disabled' });
    });

    test('counts failures and begun log-ins for the /64 of an IPv6 address', async () => {
      const { database } = testApp.dependencies;
      const bucketsOf = async (remoteAddress: string) => {
        await database.write((transaction) => transaction.deleteFrom('tries').execute());
        const call = { method: 'POST', headers, remoteAddress } as const;
        await testApp.send({ ...call, url: authRoutes.startPasskeyLogIn.path });
        await testApp.send({ ...call, url: authRoutes.logInWithPasskey.path, payload: { response: {} } });
        return (await database.read.selectFrom('tries').select('bucket').orderBy('id').execute()).map(
          ({ bucket }) => bucket,
        );
      };
      const buckets = await bucketsOf('2001:db8:1:1::1');
      expect(buckets).toHaveLength(2);
      expect(await bucketsOf('2001:db8:1:1::2')).toEqual(buckets);
      expect(await bucketsOf('2001:db8:1:2::1')).not.toEqual(buckets);
    });

    test('counts failures for the address, and successes not at all', async () => {
      const { device } = await makeOwner('broji');
      for (let time = 0; time < 50; time += 1) expect((await logIn({})).statusCode).toBe(401);
      const answer = await logIn(device.logIn(await logInOptions()));
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('900');
      testApp.setNow(later(15 * 60 * 1000));
      for (let time = 0; time < 51; time += 1) {
        expect((await logIn(device.logIn(await logInOptions()))).statusCode).toBe(200);
      }
    });

    test('is begun at most 500 times from one address', async () => {
      const { database, secret } = testApp.dependencies;
      const { limitOfChallenges } = await import('../auth/log-in-limits.ts');
      const { bucket } = limitOfChallenges(secret, '127.0.0.1');
      const tries = Array.from({ length: 499 }, () => ({ bucket, at: TEST_NOW.getTime() }));
      await database.write((transaction) => transaction.insertInto('tries').values(tries).execute());
      expect((await testApp.call(authRoutes.startPasskeyLogIn, { headers })).statusCode).toBe(200);
      expect((await testApp.call(authRoutes.startPasskeyLogIn, { headers })).statusCode).toBe(429);
    });
  });

  test('is removed by its owner alone', async () => {
    const { token, passkeyId } = await makeOwner('vlasnica');
    const other = await makeSignedIn(testApp, 'strana');
    const params = { id: passkeyId };
    const answer = await testApp.call(secondFactorRoutes.removePasskey, { token: other.token, body, params });
    expect(answer.json()).toMatchObject({ message: 'Taj pristupni ključ ne postoji.' });
    expect((await read(token)).passkeys).toHaveLength(1);
  });

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
      expect([answer.statusCode, answer.json()]).toEqual([404, MISSING]);
    }
  });
});

describe('a passkey of a server with PASSKEY_ORIGIN', () => {
  const testApp = useTestApp('SQLite', { PASSKEY_ORIGIN: 'https://urednik.example.hr', HOST: '0.0.0.0' });

  test('belongs to that origin, also when another page calls', async () => {
    const { token } = await makeSignedIn(testApp, 'ana');
    const headers = { origin: 'http://localhost:3000' };
    const { options } = (
      await testApp.call(secondFactorRoutes.startPasskey, { token, body: { password: TEST_PASSWORD }, headers })
    ).json();
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
