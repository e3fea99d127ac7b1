import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { missingText, savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { NOT_MODIFIED, serveRoutes } from '../../../http/serve-routes.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { medals } from './medal-record.ts';
import { getMedal, getMedalsVersion, listMedals } from './medals.store.ts';
import { createMedal, updateMedal } from './write-medal.ts';

export function serveMedals(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(medals, dependencies);

  serveRoutes(app, dependencies, medalRoutes, {
    listMedals: async ({ seesEverything, http }) => {
      const version = await getMedalsVersion(read);
      const tag = `medals-${version}-${seesEverything ? 'all' : 'public'}`;
      return http.isUnchanged(tag) ? NOT_MODIFIED : listMedals(read, { seesEverything });
    },
    getMedal: async ({ params: { id }, seesEverything }) => {
      const medal = await getMedal(read, { id, seesEverything });
      if (!medal) throw new NotFoundError(missingText('medal'));
      return [medal];
    },
    createMedal: async ({ body, ...call }) => {
      const id = await createMedal(database, body, creationOf(call, dependencies));
      return { message: savedText('medal'), id };
    },
    updateMedal: async ({ body, ...call }) => {
      const version = await updateMedal(database, body, stampOf(call, dependencies));
      return { message: savedText('medal'), version, modified: toStoredTime(call.now) };
    },
    deleteMedal: handlers.remove,
    deleteMedals: handlers.removeMany,
    restoreMedals: handlers.restore,
  });
}
