import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { presenceRoutes } from '@baklja/contract/features/site/presence';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { addAuthenticator } from '../testing/own-factors.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { makeUser, TEST_PASSWORD } from '../testing/records/make-user.ts';
import { codeAt, makeSignedIn } from '../testing/signed-in.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const HOUR_MS = 60 * 60 * 1000;
const STALE = 'Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.';

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

describe.each(DATABASE_NAMES)('a clock that jumps on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  beforeEach(() => testApp.setNow(TEST_NOW));

  const logIn = (username: string, given: { password?: string; otp?: string } = {}) =>
    testApp.call(authRoutes.logIn, { body: { username, password: TEST_PASSWORD, ...given } });
  const updatePost = (token: string, id: number, title: string, version: number) =>
    testApp.call(postRoutes.updatePost, { token, body: { id, title, version, catid, language: 'hr-HR' } });

  test('back by hours does not keep anyone out for hours after wrong passwords', async () => {
    await makeUser(testApp.dependencies.database, { username: 'krivo' });
    testApp.setNow(at(5));
    for (let count = 0; count < 10; count += 1) await logIn('krivo', { password: 'pogrešna' });
    expect((await logIn('krivo')).statusCode).toBe(429);
    testApp.setNow(TEST_NOW);
    expect((await logIn('krivo')).statusCode).toBe(200);
  });

  test('back by hours does not keep anyone out for hours after a code of an application', async () => {
    const { token } = await makeSignedIn(testApp, 'kod');
    const body = { password: TEST_PASSWORD };
    const { secret } = (await testApp.call(secondFactorRoutes.startAuthenticator, { token, body })).json();
    testApp.setNow(at(5));
    const confirmation = { otp: codeAt(secret, at(5)) };
    await testApp.call(secondFactorRoutes.confirmAuthenticator, { token, body: confirmation });
    testApp.setNow(TEST_NOW);
    const otp = codeAt(secret, TEST_NOW);
    expect((await logIn('kod', { otp })).statusCode).toBe(200);
    expect((await logIn('kod', { otp })).statusCode).toBe(401);
  });

  test('back by half an hour does not hold anyone back after wrong codes', async () => {
    const { token } = await makeSignedIn(testApp, 'krivi kodovi');
    const { secret } = await addAuthenticator(testApp, token);
    testApp.setNow(at(0.5));
    for (let count = 0; count < 5; count += 1) await logIn('krivi kodovi', { otp: '000000' });
    expect((await logIn('krivi kodovi', { otp: codeAt(secret, at(0.5)) })).statusCode).toBe(429);
    testApp.setNow(at(0.1));
    expect((await logIn('krivi kodovi', { otp: codeAt(secret, at(0.1)) })).statusCode).toBe(200);
  });

  test('back by hours does not show for hours who was in an editor', async () => {
    const { id } = await makePost(testApp.dependencies.database, { catid });
    const ana = await makeSignedIn(testApp, 'ana');
    const ivo = await makeSignedIn(testApp, 'ivo');
    const othersOf = async (token: string) => {
      const rawBody = { kind: 'post', id, tab: 'a', is_editing: true };
      return (await testApp.call(presenceRoutes.recordHeartbeat, { token, rawBody })).json().others;
    };
    testApp.setNow(at(5));
    await othersOf(ana.token);
    expect(await othersOf(ivo.token)).toMatchObject([{ user_id: ana.id }]);
    testApp.setNow(TEST_NOW);
    expect(await othersOf(ivo.token)).toEqual([]);
  });

  test('does not confuse versions, which are numbers: the older text is refused at every time', async () => {
    const { id } = await makePost(testApp.dependencies.database, { catid });
    const { token } = await makeSignedIn(testApp, 'inačice');
    for (const [place, hours] of [5, -5, 0].entries()) {
      testApp.setNow(at(hours));
      const fresh = await makeSignedIn(testApp, `inačice ${hours}`);
      expect((await updatePost(fresh.token, id, `Naslov u ${hours}`, place + 1)).statusCode).toBe(200);
      const stale = await updatePost(fresh.token, id, 'Stariji naslov', place + 1);
      expect([stale.statusCode, stale.json().message]).toEqual([409, STALE]);
    }
    expect((await updatePost(token, id, 'Posljednji naslov', 4)).statusCode).toBe(200);
  });

  test('knows the key of a creation at every hour', async () => {
    const send = async (hours: number) => {
      testApp.setNow(at(hours));
      const headers = { 'idempotency-key': 'kljuc-u-svako-doba' };
      const body = { title: 'Jedan', catid, language: 'hr-HR' } as const;
      return (await testApp.call(postRoutes.createPost, { as: 'superadmin', headers, body })).json().id;
    };
    const first = await send(0);
    expect([await send(5), await send(-5), await send(24 * 20)]).toEqual([first, first, first]);
  });
});
