import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Addresses that the browser may reach besides the server itself. */
export type AllowedHosts = { fileHostUrl: string | undefined; videoHosts: readonly string[] };

/**
 * Security headers of every answer. Scripts come from this server alone, never inline and never from text; styles may
 * stand inline, since rich text carries them; pictures may come from anywhere, as old articles show them.
 */
export function addSecurityHeaders(app: FastifyInstance, hosts: AllowedHosts): void {
  const headers = {
    ...headersOfHelmet(),
    'content-security-policy': contentSecurityPolicy(hosts),
    'cross-origin-resource-policy': 'same-origin',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet sets, asked once: it would put the same headers together anew for every answer. */
function headersOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Only a proxy that speaks TLS can know whether this may be promised.
    hsts: false,
  });
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  protect({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
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
