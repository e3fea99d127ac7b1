import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Route } from '@baklja/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { ArrivingBodies } from '../http/arriving-bodies.ts';
import type { Caller } from '../http/caller.ts';
import { closeCleanly } from '../http/closing.ts';
import { type BODY_TIMES, CONNECTION_TIMES, limitBodies } from '../http/connection-limits.ts';
import { handleErrors } from '../http/error-handler.ts';
import { readJsonBodies } from '../http/json-body.ts';

/** A time of an hour plays no part in a test. */
const HOUR_MS = 3_600_000;

type Settings = {
  times?: Partial<typeof BODY_TIMES>;
  closing?: { leaving?: number; refusing?: number; bodies?: number };
  /** Adds routes of the test. */
  serve?: (app: FastifyInstance) => void;
};

export type SmallServer = {
  /** Makes a connection, and sends the text. */
  connect: (text: string) => Promise<Connection>;
  /** Begins to close the server; the test then ends once it is closed. */
  close: () => Promise<void>;
};

/** A connection to the server. `ended` is what was answered until it closed, and when, in ms after it was made. */
export type Connection = { socket: Socket; answer: () => string; ended: Promise<{ answer: string; ms: number }> };

/** Calls with this header have a caller. */
export const TOKEN = 'X-Access-Token: a';

/**
 * Listens with the limits of connections and the given times, ms. `POST /` answers its JSON body, and so does
 * `POST /upload`, which counts as an upload of files. It ends with the test.
 */
export async function startSmallServer(settings: Settings): Promise<SmallServer> {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false, ...CONNECTION_TIMES });
  const sockets: Socket[] = [];
  let closed: Promise<void> | undefined;
  onTestFinished(async () => {
    await closed;
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  const bodies = new ArrivingBodies();
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', async () => closing.resolve());
  handleErrors(app);
  limitBodies(app, bodies, { stranger: HOUR_MS, caller: HOUR_MS, silence: HOUR_MS, ...settings.times });
  closeCleanly(app, bodies, { refusing: 0, bodies: HOUR_MS, ...settings.closing });
  readJsonBodies(app, bodies);
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-access-token'] !== undefined) request.caller = {} as Caller;
  });
  app.post('/', { config: { route: {} as Route } }, async ({ body }) => body);
  app.post('/upload', { config: { route: { form: { files: 'image' } } as Route } }, async ({ body }) => body);
  settings.serve?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    connect: async (text) => {
      const begun = performance.now();
      const accepted = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      let answer = '';
      socket.setEncoding('utf8').on('error', () => {});
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      // Also after a reset: `once` of Node's events would reject then.
      const ended = new Promise<{ answer: string; ms: number }>((resolve) =>
        socket.once('close', () => resolve({ answer, ms: performance.now() - begun })),
      );
      socket.write(text);
      await accepted;
      return { socket, answer: () => answer, ended };
    },
    close: async () => {
      closed = app.close();
      await closing.promise;
      // The hooks that follow have begun then.
      await setImmediate();
    },
  };
}

/** The beginning of a call with a JSON body; the headers say how its body comes. */
export function beginCall(headers: readonly string[], url = '/'): string {
  const lines = [`POST ${url} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Waits until the answer contains the text. */
export async function answered({ socket, answer }: Connection, text: string): Promise<void> {
  while (!answer().includes(text)) await once(socket, 'data');
}
