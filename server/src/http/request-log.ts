import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Monitor } from '../monitor.ts';

/**
 * Logs one line for each answer: route, status, time. Never logs the requested address, which may contain names or
 * search texts.
 */
export function logRequests(app: FastifyInstance, monitor: Monitor): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { key = 'other', route } = request.routeOptions.config;
    const kind = route && !route.form ? 'call' : 'transfer';
    monitor.note({ kind, name: key, ms: reply.elapsedTime, status: reply.statusCode });
    if (!isLogged(request.log)) return done();
    const { method, url } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const userId = request.caller?.id;
    request.log.info({ method, route: url, status: reply.statusCode, milliseconds, userId }, 'request');
    done();
  });
}

/** Only a logger that actually writes has a level. */
function isLogged(log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }): boolean {
  return log.isLevelEnabled?.('info') ?? true;
}
