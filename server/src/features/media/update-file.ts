import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import type { Database } from '../../db/database.ts';
import { type ChangeOutcome, changeRecord, requireChanged, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { splitName } from '../../files/file-names.ts';
import { isPathTaken, lockPaths } from '../../files/records/file-paths.store.ts';
import { FILE_RECORD } from '../../files/records/file-record.ts';
import { safeFileName } from '../../files/safe-file-name.ts';
import { NO_FILE } from './files.store.ts';
import { setFilePath } from './set-file-path.ts';

/** What is absent stays. */
export type FileChange = {
  name?: string;
  alt?: string;
  alt_eng?: string;
  caption?: string;
  caption_eng?: string;
  author?: string;
  focal_x?: number | null;
  focal_y?: number | null;
};

type Update = { id: number; version: number | undefined; change: FileChange; stamp: Stamp };

/**
 * Renames or describes a file.
 * @throws NotFoundError, InvalidInputError for a name of nothing or half a focal point, ConflictError `stale`, or
 * `name-taken` when something else in the folder has or had the name.
 */
export async function updateFile(database: Database, { id, version, change, stamp }: Update) {
  const { name: wanted, ...values } = change;
  return database.write(async (transaction) => {
    if (wanted !== undefined) await lockPaths(transaction);
    const file = await requireFile(transaction, id);
    requireWholeFocalPoint({ ...file, ...values });
    const name = wanted === undefined ? file.name : toNewName(wanted, file.name);
    const path = `${file.folder}/${name}`;
    const outcome =
      path === file.path
        ? await changeRecord(transaction, FILE_RECORD, { id, version, values, stamp })
        : await rename(transaction, file, { path, name, version, values, stamp });
    const newVersion = requireChanged(outcome, NO_FILE);
    const message = path === file.path ? 'Podaci o datoteci su spremljeni.' : `Datoteka se sada zove „${name}”.`;
    return { message, version: newVersion, name, path };
  });
}

type StoredFile = Awaited<ReturnType<typeof requireFile>>;

async function rename(
  transaction: Db,
  file: StoredFile,
  change: Parameters<typeof setFilePath>[2],
): Promise<ChangeOutcome> {
  const { version, path, name } = change;
  if (version !== undefined && version !== file.version) return { outcome: 'stale' };
  if (await isPathTaken(transaction, path, file.id)) {
    throw new ConflictError(`Naziv „${name}” već se koristi u tom folderu.`, 'name-taken', [
      { field: 'name', message: 'Taj je naziv zauzet.' },
    ]);
  }
  return setFilePath(transaction, file, change);
}

async function requireFile(transaction: Db, id: number) {
  const file = await transaction
    .selectFrom('files')
    .select(['id', 'version', 'path', 'folder', 'name', 'type', 'focal_x', 'focal_y'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new NotFoundError(NO_FILE);
  return file;
}

/** The new name with the ending of the old one, which fits the bytes. */
function toNewName(wanted: string, old: string): string {
  const { ending } = splitName(old);
  const trimmed = wanted.trim();
  const hasEnding = trimmed.toLowerCase().endsWith(ending.toLowerCase());
  const base = hasEnding ? trimmed.slice(0, trimmed.length - ending.length) : trimmed;
  if (base.trim() === '') throw invalid('name', 'Unesite naziv datoteke.');
  if (base.length + ending.length > FILE_NAME_MAX_LENGTH) {
    throw invalid('name', `Najviše ${FILE_NAME_MAX_LENGTH} znakova zajedno sa završetkom ${ending}.`);
  }
  return safeFileName(hasEnding ? `${base}${ending}` : base, ending.slice(1));
}

function requireWholeFocalPoint({ focal_x, focal_y }: Pick<StoredFile, 'focal_x' | 'focal_y'>): void {
  if ((focal_x === null) === (focal_y === null)) return;
  throw invalid(focal_x === null ? 'focal_x' : 'focal_y', 'Žarišna točka treba obje koordinate.');
}

function invalid(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }]);
}
