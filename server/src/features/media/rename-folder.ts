import { isFixedFolder, nameOf, parentOf } from '@baklja/contract/files/folders';
import type { Database } from '../../db/database.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { hasFolder, lockPaths, toFolderPath } from '../../files/records/file-paths.store.ts';
import { requireFreeFolderPath } from '../../files/records/folders.store.ts';
import type { Stamp } from '../../stamp.ts';
import { moveFolder } from './move-folder.store.ts';

/**
 * Renames a folder; everything below it moves along.
 * @throws NotFoundError, InvalidInputError for a fixed folder or an invalid name, ConflictError `name-taken`.
 */
export async function renameFolder(
  database: Database,
  { path, name }: { path: string; name: string },
  stamp: Stamp,
): Promise<{ message: string; path: string }> {
  const from = toFolderPath(path);
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    requireChangeableFolder(from);
    if (!(await hasFolder(transaction, from))) throw new NotFoundError('Taj folder ne postoji.');
    const to = await requireFreeFolderPath(transaction, { parent: parentOf(from), name, except: from });
    if (to !== from) await moveFolder(transaction, { from, to, stamp });
    return { message: `Folder se sada zove „${nameOf(to)}”.`, path: to };
  });
}

/** @throws InvalidInputError for a folder that screens and calls depend on. */
export function requireChangeableFolder(path: string): void {
  if (!isFixedFolder(path)) return;
  throw new InvalidInputError(`Folder „${path}” dio je sustava: ne može se preimenovati, premjestiti ni obrisati.`);
}
