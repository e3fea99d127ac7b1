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

function contentSecurityPolicy(hosts: AllowedHosts): string {
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': pictureSources(hosts),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...fileOrigin(hosts)],
    'frame-src': ["'self'", ...videoSources(hosts)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** From where pictures may be shown: from anywhere, as old articles do. */
export function pictureSources(hosts: AllowedHosts): string[] {
  return ["'self'", 'data:', 'blob:', 'https:', ...fileOrigin(hosts)];
}

/** The file host, when it runs apart. */
export function fileOrigin({ fileHostUrl }: AllowedHosts): string[] {
  return fileHostUrl === undefined ? [] : [new URL(fileHostUrl).origin];
}

/** The players of the allowed video hosts. */
export function videoSources({ videoHosts }: AllowedHosts): string[] {
  return videoHosts.map((host) => `https://${host}`);
}

/** Directives with their sources as the header `content-security-policy` wants them. */
export function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
