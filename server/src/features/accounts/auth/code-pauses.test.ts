import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { addAuthenticator } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { auditOf, codeAt, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const SECOND = 1000;
const START = TEST_NOW.getTime() + 60 * SECOND;

type Try = { otp?: string; from?: string; password?: string; cookie?: string };

describe.each(DATABASE_NAMES)('wrong codes of one account on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const setTime = (seconds: number) => testApp.setNow(new Date(START + seconds * SECOND));

  /** A user with an application, and log-ins of that user; each comes from another address unless one is named. */
  async function makeProtected(username: string) {
    testApp.setNow(TEST_NOW);
    const { id, token } = await makeSignedIn(testApp, username);
    const { secret, codes } = await addAuthenticator(testApp, token);
    setTime(0);
    let address = 0;
    const logIn = ({ otp = '000000', from, password = TEST_PASSWORD, cookie }: Try = {}) => {
      address += 1;
      return testApp.send({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: from ?? `198.51.${Math.floor(address / 250)}.${address % 250}`,
        headers: cookie === undefined ? {} : { cookie },
        payload: { username, password, otp },
      });
    };
    const codeIn = (seconds: number) => codeAt(secret, new Date(START + seconds * SECOND));
    const fail = async (count: number) => {
      for (let time = 0; time < count; time += 1) expect((await logIn()).json()).toMatchObject({ code: 'wrong-otp' });
    };
    return { id, logIn, codeIn, fail, codes };
  }

  test('are free five times; each further one waits 1, 2, 4 … at most 60 seconds, over all addresses', async () => {
    const { logIn, fail } = await makeProtected('ana');
    await fail(5);
    let time = 0;
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      setTime(time + pause - 0.001);
      expect((await logIn()).statusCode).toBe(429);
      time += pause;
      setTime(time);
      await fail(1);
      const refused = await logIn();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(Math.min(60, pause * 2)));
    }
  });

  test('are refused with the time to wait, and nothing is checked', async () => {
    const { id, logIn, codeIn, fail } = await makeProtected('eva');
    await fail(5);
    const code = codeIn(0);
    const refused = await logIn({ otp: code });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toEqual({
      auth: false,
      message:
        'Za ovaj je račun upisano previše pogrešnih kodova, pa ovaj nije provjeren. Pokušajte ponovno za 1 sekundu.',
      code: 'too-many-tries',
    });
    expect((await auditOf(testApp, id)).filter(([action]) => action === 'log-in-failed')).toHaveLength(5);
    // A code works once, so it was not used up.
    setTime(1);
    expect((await logIn({ otp: code })).statusCode).toBe(200);
  });

  test('are counted from zero after the right code', async () => {
    const { logIn, codeIn, fail } = await makeProtected('mia');
    await fail(5);
    setTime(1);
    expect((await logIn({ otp: codeIn(1) })).statusCode).toBe(200);
    await fail(5);
    expect((await logIn()).statusCode).toBe(429);
  });

  test('are counted together with wrong recovery codes', async () => {
    const { logIn, fail, codes } = await makeProtected('lea');
    await fail(3);
    for (const otp of ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']) expect((await logIn({ otp })).statusCode).toBe(401);
    const [otp = ''] = codes;
    expect((await logIn({ otp })).statusCode).toBe(429);
    setTime(1);
    expect((await logIn({ otp })).statusCode).toBe(200);
  });

  test('are checked five times when a hundred come at once from a hundred addresses', async () => {
    const { id, logIn } = await makeProtected('tea');
    const answers = await Promise.all(Array.from({ length: 100 }, () => logIn()));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
    expect((await auditOf(testApp, id)).filter(([action]) => action === 'log-in-failed')).toHaveLength(5);
  });

  test('hold back a try that began before the last of them and is checked after it', async () => {
    const { logIn, fail } = await makeProtected('ela');
    await fail(5);
    setTime(-0.1);
    const answer = await logIn();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
  });

  test('do not delay log-ins after a clock that ran ahead is set right', async () => {
    const { logIn, codeIn, fail } = await makeProtected('pia');
    setTime(30 * 60);
    await fail(5);
    setTime(0);
    expect((await logIn({ otp: codeIn(0) })).statusCode).toBe(200);
  });

  test('hold back neither a wrong password, nor a missing code, nor another account', async () => {
    const { logIn, fail } = await makeProtected('iva');
    const other = await makeProtected('ivo');
    await fail(5);
    expect((await logIn({ password: 'pogrešna' })).json()).toMatchObject({ code: 'wrong-credentials' });
    expect((await logIn({ otp: '' })).json()).toMatchObject({ code: 'second-factor' });
    await other.fail(1);
  });

  test('are not counted for the network while they have to wait', async () => {
    const { logIn, codeIn, fail } = await makeProtected('una');
    await fail(5);
    for (let time = 0; time < 12; time += 1) expect((await logIn({ from: '192.0.2.1' })).statusCode).toBe(429);
    setTime(1);
    expect((await logIn({ from: '192.0.2.1', otp: codeIn(1) })).statusCode).toBe(200);
  });

  test('never hold back a browser that has logged in before, whose own are counted apart', async () => {
    const { logIn, codeIn, fail } = await makeProtected('nora');
    const first = await logIn({ otp: codeIn(0) });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    setTime(30);
    await fail(5);
    expect((await logIn()).statusCode).toBe(429);
    expect((await logIn({ otp: codeIn(30), cookie })).statusCode).toBe(200);

    setTime(90);
    const answers = await Promise.all(Array.from({ length: 11 }, () => logIn({ cookie })));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    setTime(120);
    expect((await logIn({ otp: codeIn(120) })).statusCode).toBe(200);
  });
});
