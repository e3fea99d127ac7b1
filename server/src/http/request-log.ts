import type { FastifyInstance } from 'fastify';

/** One line for each answer: route, status, time. Never the address as called, which may hold names or search texts. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    request.caller = undefined;
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, milliseconds, userId: request.caller?.id }, 'request');
  });
}
