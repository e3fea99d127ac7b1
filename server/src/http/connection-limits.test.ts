import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/posts';
import { pathFor } from '@baklja/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { BODY_TIMES, CONNECTION_TIMES, limitSilence, STRANGER_BODY_BYTES } from './connection-limits.ts';

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
    expect(BODY_TIMES.silenceAtEnd).toBeLessThan(10_000);
  });
});

describe('a connection', () => {
  let app: FastifyInstance;
  let sockets: Socket[];

  beforeEach(() => {
    sockets = [];
  });

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  /** A server with the given times, ms; one of an hour plays no part in a test. */
  async function listen(times: Partial<typeof BODY_TIMES>): Promise<number> {
    const hour = 3_600_000;
    app = Fastify({ forceCloseConnections: 'idle', ...CONNECTION_TIMES });
    limitSilence(app, { stranger: hour, silence: hour, silenceAtEnd: hour, ...times });
    app.decorateRequest('caller', undefined);
    app.addHook('onRequest', async (request) => {
      const isKnown = request.headers['x-access-token'] !== undefined;
      const origin = { address: null, agent: null };
      const caller = {
        id: 1,
        name: '',
        role: 'tipfeler' as const,
        sessionId: '',
        expiresAtSeconds: 0,
        lacks: undefined,
        origin,
      };
      request.caller = isKnown ? caller : undefined;
    });
    app.post('/', async ({ body }) => body);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  }

  async function post(port: number, headers = ''): Promise<{ socket: Socket; ended: Promise<unknown> }> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {}).resume();
    // Also after a reset: `once` of Node's events would reject then.
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n${headers}\r\n12`,
    );
    return { socket, ended };
  }

  const TOKEN = 'X-Access-Token: a\r\n';

  test('with a body that stops arriving is ended, with and without a token', async () => {
    const port = await listen({ silence: 50 });
    for (const headers of ['', TOKEN]) await (await post(port, headers)).ended;
  });

  test('of a stranger is ended although a byte arrives now and then', async () => {
    const port = await listen({ stranger: 100 });
    const { socket, ended } = await post(port);
    const drip = setInterval(() => socket.write(' '), 30);
    await ended;
    clearInterval(drip);
  });

  test('of a caller may take as long as it moves', async () => {
    const port = await listen({ stranger: 50, silence: 2000 });
    const { socket } = await post(port, TOKEN);
    const rest = [...'345'];
    const drip = setInterval(() => socket.write(rest.shift() ?? ''), 50);
    const [answer] = await once(socket, 'data');
    clearInterval(drip);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*12345$/s);
  });

  test('that is silent does not hold the end of the server', async () => {
    const port = await listen({ silenceAtEnd: 50 });
    const { ended } = await post(port, TOKEN);
    await Promise.all([app.close(), ended]);
  });
});
