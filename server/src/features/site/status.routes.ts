import { statusRoutes } from '@baklja/contract/features/site/status';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { requireStores } from './status.store.ts';

export function serveStatus(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, files } = dependencies;
  serveRoutes(app, dependencies, statusRoutes, {
    getHealth: async () => ({ status: 'ok' }),
    getReadiness: async () => {
      await requireStores(database.read, files);
      return { status: 'ok' };
    },
  });
}
