import { medalRoutes } from '@baklja/contract/features/medals';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { getMedal, listMedals } from './medals.store.ts';

export function serveMedals(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, medalRoutes, {
    listMedals: () => listMedals(database.read),
    getMedal: async ({ params }) => {
      const medal = await getMedal(database.read, params.id);
      if (!medal) throw new NotFoundError('Ta medalja ne postoji.');
      return [medal];
    },
  });
}
