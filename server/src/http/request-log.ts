import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Logs one line for each answer: route, status, time. Never logs the requested address, which may contain names or
 * search texts.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!isLogged(request.log)) return done();
    const { method, url: route } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, milliseconds, userId: request.caller?.id }, 'request');
    done();
  });
}

/** Only a logger that actually writes has a level. */
function isLogged(log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }): boolean {
  return log.isLevelEnabled?.('info') ?? true;
}
