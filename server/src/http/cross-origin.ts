import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the tus protocol of resumable uploads sends and answers with. */
const UPLOAD_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'];

const HEADERS = ['content-type', 'x-access-token', 'token', 'authorization', 'if-none-match', ...UPLOAD_HEADERS];
const EXPOSED_HEADERS = ['etag', 'retry-after', 'location', 'upload-expires', ...UPLOAD_HEADERS];
const MAX_AGE_SECONDS = 3600;

const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS.join(', ') };

/** Whoever asks first, a cache between must not hand the answer for one origin to another. */
const ANY_ANSWER = { vary: 'Origin' };
const PUBLIC_READ = {
  ...ANY_ANSWER,
  ...EXPOSED,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Who may call from a page of another origin: everybody for public reads, without credentials; the listed origins for
 * everything (answers, section 2).
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

/** In a scope of its own, since the plugin puts its headers together anew for whatever passes it. */
async function answerPreflights(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cors, {
      delegator: (request, done) => {
        const { origin } = request.headers;
        const shared = { allowedHeaders: HEADERS, exposedHeaders: EXPOSED_HEADERS, maxAge: MAX_AGE_SECONDS };
        if (isListed(origins, origin)) {
          return done(null, { ...shared, origin, methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] });
        }
        // What is asked about is known by its method alone; the read itself is then refused where it is not public.
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
