import { folderNameProblem, folderPathProblem, nameOf, parentOf } from '@baklja/contract/files/folders';
import { toStoredTime } from '../../clock.ts';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, InvalidInputError } from '../../errors.ts';
import type { Stamp } from '../../stamp.ts';
import { isPathTaken, lockPaths, requireFolder } from './file-paths.store.ts';

/**
 * Makes a folder and returns its path.
 * @throws InvalidInputError when the name is invalid, the parent does not exist or the folder lies too deep,
 * ConflictError `name-taken` when the parent holds a file or folder of that name; the names of two folders differ in
 * more than case.
 */
export async function createFolder(
  database: Database,
  { parent, name, stamp }: { parent: string; name: string; stamp: Stamp },
): Promise<string> {
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    return addFolder(transaction, { parent, name, stamp });
  });
}

/**
 * The folder at the path, or the one whose path differs only in case; without one, it is made.
 * @throws as {@link createFolder}
 */
export async function ensureFolder(database: Database, path: string, stamp: Stamp): Promise<string> {
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const parent = parentOf(path);
    const siblings = await transaction.selectFrom('folders').select('path').where('parent', '=', parent).execute();
    const existing = siblings.find((folder) => folder.path.toLowerCase() === path.toLowerCase());
    return existing?.path ?? addFolder(transaction, { parent, name: nameOf(path), stamp });
  });
}

async function addFolder(
  transaction: Db,
  { parent, name, stamp }: { parent: string; name: string; stamp: Stamp },
): Promise<string> {
  const path = await requireFreeFolderPath(transaction, { parent: await requireFolder(transaction, parent), name });
  await insertFolder(transaction, path, stamp);
  await addToAuditLog(transaction, stamp, [{ action: 'create-folder', title: path }]);
  return path;
}

/**
 * The path that a folder of the name gets in the parent. `except` is the path of a folder that may have the name, since
 * it is the one to be renamed.
 * @throws as {@link createFolder}
 */
export async function requireFreeFolderPath(
  transaction: Db,
  { parent, name, except }: { parent: string; name: string; except?: string },
): Promise<string> {
  const kept = name.normalize('NFC');
  const path = `${parent}/${kept}`;
  const problem = folderNameProblem(kept) ?? folderPathProblem(path);
  if (problem !== undefined) throw new InvalidInputError(problem);
  const isTaken = await folderNameCheck(transaction, { parent, except });
  if (await isTaken(kept)) throw new ConflictError(`Naziv „${kept}” već se koristi u tom folderu.`, 'name-taken');
  return path;
}

/**
 * Returns a function that checks whether a folder of the parent has a name, in any letter case, or a file or former
 * address.
 */
export async function folderNameCheck(
  transaction: Db,
  { parent, except }: { parent: string; except?: string | undefined },
): Promise<(name: string) => Promise<boolean>> {
  const folders = await transaction
    .selectFrom('folders')
    .select(['path', 'name'])
    .where('parent', '=', parent)
    .execute();
  const names = new Set(folders.filter(({ path }) => path !== except).map(({ name }) => name.toLowerCase()));
  return async (name) => {
    const path = `${parent}/${name}`;
    return names.has(name.toLowerCase()) || (path !== except && (await isPathTaken(transaction, path)));
  };
}

/** Inserts the row of a folder whose parent exists. */
export async function insertFolder(transaction: Db, path: string, stamp: Stamp): Promise<void> {
  const end = path.lastIndexOf('/');
  const created = { created: toStoredTime(stamp.at), created_by: stamp.userId };
  const row = { path, parent: path.slice(0, end), name: path.slice(end + 1), ...created };
  await transaction.insertInto('folders').values(row).execute();
}
