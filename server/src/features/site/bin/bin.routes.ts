import { binRoutes } from '@baklja/contract/features/site/bin';
import { binKindsOf } from '@baklja/contract/records/bin';
import { someGoneFromBinText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { ForbiddenError, NotFoundError } from '../../../errors.ts';
import { authorOf } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { countDeletedRecords, listBinUsers, listDeletedRecords } from './bin.store.ts';
import { getDeletedRecord } from './deleted-content.store.ts';
import { eraseRecords } from './erase-records.ts';
import { readDeletedPicture } from './read-deleted-picture.ts';
import { type Restorers, restoreRecords } from './restore-records.ts';

/** `restorers` are those of all features: the bin restores every kind. */
export function serveBin(app: FastifyInstance, dependencies: Dependencies, restorers: Restorers): void {
  serveRoutes(app, dependencies, binRoutes, {
    listDeletedRecords: ({ query, caller, now }) => {
      const { kind, user, search = '', page = 1 } = query;
      const kinds = binKindsOf(caller.role).filter((own) => kind === undefined || own === kind);
      if (kinds.length === 0) throw new ForbiddenError();
      return listDeletedRecords(dependencies.database.read, { kinds, user, search, page, now }, dependencies.config);
    },
    listBinUsers: ({ caller, now }) =>
      listBinUsers(dependencies.database.read, { kinds: binKindsOf(caller.role), now }),
    getDeletedRecord: async ({ params, caller, now }) => {
      const record = await getDeletedRecord(dependencies, { id: params.id, now });
      if (!record) throw new NotFoundError(someGoneFromBinText());
      if (!binKindsOf(caller.role).includes(record.kind)) throw new ForbiddenError();
      return record;
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
      message: await eraseRecords(dependencies, body, authorOf(call)),
    }),
    countDeletedRecords: ({ now }) => countDeletedRecords(dependencies.database.read, now),
    getDeletedPicture: async ({ params, now }) => {
      return { src: await readDeletedPicture(dependencies, { id: params.id, now }) };
    },
  });
}
