import { routesByFeature } from '@baklja/contract';
import { KEY_ROLES, keyRoutes } from '@baklja/contract/features/site/keys';
import { ROLES, type Role } from '@baklja/contract/roles';
import { isTagged, pathFor, type Route } from '@baklja/contract/route';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { endSession, openSession } from '../accounts/sessions.store.ts';
import { Tokens } from '../accounts/tokens.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

/** Values for every parameter of a path: well formed, but of nothing that exists. */
const PARAMS = { id: '999999', page: '1', language: 'hr-HR', search: '-', alias: 'nema-ga', state: '1' };

const PRIVATE_READ = '/api/token';
const PUBLIC_READ = '/api/content/get/cats';

/** Calls that end the session of their token without a body. */
const ENDING = ['logOut'];

/** Status of a call with JSON that it does not accept; a form of files accepts none at all. */
const rejectionOf = ({ form }: Route) => (form?.files === undefined ? 400 : 415);

/** A call that writes although it is a GET. */
const WRITING_READ = 'clearCategorisation';

const hasBody = (route: Route) => route.method === 'POST' || route.method === 'PUT';

describe.each(DATABASE_NAMES)('access on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const users = new Map<Role, { id: number; name: string }>();

  beforeAll(async () => {
    for (const role of ROLES) {
      users.set(role, await makeUser(testApp.dependencies.database, { username: `pristup-${role}`, role }));
    }
  });

  async function freshToken(role: Role, now = testApp.dependencies.clock()): Promise<string> {
    const { database, tokens } = testApp.dependencies;
    const user = { ...users.get(role)!, role };
    return database.write((transaction) => openSession(transaction, tokens, { user, now }));
  }

  const tokenOfRole = new Map<Role, string>();

  /** A token of its own for the calls that end one. */
  async function tokenFor(role: Role, { key }: { key: string }): Promise<string> {
    const known = tokenOfRole.get(role);
    if (known && !ENDING.includes(key)) return known;
    const token = await freshToken(role);
    if (!ENDING.includes(key)) tokenOfRole.set(role, token);
    return token;
  }

  /** Sends a body that no call accepts, so that no call has an effect. */
  async function statusOf(route: Route, headers: Record<string, string>, payload = '{"garbage":[]}'): Promise<number> {
    const answer = await testApp.send({
      method: route.method,
      url: pathFor(route, { params: PARAMS }),
      headers: { ...headers, ...(hasBody(route) && { 'content-type': 'application/json' }) },
      ...(hasBody(route) && { payload }),
    });
    const isPublicRead = isTagged(route) && Object.keys(headers).length === 0;
    if (!isPublicRead) expect(answer.headers['cache-control']).toBeOneOf(['no-store', 'private, no-cache']);
    return answer.statusCode;
  }

  /** Tokens of a superadmin that are not good, or no longer. */
  async function makeBadTokens(): Promise<Record<string, string>> {
    const { database, tokens, clock, secret } = testApp.dependencies;
    const user = { ...users.get('superadmin')!, role: 'superadmin' as const };
    const open = (by: Tokens, of: typeof user, now = clock()) =>
      database.write((transaction) => openSession(transaction, by, { user: of, now }));
    const good = await freshToken('superadmin');
    const [header = '', payload = ''] = good.split('.');
    const { sid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', sid })).toString('base64url');
    const claims = { id: user.id, name: user.name, role: 'superadmin', userId: user.id, exp: 4_000_000_000 };
    const sign = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' });
    const disabled = await makeUser(database, { username: 'bez-pristupa', role: 'superadmin' });
    const ofDisabled = await open(tokens, { ...disabled, role: 'superadmin' });
    // Past the record, whose writes end the tokens.
    await database.write((transaction) =>
      transaction.updateTable('users').set({ active: 0 }).where('id', '=', disabled.id).execute(),
    );
    const ended = await freshToken('superadmin');
    await database.write(async (transaction) =>
      endSession(transaction, (await tokens.read(ended, clock()))?.sessionId ?? ''),
    );
    return {
      'of a disabled user': ofDisabled,
      'that has ended': ended,
      'that has expired': await open(tokens, user, new Date(clock().getTime() - 8 * 60 * 60 * 1000)),
      'with a forged signature': `${header}.${payload}.${'A'.repeat(43)}`,
      'signed by another secret': await open(new Tokens('a secret that is not the one of this server'), user),
      'stripped of its signature': `${unsigned}.${payload}.`,
      'that is well signed but has no session': await sign.sign(new TextEncoder().encode(secret)),
    };
  }

  const keys = new Map<Role, string>();
  const readingKeys = new Map<Role, string>();
  beforeAll(async () => {
    const make = async (role: (typeof KEY_ROLES)[number], may_write: 0 | 1) => {
      const body = { name: `Stroj ${role}`, role, may_write, expires: null };
      return (await testApp.call(keyRoutes.createKey, { as: 'superadmin', body })).json().key;
    };
    for (const role of KEY_ROLES) {
      keys.set(role, await make(role, 1));
      readingKeys.set(role, await make(role, 0));
    }
  });

  let badTokens: Record<string, string>;
  beforeAll(async () => {
    badTokens = await makeBadTokens();
  });

  describe.each(Object.entries(routesByFeature))('%s', (_, routes) => {
    const forAllRoutes = (check: (key: string, route: Route) => Promise<void>) =>
      Promise.all(Object.entries(routes as Record<string, Route>).map(([key, route]) => check(key, route)));

    test('accepts no bad token', async () => {
      await forAllRoutes(async (key, route) => {
        // Someone who logs in or registers may still send a token that has ended.
        const isIgnored = route.access === 'public' && route.method !== 'GET';
        for (const [which, token] of Object.entries(badTokens)) {
          const isRefused = (await statusOf(route, { 'x-access-token': token })) === 401;
          expect([key, which, isRefused]).toEqual([key, which, !isIgnored]);
        }
      });
    });

    test('allows exactly the roles that the contract names', async () => {
      await forAllRoutes(async (key, route) => {
        const { access } = route;
        const withoutToken = await statusOf(route, {});
        if (access === 'public') expect([key, [401, 403].includes(withoutToken)]).toEqual([key, false]);
        else expect([key, withoutToken]).toEqual([key, 401]);
        for (const role of ROLES) {
          const status = await statusOf(route, { 'x-access-token': await tokenFor(role, { key }) });
          const isLetIn = typeof access === 'string' || access.includes(role);
          if (isLetIn)
            expect([key, role, status]).toEqual([key, role, expect.toBeOneOf([200, 404, rejectionOf(route)])]);
          else expect([key, role, status]).toEqual([key, role, 403]);
        }
      });
    });

    test('allows to a key what its role may do, and nothing of an account', async () => {
      await forAllRoutes(async (key, route) => {
        const { access } = route;
        const isWrite = access !== 'public' && (route.method !== 'GET' || key === WRITING_READ);
        for (const role of KEY_ROLES) {
          const authorization = `Bearer ${keys.get(role)}`;
          const status = await statusOf(route, { authorization });
          const isLetIn = access === 'public' || (access !== 'signed-in' && access.includes(role));
          if (isLetIn)
            expect([key, role, status]).toEqual([key, role, expect.toBeOneOf([200, 404, rejectionOf(route)])]);
          else expect([key, role, status]).toEqual([key, role, 403]);
          const readOnly: Record<string, string>[] = [
            { authorization, origin: 'https://www.hoo.hr' },
            { authorization: `Bearer ${readingKeys.get(role)}` },
          ];
          for (const headers of readOnly) {
            const isRefused = (await statusOf(route, headers)) === 403;
            expect([key, role, isRefused]).toEqual([key, role, isWrite || status === 403]);
          }
        }
      });
    });

    test('checks the role before the input, and the input before existence', async () => {
      await forAllRoutes(async (key, route) => {
        const { access } = route;
        if (hasBody(route) && access !== 'public') {
          const outsider = ROLES.find((role) => typeof access !== 'string' && !access.includes(role));
          const insider = typeof access === 'string' ? 'sportasi' : access[0]!;
          const statuses = [
            await statusOf(route, {}, '{'),
            outsider ? await statusOf(route, { token: await tokenFor(outsider, { key }) }, '{') : 403,
            await statusOf(route, { token: await tokenFor(insider, { key }) }, '{'),
          ];
          expect([key, ...statuses]).toEqual([key, 401, 403, rejectionOf(route)]);
        }
        if (route.body !== undefined && route.params !== undefined) {
          const status = await statusOf(route, { token: await tokenFor('superadmin', { key }) }, '[]');
          expect([key, status]).toEqual([key, rejectionOf(route)]);
        }
      });
    });
  });

  describe.each([PRIVATE_READ, PUBLIC_READ])('the token of %s', (url) => {
    test('is read from three headers, and rejected when it is not a token', async () => {
      const good = await freshToken('tipfeler');
      for (const [header, value] of [
        ['x-access-token', good],
        ['token', good],
        ['authorization', `Bearer ${good}`],
        ['authorization', `bearer ${good}`],
      ]) {
        const { statusCode } = await testApp.send({ url, headers: { [header!]: value } });
        expect([header, statusCode]).toEqual([header, 200]);
      }
      for (const token of ['x', 'a.b.c', 'null', 'undefined']) {
        const answer = await testApp.send({ url, headers: { 'x-access-token': token } });
        expect([token, answer.statusCode]).toEqual([token, 401]);
        expect(answer.json()).toEqual({ message: 'Prijavite se.', code: 'unauthenticated' });
      }
    });

    test('is rejected from the second on in which it expires', async () => {
      const start = testApp.dependencies.clock();
      const token = await freshToken('tipfeler');
      const status = async (secondsLater: number) => {
        testApp.setNow(new Date(start.getTime() + secondsLater * 1000));
        return (await testApp.send({ url, headers: { token } })).statusCode;
      };
      expect(await status(8 * 60 * 60 - 1)).toBe(200);
      expect(await status(8 * 60 * 60)).toBe(401);
      testApp.setNow(start);
    });
  });
});
