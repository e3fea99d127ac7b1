import { folderPathProblem, isFixedFolder, nameOf, parentOf } from '@baklja/contract/files/folders';
import { FOLDER_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { numberedText } from '@baklja/contract/records/record-words';
import { sql } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError, invalidField, NotFoundError } from '../../errors.ts';
import { firstFreeName, nameColumns } from '../../files/file-names.ts';
import {
  findFreePath,
  hasFolder,
  isBelow,
  lockPaths,
  requireFolder,
  toFolderPath,
} from '../../files/records/file-paths.store.ts';
import { noteFiles } from '../../files/records/file-uses.store.ts';
import { folderNameCheck, requireFreeFolderPath } from '../../files/records/folders.store.ts';
import type { Stamp } from '../../stamp.ts';
import { files } from './file-record.ts';
import { type Chosen, countFilesAndFolders, requireSelection } from './file-selection.ts';

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
    for (const { id, name } of moved) {
      const free = await findFreePath(transaction, { folder: target, name, fileId: id });
      await files.within.update(transaction, { id, values: { path: free.path }, stamp });
      if (free.name !== name) numbered.push(free.name);
    }
    for (const folder of folders) {
      const name = await moveInto(transaction, folder, target, stamp);
      if (name !== nameOf(folder)) numbered.push(name);
    }
    if (moved.length + folders.length === 0) return { message: 'Sve odabrano već je u tom folderu.' };
    const count = countFilesAndFolders({ files: moved.length, folders: folders.length });
    return { message: `Premješteno u „${target}”: ${count}.${numberedText('Naziv', numbered)}` };
  });
}

function requireOutside(folder: string, target: string): void {
  requireChangeableFolder(folder);
  if (target !== folder && !target.startsWith(`${folder}/`)) return;
  throw invalidField('folders', `Folder „${nameOf(folder)}” ne može se premjestiti u samoga sebe.`);
}

async function moveInto(transaction: Db, folder: string, target: string, stamp: Stamp): Promise<string> {
  const isTaken = await folderNameCheck(transaction, { parent: target });
  const parts = { base: nameOf(folder), ending: '', maxLength: FOLDER_NAME_MAX_LENGTH };
  const name = await firstFreeName(parts, isTaken);
  const to = `${target}/${name}`;
  await requireDepth(transaction, folder, to);
  await moveFolder(transaction, { from: folder, to, stamp });
  return name;
}

/** @throws InvalidInputError when a folder below would be too deep. */
async function requireDepth(transaction: Db, from: string, to: string): Promise<void> {
  const below = await transaction.selectFrom('folders').select('path').where(isBelow('path', from)).execute();
  for (const path of [from, ...below.map(({ path }) => path)]) {
    const problem = folderPathProblem(`${to}${path.slice(from.length)}`);
    if (problem !== undefined) throw invalidField('folders', problem);
  }
}

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
  throw new InvalidInputError(`Folder „${path}” dio je sustava: ne može se preimenovati, premjestiti ni izbrisati.`);
}

type Move = { from: string; to: string; stamp: Stamp };

/**
 * Gives a folder another path, and with it everything below it; the former addresses of its files lead to the new ones.
 * The caller holds the lock of paths and has checked that the new path is free, that its parent exists and that it is
 * not below the folder itself.
 */
async function moveFolder(transaction: Db, move: Move): Promise<void> {
  const clashes = await listClashes(transaction, move);
  await keepAddresses(transaction, move);
  await movePaths(transaction, move);
  for (const file of clashes) await numberFile(transaction, file);
  const { from, to, stamp } = move;
  await noteFiles(transaction, { folder: to }, stamp.at);
  await addToAuditLog(transaction, stamp, [{ action: 'move', title: nameOf(to), details: { path: [from, to] } }]);
}

/**
 * The path below the new folder; counted in code points as both databases count, not in the UTF-16 units of JavaScript.
 */
function moved(column: string, { from, to }: Move) {
  return sql<string>`${to} || substr(${sql.ref(column)}, ${sql.lit([...from].length + 1)})`;
}

/** Files whose new path is the former address of another file; that address must continue to lead to the other file. */
async function listClashes(transaction: Db, move: Move) {
  return transaction
    .selectFrom('files')
    .innerJoin('file_addresses', (join) => join.on('file_addresses.path', '=', moved('files.path', move)))
    .select(['files.id', 'files.name', 'file_addresses.path'])
    .where(isBelow('files.path', move.from))
    .whereRef('file_addresses.file_id', '<>', 'files.id')
    .orderBy('files.id')
    .execute();
}

async function keepAddresses(transaction: Db, move: Move): Promise<void> {
  const below = transaction.selectFrom('files').where(isBelow('files.path', move.from));
  // A file that returns to an earlier path has that path as its own again.
  await transaction
    .deleteFrom('file_addresses')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('file_id', 'path'),
        'in',
        below.select(['files.id', moved('files.path', move).as('path')]).$asTuple('id', 'path'),
      ),
    )
    .execute();
  await transaction
    .insertInto('file_addresses')
    .columns(['path', 'file_id'])
    .expression(below.select(['files.path', 'files.id']))
    .onConflict((conflict) => conflict.column('path').doUpdateSet((eb) => ({ file_id: eb.ref('excluded.file_id') })))
    .execute();
}

async function movePaths(transaction: Db, move: Move): Promise<void> {
  const { from, to, stamp } = move;
  await transaction
    .updateTable('files')
    .set({
      path: moved('path', move),
      folder: moved('folder', move),
      version: sql<number>`version + 1`,
      modified: toStoredTime(stamp.at),
      modified_by: stamp.userId,
    })
    .where(isBelow('path', from))
    .execute();
  await transaction
    .updateTable('folders')
    .set({ path: moved('path', move), parent: moved('parent', move) })
    .where(isBelow('path', from))
    .execute();
  await transaction
    .updateTable('folders')
    .set({ path: to, parent: parentOf(to), name: nameOf(to) })
    .where('path', '=', from)
    .execute();
}

async function numberFile(transaction: Db, file: { id: number; name: string; path: string }): Promise<void> {
  const { path, name } = await findFreePath(transaction, { folder: parentOf(file.path), name: file.name });
  const values = { path, name, ...nameColumns(name) };
  await transaction.updateTable('files').set(values).where('id', '=', file.id).execute();
}
