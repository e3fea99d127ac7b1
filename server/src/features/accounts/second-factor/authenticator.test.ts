import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { addAuthenticator } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { auditOf, codeAt, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WRONG_CODE = 'Kod nije ispravan ili je već upotrijebljen.';
const STEP_MS = 30 * 1000;

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe.each(DATABASE_NAMES)('an authenticator application on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const body = { password: TEST_PASSWORD };

  beforeEach(() => testApp.setNow(TEST_NOW));

  const start = (token: string) => testApp.call(secondFactorRoutes.startAuthenticator, { token, body });
  const confirm = (token: string, otp: string) =>
    testApp.call(secondFactorRoutes.confirmAuthenticator, { token, body: { otp } });
  const logIn = (username: string, otp?: string, password = TEST_PASSWORD) =>
    testApp.call(authRoutes.logIn, { body: { username, password, ...(otp !== undefined && { otp }) } });
  const read = async (token: string) => (await testApp.call(profileRoutes.getProfile, { token })).json<Profile>();

  /** A user who logs in with codes; the clock then shows the next step, whose code was not used. */
  async function makeProtected(username: string) {
    const { id, token } = await makeSignedIn(testApp, username);
    const { secret, codes } = await addAuthenticator(testApp, token);
    testApp.setNow(later(STEP_MS));
    return { id, token, secret, codes, now: later(STEP_MS) };
  }

  describe('is added', () => {
    test('with a secret that only the first code makes valid', async () => {
      const { id, token } = await makeSignedIn(testApp, 'ana');
      const { secret, uri } = (await start(token)).json<{ secret: string; uri: string }>();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(new URL(uri).protocol).toBe('otpauth:');
      expect(decodeURIComponent(uri)).toContain('totp/Baklja:ana?issuer=Baklja');
      expect(uri).toContain(`secret=${secret}`);
      expect((await logIn('ana')).statusCode).toBe(200);
      expect(await read(token)).toMatchObject({ authenticator_since: null });

      const answer = await confirm(token, codeAt(secret, TEST_NOW));
      expect(answer.json()).toEqual({
        message: 'Prijava u dva koraka je uključena.',
        recovery_codes: Array.from({ length: 10 }, () =>
          expect.stringMatching(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/),
        ),
      });
      expect(new Set(answer.json().recovery_codes).size).toBe(10);
      expect(await read(token)).toMatchObject({ authenticator_since: TEST_NOW.toISOString(), recovery_codes_left: 10 });
      expect(await auditOf(testApp, id)).toContainEqual(['add-second-factor', { factor: 'authenticator' }]);
    });

    test('and keeps neither the secret nor the codes readable', async () => {
      const { id, secret, codes } = await makeProtected('tajna');
      const { read: db } = testApp.dependencies.database;
      const rows = [
        await db.selectFrom('authenticators').selectAll().where('user_id', '=', id).execute(),
        await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute(),
        await db.selectFrom('audit_log').selectAll().where('record_id', '=', id).execute(),
      ];
      const stored = JSON.stringify(rows);
      expect(stored).not.toContain(secret);
      for (const code of codes) expect(stored).not.toContain(code.slice(0, 4) + code.slice(5, 9));
    });

    test('never with a wrong code, of which ten are accepted', async () => {
      const { token } = await makeSignedIn(testApp, 'kriva');
      const { secret } = (await start(token)).json<{ secret: string }>();
      const answer = await confirm(token, '000000');
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'otp', message: WRONG_CODE }]]);
      const others = await Promise.all(Array.from({ length: 12 }, () => confirm(token, '000000')));
      expect(others.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
      expect((await confirm(token, codeAt(secret, TEST_NOW))).statusCode).toBe(429);
    });

    test('again only while it is not confirmed; the former secret then ends', async () => {
      const { token } = await makeSignedIn(testApp, 'ponovno');
      const first = (await start(token)).json<{ secret: string }>();
      const second = (await start(token)).json<{ secret: string }>();
      expect((await confirm(token, codeAt(first.secret, TEST_NOW))).statusCode).toBe(400);
      expect((await confirm(token, codeAt(second.secret, TEST_NOW))).statusCode).toBe(200);
      const again = await start(token);
      expect(again.statusCode).toBe(409);
      expect(again.json()).toEqual({ message: 'Prijava s kodom iz aplikacije već je uključena.', code: 'exists' });
      testApp.setNow(later(STEP_MS));
      expect((await confirm(token, codeAt(second.secret, later(STEP_MS)))).json()).toMatchObject({ code: 'exists' });
    });

    test('never without a start, and never with a wrong password', async () => {
      const { token } = await makeSignedIn(testApp, 'bez početka');
      expect((await confirm(token, '123456')).json()).toMatchObject({ code: 'not-started' });
      const answer = await testApp.call(secondFactorRoutes.startAuthenticator, { token, body: { password: 'x' } });
      expect(answer.json().errors).toEqual([{ field: 'password', message: 'Trenutačna lozinka nije ispravna.' }]);
    });
  });

  describe('at log-in', () => {
    test('asks for the code only after the right password', async () => {
      await makeProtected('dva');
      const answer = await logIn('dva');
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        auth: false,
        message: 'Unesite kod iz aplikacije za prijavu.',
        code: 'second-factor',
      });
      expect((await logIn('dva', undefined, 'pogrešna')).json()).toMatchObject({ code: 'wrong-credentials' });
      expect((await logIn('dva', '000000', 'pogrešna')).json()).toMatchObject({ code: 'wrong-credentials' });
    });

    test('accepts the codes of the step before and after, and no others', async () => {
      const { secret } = await makeProtected('prozor');
      testApp.setNow(later(10 * STEP_MS));
      const codeOf = (step: number) => codeAt(secret, later((10 + step) * STEP_MS));
      for (const step of [-2, 2])
        expect((await logIn('prozor', codeOf(step))).json()).toMatchObject({ code: 'wrong-otp' });
      for (const step of [-1, 0, 1]) expect((await logIn('prozor', codeOf(step))).statusCode).toBe(200);
    });

    test('accepts a code written in groups, and each code once', async () => {
      const { secret, now } = await makeProtected('jednom');
      const code = codeAt(secret, now);
      expect((await logIn('jednom', `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
      const again = await logIn('jednom', code);
      expect([again.statusCode, again.json()]).toEqual([401, { auth: false, message: WRONG_CODE, code: 'wrong-otp' }]);
      // The code of the confirmation is of an earlier step.
      expect((await logIn('jednom', codeAt(secret, TEST_NOW))).json()).toMatchObject({ code: 'wrong-otp' });
    });

    test('accepts a code once when two log-ins use it at the same moment', async () => {
      const { secret, now } = await makeProtected('utrka');
      const code = codeAt(secret, now);
      const both = [code, code].map((otp) => () => logIn('utrka', otp));
      const answers = await runTogether(testApp.dependencies.database, 'authenticators', both);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    });

    test('accepts each recovery code once, however it is typed, also at the same moment', async () => {
      const { token, codes } = await makeProtected('oporavak');
      expect((await logIn('oporavak', codes[0]!.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
      expect((await logIn('oporavak', codes[0])).json()).toMatchObject({ code: 'wrong-otp' });
      const { database } = testApp.dependencies;
      const both = [codes[1]!, codes[1]!].map((otp) => () => logIn('oporavak', otp));
      const answers = await runTogether(database, 'recovery_codes', both);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
      expect(await read(token)).toMatchObject({ recovery_codes_left: 8 });
    });

    test('counts wrong codes like wrong passwords, and a missing code not at all', async () => {
      const { secret, now } = await makeProtected('broji');
      for (let time = 0; time < 12; time += 1)
        expect((await logIn('broji')).json()).toMatchObject({ code: 'second-factor' });
      for (let time = 0; time < 5; time += 1) await logIn('broji', '000000');
      for (let time = 0; time < 5; time += 1) await logIn('broji', undefined, 'pogrešna');
      const answer = await logIn('broji', codeAt(secret, now));
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('900');
    });

    test('is logged with its kind, and refused codes with the reason', async () => {
      const { id, secret, codes, now } = await makeProtected('dnevnik');
      await logIn('dnevnik');
      await logIn('dnevnik', '000000');
      await logIn('dnevnik', codeAt(secret, now));
      await logIn('dnevnik', codes[0]);
      expect((await auditOf(testApp, id)).slice(1)).toEqual([
        ['log-in-failed', { reason: 'wrong-otp' }],
        ['log-in', { factor: 'authenticator' }],
        ['log-in', { factor: 'recovery-code' }],
      ]);
    });
  });

  test('is removed with its recovery codes, after which the password is enough', async () => {
    const { id, token } = await makeProtected('miče');
    const answer = await testApp.call(secondFactorRoutes.removeAuthenticator, { token, body });
    expect(answer.json()).toEqual({ message: 'Prijava s kodom iz aplikacije je isključena.' });
    expect(await read(token)).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 });
    expect((await logIn('miče')).statusCode).toBe(200);
    expect(await auditOf(testApp, id)).toContainEqual(['remove-second-factor', { factor: 'authenticator' }]);
  });

  test('gets new recovery codes, and the former ones end', async () => {
    const { token, codes } = await makeProtected('novi kodovi');
    const answer = await testApp.call(secondFactorRoutes.renewRecoveryCodes, { token, body });
    const { recovery_codes } = answer.json<{ recovery_codes: string[] }>();
    expect(recovery_codes).toHaveLength(10);
    expect((await logIn('novi kodovi', codes[0])).statusCode).toBe(401);
    expect((await logIn('novi kodovi', recovery_codes[0])).statusCode).toBe(200);
    const other = await makeSignedIn(testApp, 'bez aplikacije');
    const refused = await testApp.call(secondFactorRoutes.renewRecoveryCodes, { token: other.token, body });
    expect(refused.json()).toMatchObject({ code: 'no-authenticator' });
  });
});
