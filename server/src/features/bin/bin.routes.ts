import { binRoutes } from '@baklja/contract/features/bin';
import { binKindsOf } from '@baklja/contract/records/bin';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ForbiddenError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listDeletedRecords } from './bin.store.ts';
import { readDeletedPicture } from './read-deleted-picture.ts';

export function serveBin(app: FastifyInstance, dependencies: Dependencies): void {
  serveRoutes(app, dependencies, binRoutes, {
    listDeletedRecords: ({ query, caller, now }) => {
      const { kind, search = '', page = 1 } = query;
      const kinds = binKindsOf(caller.role).filter((own) => kind === undefined || own === kind);
      if (kinds.length === 0) throw new ForbiddenError();
      return listDeletedRecords(dependencies.database.read, { kinds, search, page, now });
    },
    getDeletedPicture: async ({ params, now }) => {
      return { src: await readDeletedPicture(dependencies, { id: params.id, now }) };
    },
  });
}
