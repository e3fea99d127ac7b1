import { isSearch } from '@baklja/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OverloadedError } from '../errors.ts';
import type { Overload } from '../overload.ts';
import { tokenOf } from './caller.ts';
import { PUBLIC_READ } from './cross-origin.ts';

/**
 * Refuses searches and other reads of the public while the server is overloaded. It is the first hook and writes the
 * answer itself: what Fastify does for an answer takes longer than the reading of a kept one.
 */
export function refuseReads(app: FastifyInstance, overload: Overload): void {
  const { status, message, code, retryAfterSeconds } = new OverloadedError();
  const body = Buffer.from(JSON.stringify({ message, code }));
  const headers = {
    ...PUBLIC_READ,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  };
  app.addHook('onRequest', (request, reply, done) => {
    const isRefused = isAnonymousRead(request) && overload.refuses(isSearch(request as object) ? 'search' : 'reads');
    if (!isRefused) return done();
    reply.hijack();
    reply.raw.writeHead(status, headers).end(body);
  });
}

/** A public read that has tags: all but those that watch the server, and the list of changes. */
function isAnonymousRead({ routeOptions, headers }: FastifyRequest): boolean {
  const isPublicRead = routeOptions.config.route?.tags !== undefined;
  return isPublicRead && tokenOf(headers) === undefined && headers['x-preview-token'] === undefined;
}
