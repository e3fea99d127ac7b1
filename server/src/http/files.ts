import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where uploaded files lie on this machine. */
export function filesFolder(dataDir: string): string {
  return path.join(dataDir, 'files');
}

/**
 * Serves the kept files under `/files`, with ETag and ranges, to every origin. Whatever a file holds, a browser neither
 * guesses its type nor runs anything in it.
 */
export async function serveFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = filesFolder(dataDir);
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublicFile: true };
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/files/',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      maxAge: '1h',
      setHeaders: (reply) => {
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  });
}
