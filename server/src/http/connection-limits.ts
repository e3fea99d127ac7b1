import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ArrivingBodies } from './arriving-bodies.ts';

/** Largest body of a call without a caller: a log-in and a registration have less than a kilobyte. Bytes. */
export const STRANGER_BODY_BYTES = 8 * 1024;

/** How long a request may take to arrive, ms. */
export const BODY_TIMES = {
  /** The whole body of a caller without a token. */
  stranger: 30_000,
  /** The whole body of a caller with a token, and a second more for each 50 KB. */
  caller: 60_000,
  /** Nothing arrives. An upload of files has no other limit. */
  silence: 25_000,
};

const BYTES_PER_MS = (50 * 1024) / 1000;

/** Limits of connections that send no request, or only a part of its headers. */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 25_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/** Ends requests that stop arriving or arrive too slowly, so that they hold no memory. */
export function limitBodies(app: FastifyInstance, bodies: ArrivingBodies, times = BODY_TIMES): void {
  app.server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    // Node destroys a socket that is silent for so long.
    request.socket.setTimeout(times.silence);
    request.once('end', () => request.socket.setTimeout(0));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw)) bodies.add(request.raw, (bytes) => allowedMs(request, bytes, times));
    done();
  });
}

/** The caller is not known at the beginning of a request, and never where a call is refused. */
function allowedMs({ caller, routeOptions }: FastifyRequest, bytes: number, times: typeof BODY_TIMES): number {
  if (caller === undefined) return times.stranger;
  const { route } = routeOptions.config;
  // Calls of the tus protocol are no routes of the contract.
  const isUpload = route === undefined || route.form?.files !== undefined;
  return isUpload ? Number.POSITIVE_INFINITY : times.caller + bytes / BYTES_PER_MS;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
