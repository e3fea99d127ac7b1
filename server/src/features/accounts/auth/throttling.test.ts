import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeUser, TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const MINUTE = 60 * 1000;
const HOME = '192.0.2.1';
const ELSEWHERE = '192.0.2.2';

type Try = { username?: string; password?: string; from?: string; cookie?: string; forwarded?: string };

describe.each(DATABASE_NAMES)('log-in attempts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    for (const username of ['ivana', 'drugi', 'treći', 'četvrti', 'peti', 'šesti'])
      await makeUser(testApp.dependencies.database, { username });
    await makeUser(testApp.dependencies.database, { username: 'ceka', role: null, active: 0 });
  });

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.dependencies.database.write((transaction) => transaction.deleteFrom('tries').execute());
  });

  function logIn({ username = 'ivana', password = 'pogrešna', from = HOME, cookie, forwarded }: Try = {}) {
    return testApp.send({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: { ...(cookie && { cookie }), ...(forwarded && { 'x-forwarded-for': forwarded }) },
      payload: { username, password },
    });
  }

  async function statuses(count: number, attempt: Try = {}): Promise<number[]> {
    const answers = await Promise.all(Array.from({ length: count }, () => logIn(attempt)));
    return answers.map(({ statusCode }) => statusCode).toSorted();
  }

  const right = { password: TEST_PASSWORD };
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  test('are rejected after ten failures for a name from one address, even with the right password', async () => {
    // Counted exactly, although they come at once.
    expect(await statuses(20)).toEqual([...times(10, 401), ...times(10, 429)]);
    expect((await logIn({ ...right, from: ELSEWHERE })).statusCode).toBe(200);
    const answer = await logIn(right);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.json()).toEqual({
      auth: false,
      message: 'Previše pokušaja. Pokušajte ponovno kasnije.',
      code: 'too-many-tries',
    });
  });

  test('are rejected after fifty failures from one address, with any names', async () => {
    for (const username of ['drugi', 'treći', 'četvrti', 'peti', 'šesti']) await statuses(10, { username });
    expect((await logIn(right)).statusCode).toBe(429);
    expect((await logIn({ ...right, from: ELSEWHERE })).statusCode).toBe(200);
  });

  test('are counted for the /64 of an IPv6 address, which one line has', async () => {
    for (let place = 1; place <= 10; place += 1) {
      expect((await logIn({ from: `2001:db8:1:1::${place}` })).statusCode).toBe(401);
    }
    expect((await logIn({ ...right, from: '2001:db8:1:1:ffff::1' })).statusCode).toBe(429);
    expect((await logIn({ ...right, from: '2001:db8:1:2::1' })).statusCode).toBe(200);
  });

  test('ignore a forwarded address without a trusted proxy', async () => {
    for (const forwarded of ['198.51.100.1', '198.51.100.2']) await statuses(5, { forwarded });
    expect((await logIn({ forwarded: '198.51.100.3' })).statusCode).toBe(429);
  });

  test('get the time to wait until the oldest failure expires', async () => {
    await statuses(9);
    testApp.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE));
    await statuses(1);
    expect((await logIn()).headers['retry-after']).toBe(String(5 * 60));
  });

  test('start from zero when the window has passed; those that were rejected in it do not count', async () => {
    await statuses(10);
    testApp.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE - 1));
    expect(await statuses(10, right)).toEqual(times(10, 429));
    testApp.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE));
    expect((await logIn(right)).statusCode).toBe(200);
  });

  test('reset the count of the name when one succeeds', async () => {
    await statuses(9);
    expect((await logIn(right)).statusCode).toBe(200);
    expect(await statuses(10)).toEqual(times(10, 401));
    expect((await logIn()).statusCode).toBe(429);
  });

  test('are not counted when they succeed, even for many colleagues at one address', async () => {
    for (let batch = 0; batch < 6; batch += 1) expect(await statuses(9, right)).toEqual(times(9, 200));
  });

  test('are not counted when the account waits', async () => {
    await statuses(10, { username: 'ceka', ...right });
    expect((await logIn({ username: 'ceka', ...right })).json()).toMatchObject({ code: 'account-waiting' });
  });

  test('store neither addresses nor names', async () => {
    await statuses(1, { username: 'tajanstvena' });
    const tries = await testApp.dependencies.database.read.selectFrom('tries').selectAll().execute();
    expect(tries).toHaveLength(2);
    expect(JSON.stringify(tries)).not.toMatch(/tajanstvena|192\.0\.2/);
  });

  describe('from a browser in which the person logged in before', () => {
    const deviceOf = async (attempt: Try = right) =>
      String((await logIn(attempt)).headers['set-cookie']).split(';')[0]!;

    test('are counted separately', async () => {
      const cookie = await deviceOf();
      await statuses(10);
      expect((await logIn(right)).statusCode).toBe(429);
      expect((await logIn({ ...right, cookie })).statusCode).toBe(200);
    });

    test('are limited as well', async () => {
      const cookie = await deviceOf();
      expect(await statuses(11, { cookie })).toEqual([...times(10, 401), 429]);
      expect((await logIn({ ...right, cookie })).statusCode).toBe(429);
      expect((await logIn(right)).statusCode).toBe(200);
    });

    test('are counted normally for another name, and with a cookie that is not signed', async () => {
      const foreign = await deviceOf({ username: 'drugi', ...right });
      const forged = `${foreign.slice(0, -3)}AAA`;
      await statuses(10);
      expect((await logIn({ ...right, cookie: foreign })).statusCode).toBe(429);
      expect((await logIn({ ...right, cookie: forged })).statusCode).toBe(429);
      expect((await logIn({ ...right, cookie: 'baklja_device=a.b' })).statusCode).toBe(429);
    });

    test('are recognised by a cookie that is hidden from scripts and other sites', async () => {
      expect((await logIn(right)).headers['set-cookie']).toMatch(
        /^baklja_device=[\w-]+\.[\w-]+; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
    });
  });
});

describe.each(DATABASE_NAMES)('log-in attempts behind a trusted proxy on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { TRUST_PROXY: '1' });

  beforeAll(async () => {
    await makeUser(testApp.dependencies.database, { username: 'ivana' });
  });

  const logIn = (forwarded: string, password: string) =>
    testApp.send({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
      payload: { username: 'ivana', password },
    });

  test('are counted for the /64 from the proxy, logged with the whole address, and mark the cookie as secure', async () => {
    // Only the last address comes from the proxy; the addresses before it are the caller's claims.
    for (let place = 0; place < 10; place += 1) await logIn(`198.51.100.${place}, 2001:db8:1:1::${place}`, 'pogrešna');
    expect((await logIn('198.51.100.77, 2001:db8:1:1::77', TEST_PASSWORD)).statusCode).toBe(429);
    const { read } = testApp.dependencies.database;
    const last = await read.selectFrom('audit_log').select('address').orderBy('id', 'desc').executeTakeFirst();
    expect(last).toEqual({ address: '2001:db8:1:1::9' });
    const answer = await logIn(ELSEWHERE, TEST_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toContain('; Secure');
  });
});
