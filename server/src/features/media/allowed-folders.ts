import { COVERS_FOLDER, mayList, PDFS_FOLDER, rootOf, uploadersOf } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { hasFolder, requireFolder, toFolderPath } from '../../files/records/file-paths.store.ts';
import { ensureFolder } from '../../files/records/folders.store.ts';
import { authorOf, type Caller } from '../../http/caller.ts';

/** The folder itself. @throws ForbiddenError when the role may not list it, NotFoundError when it does not exist. */
export async function requireListedFolder(db: Db, path: string, role: Role): Promise<string> {
  if (rootOf(path) !== undefined && !mayList(role, path)) throw new ForbiddenError();
  if (rootOf(path) === undefined || !(await hasFolder(db, path))) throw new NotFoundError('Taj folder ne postoji.');
  return path;
}

/**
 * The folder of an upload in stored form; those of the magazine are made if need be.
 * @throws InvalidInputError when it is not a valid folder, ForbiddenError for a role that may not upload there.
 */
export async function requireUploadFolder(
  database: Database,
  path: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<string> {
  const root = rootOf(toFolderPath(path));
  if (root !== undefined && !uploadersOf(root).includes(caller.role)) throw new ForbiddenError();
  if (path === COVERS_FOLDER || path === PDFS_FOLDER) return ensureFolder(database, path, authorOf({ caller, now }));
  return requireFolder(database.read, path);
}
