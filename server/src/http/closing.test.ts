import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { answered, beginCall, startSmallServer, TOKEN } from '../testing/small-server.ts';

const GET_GATE = 'GET /gate HTTP/1.1\r\nHost: x\r\n\r\n';

/** Far below the time after which idle connections are closed anyway. */
const AT_ONCE_MS = 2_000;

const CLOSES = /^connection: close\r$/im;

describe('a server that closes', () => {
  test.each([
    ['has sent nothing', ''],
    ['has sent a part of its headers', 'GET / HTTP/1.1\r\nHo'],
    ['is kept alive after an answer', 'GET /none HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('closes at once a connection that %s', async (_, text) => {
    const { connect, close } = await startSmallServer({});
    const connection = await connect(text);
    if (text.endsWith('\r\n\r\n')) await answered(connection, '404');
    await close();
    expect((await connection.ended).ms).toBeLessThan(AT_ONCE_MS);
  });

  test('answers all calls that follow each other on one connection', async () => {
    const [bothBegun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let waiting = 0;
    const serve = (app: FastifyInstance) =>
      void app.get('/gate', async () => {
        waiting += 1;
        if (waiting === 2) bothBegun.resolve();
        await gate.promise;
        return 'izvršeno';
      });
    const { connect, close } = await startSmallServer({ serve });
    const { ended } = await connect(GET_GATE + GET_GATE);
    await bothBegun.promise;
    await close();
    gate.resolve();
    const answers = (await ended).answer.split('HTTP/1.1 ').slice(1);
    expect(answers.map((answer) => [answer.slice(0, 3), CLOSES.test(answer)])).toEqual([
      ['200', false],
      ['200', true],
    ]);
  });

  test('sends an answer that has begun to its end, then closes its connection', async () => {
    const source = new PassThrough();
    const serve = (app: FastifyInstance) => void app.get('/stream', async () => source);
    const { connect, close } = await startSmallServer({ serve });
    const connection = await connect('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
    source.write('početak');
    await answered(connection, 'početak');
    await close();
    source.end('kraj');
    expect((await connection.ended).answer).toMatch(/početak.*kraj.*\r\n0\r\n\r\n$/s);
  });

  test('refuses /api/ready alone for as long as a proxy may need to notice', async () => {
    const serve = (app: FastifyInstance) => {
      app.get('/api/ready', async () => 'spreman');
      app.get('/gate', async () => 'izvršeno');
    };
    const { connect, close } = await startSmallServer({ serve, closing: { leaving: 500 } });
    const kept = await connect('');
    await close();
    const asked = await connect('GET /api/ready?a=1 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await asked.ended).answer).toMatch(/^HTTP\/1\.1 503 /);
    kept.socket.write(GET_GATE);
    expect((await kept.ended).answer).toMatch(/^HTTP\/1\.1 200 .*izvršeno$/s);
  });

  test('answers 503 to calls that begin then, also on new connections', async () => {
    const { connect, close } = await startSmallServer({ closing: { refusing: 500 } });
    const existing = await connect('');
    await close();
    const made = await connect(GET_GATE);
    existing.socket.write(GET_GATE);
    for (const { ended } of [existing, made]) {
      const { answer } = await ended;
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(CLOSES);
      expect(answer).toMatch(/^retry-after: 5\r$/im);
      expect(answer).toContain(
        '{"message":"Poslužitelj se gasi, pa zahtjev nije izvršen. Pokušajte ponovno za koji trenutak.","code":"closing"}',
      );
    }
  });

  test('reads and answers a body that arrives in time', async () => {
    const { connect, close } = await startSmallServer({});
    const connection = await connect(`${beginCall([TOKEN, 'Content-Length: 6', 'Expect: 100-continue'])}`);
    await answered(connection, '100 Continue');
    await close();
    connection.socket.write('"1234"');
    const { answer } = await connection.ended;
    expect(answer).toMatch(/HTTP\/1\.1 200 .*\r\n1234$/s);
    expect(answer).toMatch(CLOSES);
  });

  test('answers 503 when the body has not arrived in time, although a byte arrives now and then', async () => {
    const { connect, close } = await startSmallServer({ closing: { bodies: 150 } });
    const connection = await connect(beginCall([TOKEN, 'Content-Length: 900000', 'Expect: 100-continue']));
    await answered(connection, '100 Continue');
    const drip = setInterval(() => connection.socket.write(' '), 30);
    await close();
    const { answer } = await connection.ended;
    clearInterval(drip);
    expect(answer).toMatch(/HTTP\/1\.1 503 .*"Poslužitelj se gasi, /s);
  });

  test('cuts an upload that has not arrived in time', async () => {
    const begun = Promise.withResolvers<void>();
    const serve = (app: FastifyInstance) => {
      app.addContentTypeParser('*', (_request, _payload, done) => done(null));
      app.post('/stream', async ({ raw }) => {
        begun.resolve();
        await once(raw.resume(), 'end');
        return 'never';
      });
    };
    const { connect, close } = await startSmallServer({ closing: { bodies: 50 }, serve });
    const upload = beginCall([TOKEN, 'Content-Length: 6'], '/stream').replace('application/json', 'image/png');
    const { ended } = await connect(upload);
    await begun.promise;
    await close();
    expect((await ended).answer).toBe('');
  });
});
