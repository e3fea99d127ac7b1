import type { IncomingMessage, ServerResponse } from 'node:http';
import { addAbortSignal } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Largest body of a call without a caller: a log-in and a registration have less than a kilobyte. Bytes. */
export const STRANGER_BODY_BYTES = 8 * 1024;

/** How long a request may take to arrive, ms. An upload has no other limit than silence. */
export const BODY_TIMES = {
  /** The whole body of a caller without a token. */
  stranger: 30_000,
  /** Nothing arrives. */
  silence: 25_000,
  /** Nothing arrives, or nothing of the answer is taken, while the server ends. */
  silenceAtEnd: 8_000,
};

/** Limits of connections that send no request, or only a part of its headers. */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 25_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/** Ends requests that stop arriving, so that they hold neither memory nor the end of the process. */
export function limitSilence(app: FastifyInstance, times = BODY_TIMES): void {
  const open = new Map<IncomingMessage, ServerResponse>();
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    open.set(request, response);
    response.once('close', () => open.delete(request));
    if (!hasBody(request)) return;
    // Node destroys a socket that is silent for so long.
    request.socket.setTimeout(times.silence);
    request.once('end', () => request.socket.setTimeout(0));
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isStranger = request.caller === undefined && hasBody(request.raw);
    if (isStranger) addAbortSignal(AbortSignal.timeout(times.stranger), request.raw);
    done();
  });
  app.addHook('preClose', (done) => {
    for (const [request, response] of open) {
      if (!request.complete || response.headersSent) request.socket.setTimeout(times.silenceAtEnd);
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
