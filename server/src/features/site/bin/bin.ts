import { buffer } from 'node:stream/consumers';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { kindsWith } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { binKindsOf } from '@baklja/contract/records/bin';
import { RECORD_FORMS, someGoneFromBinText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, ForbiddenError, NotFoundError, UnavailableError } from '../../../errors.ts';
import { hasWidths, PICTURE_MEDIA_TYPES, widthToMake } from '../../../files/pictures/picture-format.ts';
import { lockPaths } from '../../../files/records/file-paths.store.ts';
import { authorOf } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { deleteForGood } from '../../../records/bin.ts';
import { emptyFileBin, expireFiles } from '../../../records/empty-file-bin.ts';
import type { Restorer } from '../../../records/record-definition.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import type { Stamp } from '../../../stamp.ts';
import { getFileInBin, listBinUsers, listDeletedRecords, listRecordsInBin } from './bin.store.ts';
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

const CHANGED = 'U košu je sada više zapisa nego što je pisalo, pa ništa nije izbrisano. Pogledajte popis.';

const BYTES_LATER =
  'Spremište datoteka trenutačno nije dostupno, pa će se sadržaj datoteka izbrisati kad opet bude dostupno.';

/** Ids of rows of the bin; or everything until a time, and how many rows the user saw counted. */
type Wish = { ids: readonly number[] } | { until: string; total: number };

/**
 * Deletes records of the bin for good, all or none: those with the ids, or everything that was deleted until a time.
 * Returns what was done, in Croatian. The bytes of files go after the commit; the daily job removes those that the
 * storage does not delete now.
 * @throws NotFoundError when one of the ids is not in the bin; ConflictError when there is more by now.
 */
async function eraseRecords(
  { database, files, pictures }: Pick<Dependencies, 'database' | 'files' | 'pictures'>,
  chosen: Wish,
  stamp: Stamp,
): Promise<string> {
  const erased = await database.write((transaction) => eraseWithin(transaction, chosen, stamp));
  const done = `Izbrisano zauvijek: ${countOf(erased.count, RECORD_FORMS)}.`;
  if (!erased.hasFiles) return done;
  try {
    await emptyFileBin(database, files, pictures, { now: stamp.at });
    return done;
  } catch (error) {
    if (error instanceof UnavailableError) return `${done} ${BYTES_LATER}`;
    throw error;
  }
}

async function eraseWithin(transaction: Db, chosen: Wish, stamp: Stamp): Promise<{ count: number; hasFiles: boolean }> {
  // The restoring of a file holds this lock from before it looks until it commits.
  await lockPaths(transaction);
  const wish = { ...chosen, kinds: kindsWith('bin'), now: stamp.at, isLocked: true };
  const records = await listRecordsInBin(transaction, wish);
  if ('ids' in chosen && records.length < new Set(chosen.ids).size) throw new NotFoundError(someGoneFromBinText());
  if ('total' in chosen && records.length > chosen.total) throw new ConflictError(CHANGED, 'bin-changed');
  const files = records.filter(({ kind }) => kind === 'file').map(({ id }) => id);
  await expireFiles(transaction, files);
  await deleteForGood(
    transaction,
    records.filter(({ kind }) => kind !== 'file'),
  );
  const notes = records.map(({ kind, record_id, title }) => ({
    action: 'erase' as const,
    kind,
    recordId: record_id,
    // The log names no users, so that an erased one has no name there either.
    title: kind === 'user' ? '' : title,
  }));
  await addToAuditLog(transaction, stamp, notes);
  return { count: records.length, hasFiles: files.length > 0 };
}
