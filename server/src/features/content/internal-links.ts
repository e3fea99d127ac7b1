import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { readTargets } from '../../records/links/link-targets.store.ts';

export function serveInternalLinks(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  serveRoutes(app, dependencies, internalLinkRoutes, {
    checkLinks: async ({ body: { links } }) => {
      const targetOf = await readTargets(database.read, links, config);
      return { dead: links.filter((link) => targetOf(link).dead !== null) };
    },
  });
}
