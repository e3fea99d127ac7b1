import { changeRoutes } from '@baklja/contract/features/site/changes';
import type { FastifyInstance } from 'fastify';
import { listChanges } from '../../db/changes.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';

export function serveChanges(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  serveRoutes(app, dependencies, changeRoutes, {
    listChanges: ({ query: { after } }) => listChanges(read, after),
  });
}
