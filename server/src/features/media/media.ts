import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { chunksOf } from '@baklja/contract/chunks';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { nameOf, splitName } from '@baklja/contract/files/folders';
import { BIN_DAYS, FILE_NAME_MAX_LENGTH, NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { missingText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, invalidField, NotFoundError } from '../../errors.ts';
import { removeDocumentProperties } from '../../files/documents/remove-document-properties.ts';
import { hashOf, makeIncomingFolder } from '../../files/incoming.ts';
import { inspectQueued } from '../../files/inspect/inspect-queued.ts';
import { areDeletionsHeld } from '../../files/records/deletion-holds.store.ts';
import { isBelow, isPathTaken, lockPaths, toFolderPath } from '../../files/records/file-paths.store.ts';
import { type Asker, listUsers, nameUses, type UsingRecord } from '../../files/records/file-uses.store.ts';
import { storeObject } from '../../files/records/objects.store.ts';
import { safeFileName } from '../../files/safe-file-name.ts';
import { authorOf } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import type { RecordStamp, RowOf } from '../../records/record-definition.ts';
import { StaleError } from '../../records/stale-error.ts';
import type { Stamp } from '../../stamp.ts';
import { requireListedFolder } from './allowed-folders.ts';
import { files } from './file-record.ts';
import { type Chosen, countFilesAndFolders, listIdsBelow, requireSelection } from './file-selection.ts';
import { listFiles, listFolders, listMedia, requireFileByPath, requireFileWithUses } from './files.store.ts';
import { moveFiles, renameFolder, requireChangeableFolder } from './move-files.store.ts';
import { restoreFiles } from './restore-files.ts';

export function serveMedia(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;

  serveRoutes(app, dependencies, mediaRoutes, {
    listMedia: async ({ query, caller }) => {
      const { folder, subfolder = '' } = query;
      const path = [folder, subfolder].map(toFolderPath).filter(Boolean).join('/');
      return listMedia(read, await requireListedFolder(read, path, caller.role));
    },
    listFiles: async ({ query, caller }) => {
      const { folder = '', ...filters } = query;
      if (folder === '') return listFiles(read, filters, caller.role);
      const listed = await requireListedFolder(read, toFolderPath(folder), caller.role);
      return listFiles(read, { ...filters, folder: listed }, caller.role);
    },
    getFile: ({ params, caller, now }) => requireFileWithUses(read, params.id, { role: caller.role, now }),
    getFileByPath: ({ query, caller }) => requireFileByPath(read, query.path, caller.role),
    updateFile: ({ params, body, caller, now }) => updateFile(database, params.id, body, authorOf({ caller, now })),
    removeProperties: ({ params, body, caller, now }) =>
      removeProperties(dependencies, {
        id: params.id,
        version: body.version,
        stamp: authorOf({ caller, now }),
        report: (err) => app.log.error({ err }, 'a replaced object was not deleted'),
      }),
    listFileUses: ({ body, caller, now }) => listFileUses(read, body, { role: caller.role, now }),
    moveFiles: ({ body, caller, now }) => moveFiles(database, body, authorOf({ caller, now })),
    deleteFiles: ({ body, caller, now }) => deleteFiles(database, body, authorOf({ caller, now })),
    restoreFiles: ({ body, caller, now }) => restoreFiles(database, body.ids, authorOf({ caller, now })),
    listFolders: ({ caller }) => listFolders(read, caller.role),
    renameFolder: ({ body, caller, now }) => renameFolder(database, body, authorOf({ caller, now })),
  });
}

/**
 * Renames or describes a file.
 * @throws NotFoundError, InvalidInputError for an empty name or half a focal point, ConflictError `stale`, or
 * `name-taken` when something else in the folder has or had the name.
 */
async function updateFile(
  database: Database,
  id: number,
  { version, name: wanted, ...description }: RouteInput<typeof mediaRoutes.updateFile>['body'],
  stamp: RecordStamp,
) {
  let path = '';
  let isRenamed = false;
  const newVersion = await files.update(database, {
    id,
    version,
    stamp,
    values: async (file, transaction) => {
      requireWholeFocalPoint({ ...file, ...description });
      path = wanted === undefined ? file.path : `${file.folder}/${toNewName(wanted, file.name)}`;
      isRenamed = path !== file.path;
      const isStale = version !== undefined && version !== file.version;
      if (isRenamed && !isStale) await requireFreePath(transaction, path, id);
      return isRenamed ? { ...description, path } : description;
    },
  });
  const name = nameOf(path);
  const message = isRenamed ? `Datoteka se sada zove „${name}”.` : 'Podaci o datoteci su spremljeni.';
  return { message, version: newVersion, modified: stamp.at.toISOString(), name, path };
}

async function requireFreePath(transaction: Db, path: string, fileId: number): Promise<void> {
  if (!(await isPathTaken(transaction, path, fileId))) return;
  throw new ConflictError(`Naziv „${nameOf(path)}” već se koristi u tom folderu.`, 'name-taken', [
    { field: 'name', message: 'Taj je naziv zauzet.' },
  ]);
}

/** The new name with the ending of the old one, which fits the bytes. */
function toNewName(wanted: string, old: string): string {
  const { ending } = splitName(old);
  const trimmed = wanted.trim();
  const hasEnding = trimmed.toLowerCase().endsWith(ending.toLowerCase());
  const base = hasEnding ? trimmed.slice(0, trimmed.length - ending.length) : trimmed;
  if (base.trim() === '') throw invalidField('name', 'Unesite naziv datoteke.');
  if (base.length + ending.length > FILE_NAME_MAX_LENGTH) {
    throw invalidField('name', `Najviše ${FILE_NAME_MAX_LENGTH} znakova zajedno sa završetkom ${ending}.`);
  }
  return safeFileName(hasEnding ? `${base}${ending}` : base, ending.slice(1));
}

function requireWholeFocalPoint({ focal_x, focal_y }: Pick<RowOf<'file'>, 'focal_x' | 'focal_y'>): void {
  if ((focal_x === null) === (focal_y === null)) return;
  throw invalidField(focal_x === null ? 'focal_x' : 'focal_y', 'Žarišna točka treba obje koordinate.');
}

type Removal = {
  id: number;
  /** The version that was read; absent for the current one. */
  version: number | undefined;
  stamp: RecordStamp;
  report: (fault: unknown) => void;
};

type StoredFile = { name: string; media_type: string; size: number; object_key: string };

/**
 * Replaces a document by a copy without author, last editor, company and manager in its properties. The address stays.
 * @throws NotFoundError; ConflictError `stale` when someone else wrote the file, and as
 * {@link removeDocumentProperties}; UnavailableError. Then nothing is changed.
 */
async function removeProperties(
  dependencies: Dependencies,
  { id, version: sent, stamp, report }: Removal,
): Promise<{ message: string; version: number }> {
  const { config, database, files: storage, pictures, clock } = dependencies;
  const file = await database.read
    .selectFrom('files')
    .select(['version', 'name', 'media_type', 'size', 'object_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new NotFoundError(missingText('file'));
  const { version, object_key: former } = file;
  if (sent !== undefined && sent !== version) throw new StaleError();

  const folder = await makeIncomingFolder(config.dataDir);
  try {
    const cleaned = await makeCleanedCopy(dependencies, file, folder);
    const { sha256, size } = cleaned;
    // Bytes change only with the version.
    const newVersion = await storeObject(storage, cleaned, (object_key) =>
      files.update(database, { id, version, stamp, values: { object_key, size, sha256, properties: null } }),
    );
    await deleteFormer().catch(report);
    return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: newVersion };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  /** Also its pictures. An object that is held has no record, and a job removes it later. */
  async function deleteFormer(): Promise<void> {
    if (await areDeletionsHeld(database.read, clock())) return;
    await storage.delete([former]);
    await pictures.deleteCopies(former);
  }
}

async function makeCleanedCopy({ config, files: storage }: Dependencies, file: StoredFile, folder: string) {
  const { name, media_type, size, object_key } = file;
  const localPath = path.join(folder, 'document');
  const source = await storage.read(object_key);
  if (!source) throw new NotFoundError(missingText('file'));
  await pipeline(source, createWriteStream(localPath, { flags: 'wx', mode: 0o600 }));

  const cleaned = await removeDocumentProperties({ localPath, media_type, size });
  const accepted = await inspectQueued(cleaned.localPath, { name, limits: config.fileLimits });
  if (accepted.media_type !== media_type) throw new Error('the cleaned document is of another kind');
  return { ...cleaned, media_type, sha256: await hashOf(cleaned.localPath) };
}

/**
 * The given files that are in use, including those in the given folders; the first of them with its uses.
 * @throws InvalidInputError when nothing is chosen, or something does not exist.
 */
async function listFileUses(db: Db, chosen: Chosen, asker: Asker) {
  const { files, folders } = await requireSelection(db, chosen);
  let total = files.length;
  const users = await listUsers(db, { ids: files.map(({ id }) => id) });
  for (const folder of folders) {
    total += (await listIdsBelow(db, folder)).length;
    for (const [id, records] of await listUsers(db, { folder })) users.set(id, records);
  }
  const first = [...users].toSorted(([a], [b]) => a - b).slice(0, NAMED_USES_LIMIT);
  return { files: await describe(db, first, asker), total, total_used: users.size };
}

async function describe(db: Db, users: readonly [number, Set<UsingRecord>][], asker: Asker) {
  if (users.length === 0) return [];
  const ids = users.map(([id]) => id);
  const rows = await db.selectFrom('files').select(['id', 'name', 'path']).where('id', 'in', ids).execute();
  const files = new Map(rows.map((row) => [row.id, row]));
  const records = users.map(([, using]) => using);
  const uses = await nameUses(db, records, asker);
  return uses.flatMap((usesOfFile, place) => {
    const file = files.get(ids[place] ?? 0);
    return file ? [{ ...file, ...usesOfFile }] : [];
  });
}

/** Files that are deleted before other calls get their turn. */
const DELETED_AT_ONCE = 100;

/**
 * Puts files into the bin, and folders with everything below them; all or none. Folders themselves are not in the bin:
 * they come back with their files.
 * @throws InvalidInputError when something does not exist or a folder is a fixed one.
 */
async function deleteFiles(
  database: Database,
  chosen: Chosen,
  stamp: Stamp,
): Promise<{ message: string; ids: number[] }> {
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const { files: selected, folders } = await requireSelection(transaction, chosen);
    const ids = selected.map(({ id }) => id);
    for (const folder of folders) {
      requireChangeableFolder(folder);
      ids.push(...(await listIdsBelow(transaction, folder)));
      await transaction.deleteFrom('folders').where(isBelow('path', folder)).execute();
      await transaction.deleteFrom('folders').where('path', '=', folder).execute();
      await addToAuditLog(transaction, stamp, [{ action: 'delete-folder', title: folder }]);
    }
    for (const some of chunksOf(ids, DELETED_AT_ONCE)) {
      await files.within.remove(transaction, { ids: some, stamp });
      // The embedded database responds without a turn of the event loop.
      await setImmediate();
    }
    return { message: describeDeleted({ files: ids.length, folders: folders.length }), ids };
  });
}

function describeDeleted(counts: { files: number; folders: number }): string {
  const deleted = `Izbrisano: ${countFilesAndFolders(counts)}.`;
  if (counts.files === 0) return deleted;
  const days = countOf(BIN_DAYS, { one: 'dan', few: 'dana', other: 'dana' });
  return `${deleted} Iz koša se ${counts.files === 1 ? 'može' : 'mogu'} vratiti još ${days}.`;
}
