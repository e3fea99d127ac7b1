import { categoryRoutes } from '@baklja/contract/features/categories';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listCategories } from './categories.store.ts';

export function serveCategories(app: FastifyInstance, dependencies: Dependencies): void {
  serveRoutes(app, dependencies, categoryRoutes, {
    listCategories: () => listCategories(dependencies.database.read),
  });
}
