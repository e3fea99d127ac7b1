import { mayList, ROOT_FOLDERS, type RootFolder, rootOf, uploadersOf } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import type { Db } from '../../db/schema.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { hasFolder } from '../../files/records/file-paths.store.ts';

export function listedRoots(role: Role): RootFolder[] {
  return ROOT_FOLDERS.filter((root) => uploadersOf(root).includes(role));
}

/** The folder itself. @throws ForbiddenError when the role may not list it, NotFoundError when it does not exist. */
export async function requireListedFolder(db: Db, path: string, role: Role): Promise<string> {
  if (rootOf(path) !== undefined && !mayList(role, path)) throw new ForbiddenError();
  if (rootOf(path) === undefined || !(await hasFolder(db, path))) throw new NotFoundError('Taj folder ne postoji.');
  return path;
}
