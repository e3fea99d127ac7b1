import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { findDeadLinks } from '../../records/links/find-dead-links.ts';

export function serveInternalLinks(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  serveRoutes(app, dependencies, internalLinkRoutes, {
    checkLinks: async ({ body }) => ({ dead: await findDeadLinks(database.read, body.links, config) }),
  });
}
