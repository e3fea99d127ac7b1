import { rootOf } from '@baklja/contract/folders';
import { FOLDER_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import type { Database } from '../../db/database.ts';
import { restoreRecord, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import { firstFreeName, foldedName } from '../../files/file-names.ts';
import type { FileInBin } from '../../files/records/file-bin.store.ts';
import { findFreePath, hasFolder, lockPaths } from '../../files/records/file-paths.store.ts';
import { FILE_RECORD } from '../../files/records/file-record.ts';
import { folderNameCheck, insertFolder } from '../../files/records/folders.store.ts';
import { listFilesInBin } from './deleted-files.store.ts';
import { countFilesAndFolders, renamedMessage } from './media.text.ts';
import { removeRedirect } from './set-file-path.ts';

const NOT_IN_BIN = 'Neke od odabranih datoteka više nisu u košu. Osvježite popis.';

/**
 * Brings files back under their ids to where they were, all or none. Folders that are gone are made again; a name that
 * was taken meanwhile gets a number.
 * @throws InvalidInputError when nothing is chosen or something is not in the bin.
 */
export async function restoreFiles(
  database: Database,
  chosen: readonly number[],
  stamp: Stamp,
): Promise<{ message: string }> {
  const ids = [...new Set(chosen)];
  if (ids.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku.');
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const files = await listFilesInBin(transaction, ids, stamp.at);
    if (files.length < ids.length) throw new InvalidInputError(NOT_IN_BIN, [{ field: 'ids', message: NOT_IN_BIN }]);
    const numbered: string[] = [];
    for (const file of files) {
      const name = await restoreFile(transaction, file, stamp);
      if (name !== file.name) numbered.push(name);
    }
    return {
      message: `Vraćeno: ${countFilesAndFolders({ files: files.length, folders: 0 })}.${renamedMessage(numbered)}`,
    };
  });
}

/** Answers the name that the file got. */
async function restoreFile(transaction: Db, file: FileInBin, stamp: Stamp): Promise<string> {
  const { id } = file;
  const folder = await makeFolders(transaction, file.folder, stamp);
  const { path, name } = await findFreePath(transaction, { folder, name: file.name, fileId: id });
  const values = { folder, path, name, name_folded: foldedName(name) };
  await restoreRecord(transaction, FILE_RECORD, { id, values, stamp });
  await removeRedirect(transaction, path);
  return name;
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
