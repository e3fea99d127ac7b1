import { folderPathProblem, rootOf, splitName, withoutTrailingSlash } from '@baklja/contract/files/folders';
import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lockForLimit } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import { firstFreeName } from '../file-names.ts';

/**
 * Serialises all transactions that add, change or remove a path of a file or folder: no file is added to a folder that
 * is being renamed, and no two get the same name.
 */
export async function lockPaths(transaction: Db): Promise<void> {
  await lockForLimit(transaction, 'paths of files');
}

/**
 * A free path in the folder, which nothing uses or formerly used: the name itself, else with `-2`, `-3`, … before its
 * ending. It stays free until the transaction ends, in which the caller uses it. The name must be a safe one. The
 * former addresses of the file `fileId` count as free for it.
 * @throws InvalidInputError when there is no such folder.
 */
export async function takePath(
  transaction: Db,
  { folder, name, fileId }: { folder: string; name: string; fileId?: number },
): Promise<{ path: string; name: string }> {
  await lockPaths(transaction);
  const parent = await requireFolder(transaction, folder);
  return findFreePath(transaction, { folder: parent, name, ...(fileId !== undefined && { fileId }) });
}

/** As {@link takePath}, for callers that hold the lock of paths and know that the folder exists. */
export async function findFreePath(
  transaction: Db,
  { folder, name, fileId }: { folder: string; name: string; fileId?: number },
): Promise<{ path: string; name: string }> {
  const parts = { ...splitName(name.normalize('NFC')), maxLength: FILE_NAME_MAX_LENGTH };
  const free = await firstFreeName(parts, (candidate) => isPathTaken(transaction, `${folder}/${candidate}`, fileId));
  return { path: `${folder}/${free}`, name: free };
}

/**
 * Whether the path belongs to a file, a folder or a former address. The former addresses of the file `fileId` do not
 * count; no file has the id 0.
 */
export async function isPathTaken(db: Db, path: string, fileId = 0): Promise<boolean> {
  const formerAddresses = db.selectFrom('file_addresses').select('path').where('file_id', '<>', fileId);
  const taken = await db
    .selectFrom('files')
    .select('path')
    .where('path', '=', path)
    .unionAll(db.selectFrom('folders').select('path').where('path', '=', path))
    .unionAll(formerAddresses.where('path', '=', path))
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * The path of an existing folder, in its stored form; the slash at the end of the input is optional.
 * @throws InvalidInputError when the path is invalid or there is no such folder.
 */
export async function requireFolder(db: Db, path: string): Promise<string> {
  const folder = toFolderPath(path);
  const problem = folderPathProblem(folder);
  if (problem !== undefined) throw new InvalidInputError(problem);
  if (!(await hasFolder(db, folder))) throw new InvalidInputError('Takav folder ne postoji.');
  return folder;
}

/** Whether the path in the column is below the folder, at any depth. `0` is the character after `/`. */
export function isBelow(column: string, folder: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(column)} > ${`${folder}/`} and ${sql.ref(column)} < ${`${folder}0`})`;
}

/** Converts a path of a folder from its sent form to its stored form. */
export function toFolderPath(path: string): string {
  return withoutTrailingSlash(path).normalize('NFC');
}

/** Whether there is a folder at the path, given in its stored form. Root folders always exist. */
export async function hasFolder(db: Db, path: string): Promise<boolean> {
  if (rootOf(path) === path) return true;
  const folder = await db.selectFrom('folders').select('path').where('path', '=', path).executeTakeFirst();
  return folder !== undefined;
}
