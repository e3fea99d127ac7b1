import type { mediaRoutes } from '@baklja/contract/features/media/media';
import { nameOf, splitName } from '@baklja/contract/files/folders';
import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, invalidField } from '../../errors.ts';
import { isPathTaken } from '../../files/records/file-paths.store.ts';
import { safeFileName } from '../../files/safe-file-name.ts';
import type { RecordStamp, RowOf } from '../../records/record-definition.ts';
import { files } from './file-record.ts';

/** Absent fields stay unchanged. */
type FileChange = Omit<RouteInput<typeof mediaRoutes.updateFile>['body'], 'version'>;

type Update = { id: number; version: number | undefined; change: FileChange; stamp: RecordStamp };

/**
 * Renames or describes a file.
 * @throws NotFoundError, InvalidInputError for an empty name or half a focal point, ConflictError `stale`, or
 * `name-taken` when something else in the folder has or had the name.
 */
export async function updateFile(database: Database, { id, version, change, stamp }: Update) {
  const { name: wanted, ...description } = change;
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
