import { mayList, rootOf, uploadersOf } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import type { Db } from '../../db/schema.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { hasFolder, requireFolder, toFolderPath } from '../../files/records/file-paths.store.ts';

/** The folder itself. @throws ForbiddenError when the role may not list it, NotFoundError when it does not exist. */
export async function requireListedFolder(db: Db, path: string, role: Role): Promise<string> {
  if (rootOf(path) !== undefined && !mayList(role, path)) throw new ForbiddenError();
  if (rootOf(path) === undefined || !(await hasFolder(db, path))) throw new NotFoundError('Taj folder ne postoji.');
  return path;
}

/**
 * The folder of an upload in stored form.
 * @throws InvalidInputError when it is not a valid folder, ForbiddenError for a role that may not upload there.
 */
export async function requireUploadFolder(db: Db, path: string, role: Role): Promise<string> {
  const root = rootOf(toFolderPath(path));
  if (root !== undefined && !uploadersOf(root).includes(role)) throw new ForbiddenError();
  return requireFolder(db, path);
}
