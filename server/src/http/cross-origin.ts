import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADERS = ['content-type', 'x-access-token', 'token', 'authorization', 'if-none-match'];
const MAX_AGE_SECONDS = 3600;

/**
 * Who may call from a page of another origin: everybody for public reads, without credentials; the listed origins for
 * everything (answers, section 2).
 */
export async function allowCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const origin = request.headers.origin;
      const shared = { allowedHeaders: HEADERS, exposedHeaders: ['etag', 'retry-after'], maxAge: MAX_AGE_SECONDS };
      if (origin !== undefined && origins.includes(origin)) {
        return done(null, { ...shared, origin, methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] });
      }
      return done(null, { ...shared, origin: isOpenToAll(request) ? '*' : false, methods: ['GET', 'HEAD'] });
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isPublicRead(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}

function isOpenToAll(request: FastifyRequest): boolean {
  // What a preflight asks about is known by its method alone; the read itself is then refused where it is not public.
  if (request.method === 'OPTIONS') return request.headers['access-control-request-method'] === 'GET';
  return isPublicRead(request);
}

function isPublicRead(request: FastifyRequest): boolean {
  const { route, isPublicFile } = request.routeOptions.config;
  return isPublicFile === true || (route?.access === 'public' && route.method === 'GET');
}
