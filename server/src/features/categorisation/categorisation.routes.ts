import { categorisationRoutes } from '@baklja/contract/features/categorisation';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { countCategorisation } from './categorisation.store.ts';

export function serveCategorisation(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, categorisationRoutes, {
    countCategorisation: async () => ({ total: await countCategorisation(database.read) }),
  });
}
