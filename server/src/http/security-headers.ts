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
  const policy = contentSecurityPolicy({ fileHostUrl, videoHosts });
  // Written once: helmet would put the policy together anew for every answer.
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Pictures of old articles come from hosts that send no headers of their own.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Only a proxy that speaks TLS can know whether this may be promised.
    hsts: false,
  });
}

function contentSecurityPolicy({ fileHostUrl, videoHosts }: AllowedHosts): string {
  const files = fileHostUrl === undefined ? [] : [new URL(fileHostUrl).origin];
  const directives: Record<string, string[]> = {
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
