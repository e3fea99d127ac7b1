import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { statusRoutes } from '@baklja/contract/features/site/status';
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../errors.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';

/** Times of the end of the server, ms. */
const CLOSING_TIMES = {
  /** `/api/ready` alone is refused, so that a proxy that asks there sends new calls to another node. */
  leaving: 0,
  /** New calls are answered 503 before listening ends: a connection that was made just now sends its call first. */
  refusing: 200,
  /** The rest of a body arrives. */
  bodies: 5_000,
};

const READY_PATH = statusRoutes.getReadiness.path;

/** Connections that the system accepts before the server does; the usual limit of Node. */
const BACKLOG = 511;

/**
 * Closes the server without cutting a call whose body has arrived. Calls that begin later are answered 503, every
 * answer closes its connection, and so does the server where there is no call.
 */
export function closeCleanly(
  app: FastifyInstance,
  bodies: ArrivingBodies,
  given: Partial<typeof CLOSING_TIMES> = {},
): void {
  const times = { ...CLOSING_TIMES, ...given };
  const sockets = new Set<Socket>();
  const calls = new Map<IncomingMessage, ServerResponse>();
  let refuses: 'nothing' | 'readiness' | 'everything' = 'nothing';

  const closeIdle = () => {
    const busy = new Set([...calls.keys()].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    calls.set(request, response);
    response.once('close', () => calls.delete(request));
  });

  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const isRefused = refuses === 'everything' || (refuses === 'readiness' && routeOptions.url === READY_PATH);
    done(isRefused ? closing() : undefined);
  });
  app.addHook('preClose', async () => {
    if (app.server.listening && times.leaving > 0) {
      refuses = 'readiness';
      await setTimeout(times.leaving);
    }
    refuses = 'everything';
    if (!app.server.listening) return;
    // Of calls that follow each other on one connection, the answer to the last one closes it.
    const last = new Map([...calls].map(([{ socket }, response]) => [socket, response]));
    for (const response of last.values()) if (!response.headersSent) response.setHeader('connection', 'close');
    AbortSignal.timeout(times.bodies).addEventListener('abort', () => bodies.refuseAll(closing()));
    await setTimeout(times.refusing);
    await acceptWaiting(app.server);
    closeIdle();
  });
}

/** Accepts and reads what the system has accepted: it would be reset with the end of listening. */
async function acceptWaiting(server: Server): Promise<void> {
  let hasNews = true;
  const note = () => {
    hasNews = true;
  };
  server.on('connection', note).on('request', note);
  // The server accepts one connection in each turn of the event loop, and reads from it in the next.
  for (let turn = 0; hasNews && turn < BACKLOG; turn += 1) {
    hasNews = false;
    await setImmediate();
    await setImmediate();
  }
}

function closing(): UnavailableError {
  const message = 'Poslužitelj se gasi, pa zahtjev nije izvršen. Pokušajte ponovno za koji trenutak.';
  return new UnavailableError(message, { status: 503, code: 'closing', retryAfterSeconds: 5 });
}
