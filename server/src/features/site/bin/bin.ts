import { buffer } from 'node:stream/consumers';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { binKindsOf } from '@baklja/contract/records/bin';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { ForbiddenError, NotFoundError } from '../../../errors.ts';
import { hasWidths, PICTURE_MEDIA_TYPES, widthToMake } from '../../../files/pictures/picture-format.ts';
import { authorOf } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import type { Restorer } from '../../../records/record-definition.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { getFileInBin, listBinUsers, listDeletedRecords } from './bin.store.ts';
import { eraseRecords } from './erase-records.ts';
import { listRestorers, restoreRecords } from './restore-records.ts';

/** Call it when all features have defined their records: the bin restores every kind. */
export function serveBin(app: FastifyInstance, dependencies: Dependencies, restoreFiles: Restorer): void {
  const restorers = listRestorers(restoreFiles);
  serveRoutes(app, dependencies, binRoutes, {
    listDeletedRecords: ({ query, caller, now }) => {
      const { kind, user, search = '', page = 1 } = query;
      const kinds = binKindsOf(caller.role).filter((own) => kind === undefined || own === kind);
      if (kinds.length === 0) throw new ForbiddenError();
      return listDeletedRecords(dependencies.database.read, { kinds, user, search, page, now });
    },
    listBinUsers: ({ caller, now }) =>
      listBinUsers(dependencies.database.read, { kinds: binKindsOf(caller.role), now }),
    restoreDeletedRecords: ({ body, ...call }) =>
      restoreRecords(dependencies.database, restorers, {
        ids: body.ids,
        kinds: binKindsOf(call.caller.role),
        stamp: stampOf(call, dependencies),
      }),
    eraseDeletedRecords: async ({ body, ...call }) => ({
      message: await eraseRecords(dependencies, { ids: body.ids }, authorOf(call)),
    }),
    emptyBin: async ({ body, ...call }) => ({
      message: await eraseRecords(dependencies, body, authorOf(call)),
    }),
    getDeletedPicture: async ({ params, now }) => {
      return { src: await readDeletedPicture(dependencies, { id: params.id, now }) };
    },
  });
}

/**
 * A small copy of a picture in the bin, as a data URL: a deleted file must have no address that works without a token.
 * @throws NotFoundError when the row is none of a picture, or can no longer be restored; as `Pictures.get`.
 */
async function readDeletedPicture(
  { database, files, pictures }: Pick<Dependencies, 'database' | 'files' | 'pictures'>,
  row: { id: number; now: Date },
): Promise<string> {
  const file = await getFileInBin(database.read, row);
  if (!file || !hasWidths(file.media_type)) throw new NotFoundError();
  const wish = { width: widthToMake(THUMBNAIL_WIDTH, file.width), choice: 'webp' } as const;
  const { key, format } = await pictures.get(file, wish);
  const bytes = await files.read(key);
  if (!bytes) throw new NotFoundError();
  return `data:${PICTURE_MEDIA_TYPES[format]};base64,${(await buffer(bytes)).toString('base64')}`;
}
