import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of the tus protocol for resumable uploads, in requests and answers. */
const UPLOAD_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'];

const HEADERS = [
  'content-type',
  'x-access-token',
  'token',
  'authorization',
  'if-none-match',
  'idempotency-key',
  'x-preview-token',
  ...UPLOAD_HEADERS,
];
const EXPOSED_HEADERS = ['etag', 'cache-tag', 'retry-after', 'location', 'upload-expires', ...UPLOAD_HEADERS];
const MAX_AGE_SECONDS = 3600;

const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS.join(', ') };

/** A cache must never reuse the answer for one origin for another. */
const ANY_ANSWER = { vary: 'Origin' };
/** Headers of an answer to a public read. */
export const PUBLIC_READ = {
  ...ANY_ANSWER,
  ...EXPOSED,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Allows calls from pages of other origins: public reads for every origin, without credentials; all calls for the
 * listed origins (answers, section 2).
 */
export async function allowCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') {
      reply.headers(isPublicRead(request) ? PUBLIC_READ : ANY_ANSWER);
      const { origin } = request.headers;
      if (isListed(origins, origin)) reply.headers({ ...EXPOSED, 'access-control-allow-origin': origin });
    }
    done();
  });
  await answerPreflights(app, origins);
}

/** A separate scope, since the plugin overwrites the headers of every request that passes it. */
async function answerPreflights(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cors, {
      delegator: (request, done) => {
        const { origin } = request.headers;
        const shared = { allowedHeaders: HEADERS, exposedHeaders: EXPOSED_HEADERS, maxAge: MAX_AGE_SECONDS };
        if (isListed(origins, origin)) {
          return done(null, { ...shared, origin, methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] });
        }
        // A preflight reveals only the method of the call; the read itself is then rejected where it is not public.
        const isRead = request.headers['access-control-request-method'] === 'GET';
        return done(null, { ...shared, origin: isRead ? '*' : false, methods: ['GET', 'HEAD'] });
      },
    });
  });
}

function isListed(origins: readonly string[], origin: string | undefined): origin is string {
  return origin !== undefined && origins.includes(origin);
}

function isPublicRead(request: FastifyRequest): boolean {
  const { route, isPublicFile } = request.routeOptions.config;
  return isPublicFile === true || (route?.access === 'public' && route.method === 'GET');
}
