import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { UnauthenticatedError } from '../errors.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { answered, beginCall, type Connection, startSmallServer, TOKEN } from '../testing/small-server.ts';
import { BODY_TIMES, CONNECTION_TIMES, STRANGER_BODY_BYTES } from './connection-limits.ts';

describe('a body', () => {
  const testApp = useTestApp('SQLite');
  const payload = (bytes: number) => JSON.stringify({ x: 'a'.repeat(bytes - JSON.stringify({ x: '' }).length) });
  const send = async (url: string, bytes: number) => {
    const headers = { 'content-type': 'application/json' };
    return (await testApp.send({ method: 'POST', url, headers, payload: payload(bytes) })).statusCode;
  };

  test.each([
    ['a log-in', pathFor(authRoutes.logIn), 400],
    ['a registration', '/register', 400],
    ['an address that does not exist', '/api/nema', 404],
  ])('of %s is read up to 8 KB', async (_, url, status) => {
    expect(await send(url, STRANGER_BODY_BYTES)).toBe(status);
    expect(await send(url, STRANGER_BODY_BYTES + 1)).toBe(413);
  });

  test('of a call without its token is not read', async () => {
    expect(await send(pathFor(postRoutes.createPost), STRANGER_BODY_BYTES * 2)).toBe(401);
  });

  test('and headers that stop arriving hold a connection for at most 30 seconds', () => {
    const { server } = testApp.app;
    expect(server.headersTimeout + CONNECTION_TIMES.http.connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(30_000);
    expect(Math.max(BODY_TIMES.silence, BODY_TIMES.stranger)).toBeLessThanOrEqual(30_000);
  });
});

describe('a connection', () => {
  const LENGTH = 'Content-Length: 6';

  /** Sends the bytes one by one until the connection closes. */
  function drip({ socket }: Connection, bytes: string, everyMs: number): void {
    const rest = [...bytes];
    const timer = setInterval(() => socket.write(rest.shift() ?? ' '), everyMs);
    socket.once('close', () => clearInterval(timer));
  }

  test.each([
    ['without a token', []],
    ['with a token', [TOKEN]],
  ])('with a body that stops arriving is ended without an answer, %s', async (_, headers) => {
    const server = await startSmallServer({ times: { silence: 60 } });
    const { ended } = await server.connect(`${beginCall([LENGTH, ...headers])}"1`);
    const { answer, ms } = await ended;
    expect(answer).toBe('');
    expect(ms).toBeGreaterThanOrEqual(60);
  });

  test('of a stranger is ended although a byte arrives now and then', async () => {
    const server = await startSmallServer({ times: { stranger: 150, caller: 50 } });
    const connection = await server.connect(beginCall(['Content-Length: 6000']));
    drip(connection, '', 30);
    const { answer, ms } = await connection.ended;
    expect(ms).toBeGreaterThanOrEqual(150);
    expectTooSlow(answer);
  });

  test('whose call is refused is ended although a byte arrives now and then', async () => {
    const serve = (app: FastifyInstance) => {
      app.post('/refused', { onRequest: () => Promise.reject(new UnauthenticatedError()) }, async () => 'never');
    };
    const server = await startSmallServer({ times: { stranger: 150 }, serve });
    const connection = await server.connect(beginCall(['Content-Length: 6000'], '/refused'));
    drip(connection, '', 30);
    const { answer, ms } = await connection.ended;
    expect(ms).toBeGreaterThanOrEqual(150);
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*"Prijavite se\."/s);
  });

  test.each([
    ['a declared length', ['Content-Length: 5122'], (text: string) => text],
    ['chunks', ['Transfer-Encoding: chunked'], (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`],
  ])('of a caller has a second for each 50 KB of %s, and is then answered 408', async (_, headers, encode) => {
    const server = await startSmallServer({ times: { stranger: 100, caller: 50 } });
    const connection = await server.connect(`${beginCall([TOKEN, ...headers])}${encode(`"${'a'.repeat(5119)}`)}`);
    const { answer, ms } = await connection.ended;
    expect(ms).toBeGreaterThanOrEqual(150);
    expectTooSlow(answer);
  });

  test.each([
    ['a caller is answered when its body arrives in time', '/', { caller: 5000 }],
    ['an upload may take as long as it moves', '/upload', { caller: 50, silence: 5000 }],
  ])('of %s', async (_, url, times) => {
    const server = await startSmallServer({ times: { stranger: 300, ...times } });
    const connection = await server.connect(beginCall([TOKEN, LENGTH], url));
    drip(connection, '"1234"', 100);
    await answered(connection, '1234');
    expect(connection.answer()).toMatch(/^HTTP\/1\.1 200 .*\r\n1234$/s);
  });

  function expectTooSlow(answer: string): void {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain(
      '{"message":"Podaci su pristizali presporo, pa zahtjev nije izvršen. Provjerite vezu s mrežom i pokušajte ponovno.","code":"timeout"}',
    );
  }
});
