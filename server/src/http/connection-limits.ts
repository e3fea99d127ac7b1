import { addAbortSignal } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Largest body of a call without a caller: a log-in and a registration have less than a kilobyte. Bytes. */
export const STRANGER_BODY_BYTES = 8 * 1024;

/** A body of a caller without a token must arrive within this time. */
const STRANGER_BODY_MS = 30_000;

/** A body of which nothing arrives for this long is given up. An upload may take as long as it moves. */
const SILENCE_MS = 25_000;

/** The same while the server ends. */
const SILENCE_AT_END_MS = 8_000;

/** Limits of connections that send no request, or only a part of its headers. */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 25_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/** Ends requests that stop arriving, so that they hold neither memory nor the end of the process. */
export function limitSilence(app: FastifyInstance): void {
  const open = new Map<FastifyRequest['raw'], FastifyReply['raw']>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    open.set(raw, reply.raw);
    reply.raw.once('close', () => open.delete(raw));
    if (hasBody(request)) {
      // Node destroys a socket that is silent for so long.
      raw.socket.setTimeout(SILENCE_MS);
      raw.once('end', () => raw.socket.setTimeout(0));
    }
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isStranger = request.caller === undefined && hasBody(request);
    if (isStranger) addAbortSignal(AbortSignal.timeout(STRANGER_BODY_MS), request.raw);
    done();
  });
  app.addHook('preClose', (done) => {
    for (const [request, response] of open) {
      if (!request.complete || response.headersSent) request.socket.setTimeout(SILENCE_AT_END_MS);
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
