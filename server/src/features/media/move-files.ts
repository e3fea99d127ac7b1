import { folderPathProblem, nameOf, parentOf } from '@baklja/contract/files/folders';
import { FOLDER_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { numberedText } from '@baklja/contract/records/record-words';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { invalidField } from '../../errors.ts';
import { firstFreeName } from '../../files/file-names.ts';
import { findFreePath, lockPaths, requireFolder } from '../../files/records/file-paths.store.ts';
import { folderNameCheck } from '../../files/records/folders.store.ts';
import type { Stamp } from '../../stamp.ts';
import { files } from './file-record.ts';
import { type Chosen, type ChosenFile, requireSelection } from './file-selection.ts';
import { countFilesAndFolders } from './media.text.ts';
import { moveFolder } from './move-folder.store.ts';
import { requireChangeableFolder } from './rename-folder.ts';

type Target = { target: string; stamp: Stamp };

/**
 * Moves files and folders into a folder, all or none. An item that is already there stays as it is; a name that is
 * taken there gets a number.
 * @throws InvalidInputError when something does not exist, a folder would move into itself or too deep, or is a fixed
 * one.
 */
export async function moveFiles(
  database: Database,
  { target: sent, ...chosen }: Chosen & { target: string },
  stamp: Stamp,
): Promise<{ message: string }> {
  return database.write(async (transaction) => {
    await lockPaths(transaction);
    const target = await requireFolder(transaction, sent);
    const selection = await requireSelection(transaction, chosen);
    const moved = selection.files.filter(({ folder }) => folder !== target);
    const folders = selection.folders.filter((path) => parentOf(path) !== target);
    for (const folder of selection.folders) requireOutside(folder, target);

    const numbered: string[] = [];
    for (const file of moved) numbered.push(...(await moveFile(transaction, file, { target, stamp })));
    for (const folder of folders) numbered.push(...(await moveInto(transaction, folder, { target, stamp })));
    const count = countFilesAndFolders({ files: moved.length, folders: folders.length });
    if (moved.length + folders.length === 0) return { message: 'Sve odabrano već je u tom folderu.' };
    return { message: `Premješteno u „${target}”: ${count}.${numberedText('Naziv', numbered)}` };
  });
}

function requireOutside(folder: string, target: string): void {
  requireChangeableFolder(folder);
  if (target !== folder && !target.startsWith(`${folder}/`)) return;
  throw invalidField('folders', `Folder „${nameOf(folder)}” ne može se premjestiti u samoga sebe.`);
}

/** Returns the new name if it differs. */
async function moveFile(transaction: Db, file: ChosenFile, { target, stamp }: Target): Promise<string[]> {
  const { path, name } = await findFreePath(transaction, { folder: target, name: file.name, fileId: file.id });
  await files.within.update(transaction, { id: file.id, values: { path }, stamp });
  return name === file.name ? [] : [name];
}

async function moveInto(transaction: Db, folder: string, { target, stamp }: Target): Promise<string[]> {
  const name = nameOf(folder);
  const isTaken = await folderNameCheck(transaction, { parent: target });
  const parts = { base: name, ending: '', maxLength: FOLDER_NAME_MAX_LENGTH };
  const free = await firstFreeName(parts, isTaken);
  const to = `${target}/${free}`;
  await requireDepth(transaction, folder, to);
  await moveFolder(transaction, { from: folder, to, stamp });
  return free === name ? [] : [free];
}

/** @throws InvalidInputError when a folder below would be too deep. */
async function requireDepth(transaction: Db, from: string, to: string): Promise<void> {
  const below = await transaction
    .selectFrom('folders')
    .select('path')
    .where('path', '>', `${from}/`)
    .where('path', '<', `${from}0`)
    .execute();
  for (const path of [from, ...below.map(({ path }) => path)]) {
    const problem = folderPathProblem(`${to}${path.slice(from.length)}`);
    if (problem !== undefined) throw invalidField('folders', problem);
  }
}
