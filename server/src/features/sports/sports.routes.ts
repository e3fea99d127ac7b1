import { sportRoutes } from '@baklja/contract/features/sports';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listSports } from './sports.store.ts';

export function serveSports(app: FastifyInstance, dependencies: Dependencies): void {
  serveRoutes(app, dependencies, sportRoutes, { listSports: () => listSports(dependencies.database.read) });
}
