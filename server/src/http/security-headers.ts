import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Addresses that the browser may reach besides the server itself. */
export type AllowedHosts = { fileHostUrl: string | undefined; videoHosts: readonly string[] };

/**
 * Security headers of every answer. Scripts come from this server alone, never inline and never from text; styles may
 * stand inline, since rich text carries them; pictures may come from anywhere, as old articles show them.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { fileHostUrl, videoHosts }: AllowedHosts,
): Promise<void> {
  const files = fileHostUrl === undefined ? [] : [new URL(fileHostUrl).origin];
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...files],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...files],
        'frame-src': ["'self'", ...videoHosts.map((host) => `https://${host}`)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Pictures of old articles come from hosts that send no headers of their own.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Only a proxy that speaks TLS can know whether this may be promised.
    hsts: false,
  });
}
