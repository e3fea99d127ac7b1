import { binRoutes } from '@baklja/contract/features/bin';
import { binKindsOf } from '@baklja/contract/records/bin';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ForbiddenError } from '../../errors.ts';
import { authorOf } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { stampOf } from '../../records/record-handlers.ts';
import { listDeletedRecords } from './bin.store.ts';
import { eraseRecords } from './erase-records.ts';
import { readDeletedPicture } from './read-deleted-picture.ts';
import { type Restorers, restoreRecords } from './restore-records.ts';

/** `restorers` are those of all features: the bin restores every kind. */
export function serveBin(app: FastifyInstance, dependencies: Dependencies, restorers: Restorers): void {
  serveRoutes(app, dependencies, binRoutes, {
    listDeletedRecords: ({ query, caller, now }) => {
      const { kind, search = '', page = 1 } = query;
      const kinds = binKindsOf(caller.role).filter((own) => kind === undefined || own === kind);
      if (kinds.length === 0) throw new ForbiddenError();
      return listDeletedRecords(dependencies.database.read, { kinds, search, page, now });
    },
    restoreDeletedRecords: ({ body, ...call }) =>
      restoreRecords(dependencies.database, restorers, {
        ids: body.ids,
        isConfirmed: body.confirmed ?? false,
        kinds: binKindsOf(call.caller.role),
        stamp: stampOf(call, dependencies),
      }),
    eraseDeletedRecords: async ({ body, ...call }) => ({
      message: await eraseRecords(dependencies, { ids: body.ids }, authorOf(call)),
    }),
    emptyBin: async ({ body, ...call }) => ({
      message: await eraseRecords(dependencies, { until: body.until }, authorOf(call)),
    }),
    getDeletedPicture: async ({ params, now }) => {
      return { src: await readDeletedPicture(dependencies, { id: params.id, now }) };
    },
  });
}
