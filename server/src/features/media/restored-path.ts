import { rootOf } from '@baklja/contract/folders';
import { FOLDER_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import type { Stamp } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import { firstFreeName } from '../../files/file-names.ts';
import { findFreePath, hasFolder } from '../../files/records/file-paths.store.ts';
import { folderNameCheck, insertFolder } from '../../files/records/folders.store.ts';

/** The path at which a deleted file comes back: its own, or with a number; folders that are gone are made again. */
export async function restoredPath(
  transaction: Db,
  file: { id: number; folder: string; name: string },
  stamp: Stamp,
): Promise<string> {
  const folder = await makeFolders(transaction, file.folder, stamp);
  const { path } = await findFreePath(transaction, { folder, name: file.name, fileId: file.id });
  return path;
}

/** The folder, made again with those above it as far as they are gone. */
async function makeFolders(transaction: Db, folder: string, stamp: Stamp): Promise<string> {
  if (await hasFolder(transaction, folder)) return folder;
  const [root, ...names] = folder.split('/');
  let path: string = rootOf(folder) ?? root ?? '';
  for (const name of names) path = await makeFolder(transaction, { parent: path, name, stamp });
  return path;
}

/** A folder of the name, whatever its letter case; a name that a file has meanwhile gets a number. */
async function makeFolder(
  transaction: Db,
  { parent, name, stamp }: { parent: string; name: string; stamp: Stamp },
): Promise<string> {
  const siblings = await transaction
    .selectFrom('folders')
    .select(['path', 'name'])
    .where('parent', '=', parent)
    .execute();
  const same = siblings.find((sibling) => sibling.name.toLowerCase() === name.toLowerCase());
  if (same) return same.path;
  const isTaken = await folderNameCheck(transaction, { parent });
  const free = await firstFreeName({ base: name, ending: '', maxLength: FOLDER_NAME_MAX_LENGTH }, isTaken);
  await insertFolder(transaction, `${parent}/${free}`, stamp);
  return `${parent}/${free}`;
}
