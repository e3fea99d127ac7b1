import { nameOf, parentOf, rootOf } from '@baklja/contract/files/folders';
import { FOLDER_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import type { Db } from '../../db/schema.ts';
import { firstFreeName, nameColumns } from '../../files/file-names.ts';
import { findFreePath, hasFolder, lockPaths } from '../../files/records/file-paths.store.ts';
import { noteFiles } from '../../files/records/file-uses.store.ts';
import { folderNameCheck, insertFolder } from '../../files/records/folders.store.ts';
import { defineRecord } from '../../records/define-record.ts';
import type { Stamp } from '../../stamp.ts';

/** Writes of stored files. A former path leads to its file until another file takes the path. */
export const files = defineRecord('file', {
  lockFirst: lockPaths,
  note: (transaction, { id }, at) => noteFiles(transaction, { ids: [id] }, at),
  derive: ({ path }) =>
    path === undefined ? {} : { folder: parentOf(path), name: nameOf(path), ...nameColumns(nameOf(path)) },
  afterWrite: async (transaction, { before, after }) => {
    if (!before || before.path === after.path) return;
    await removeAddress(transaction, after.path);
    const former = { path: before.path, file_id: before.id };
    await transaction
      .insertInto('file_addresses')
      .values(former)
      .onConflict((conflict) => conflict.column('path').doUpdateSet(former))
      .execute();
  },
  restoredValues: async (transaction, { id, folder, name }, stamp) => {
    const parent = await makeFolders(transaction, folder, stamp);
    const { path } = await findFreePath(transaction, { folder: parent, name, fileId: id });
    await removeAddress(transaction, path);
    return { values: { path } };
  },
});

/** The folder, created again together with missing folders above it. */
async function makeFolders(transaction: Db, folder: string, stamp: Stamp): Promise<string> {
  if (await hasFolder(transaction, folder)) return folder;
  const [root, ...names] = folder.split('/');
  let path: string = rootOf(folder) ?? root ?? '';
  for (const name of names) path = await makeFolder(transaction, { parent: path, name, stamp });
  return path;
}

/** A folder with the name in any letter case; a name that a file has taken gets a number. */
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

/** For a path that becomes current again: it is no longer a former one. */
async function removeAddress(transaction: Db, path: string): Promise<void> {
  await transaction.deleteFrom('file_addresses').where('path', '=', path).execute();
}
