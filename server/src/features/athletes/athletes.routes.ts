import { athleteRoutes } from '@baklja/contract/features/athletes';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { getAthlete, listAthletes } from './athletes.store.ts';

export function serveAthletes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, athleteRoutes, {
    listAthletes: () => listAthletes(database.read),
    getAthlete: async ({ params, seesEverything }) => {
      const athlete = await getAthlete(database.read, { id: params.id, seesOib: seesEverything });
      if (!athlete) throw new NotFoundError('Taj sportaš ne postoji.');
      return [athlete];
    },
  });
}
