import type { FastifyInstance } from 'fastify';

/** Addresses that the browser may reach besides the server itself. */
export type AllowedHosts = {
  fileHostUrl: string | undefined;
  videoHosts: readonly string[];
  /** Where the public site shows drafts. */
  previewUrl?: string | undefined;
};

/**
 * The headers of helmet 8 (https://helmetjs.github.io), without HSTS: only a proxy that speaks TLS knows whether it may
 * promise that.
 */
const CONSTANT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * The security headers of every answer. Scripts come from this server alone, never inline and never from text; inline
 * styles are allowed, since rich text contains them; pictures may come from anywhere, as old articles show them.
 */
export function makeSecurityHeaders(hosts: AllowedHosts): Record<string, string> {
  const policy = writePolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': pictureSources(hosts),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...fileOrigin(hosts)],
    'frame-src': ["'self'", ...videoSources(hosts), ...originOf(hosts.previewUrl)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  return { ...CONSTANT_HEADERS, 'content-security-policy': policy };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Allowed sources of pictures: all, since old articles show pictures from anywhere. */
export function pictureSources(hosts: AllowedHosts): string[] {
  return ["'self'", 'data:', 'blob:', 'https:', ...fileOrigin(hosts)];
}

/** The file host, when it runs separately; empty otherwise. */
export function fileOrigin({ fileHostUrl }: AllowedHosts): string[] {
  return originOf(fileHostUrl);
}

function originOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}

/** The players of the allowed video hosts. */
export function videoSources({ videoHosts }: AllowedHosts): string[] {
  return videoHosts.map((host) => `https://${host}`);
}

/** Formats directives and their sources as the value of the header `content-security-policy`. */
export function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
