import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { sql } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Db } from '../../db/schema.ts';
import { nameColumns } from '../../files/file-names.ts';
import { findFreePath } from '../../files/records/file-paths.store.ts';
import type { Stamp } from '../../stamp.ts';

type Move = { from: string; to: string; stamp: Stamp };

/**
 * Gives a folder another path, and with it everything below it; the former addresses of its files lead to the new ones.
 * The caller holds the lock of paths and has checked that the new path is free, that its parent exists and that it is
 * not below the folder itself.
 */
export async function moveFolder(transaction: Db, move: Move): Promise<void> {
  const clashes = await listClashes(transaction, move);
  await keepAddresses(transaction, move);
  await movePaths(transaction, move);
  for (const file of clashes) await numberFile(transaction, file);
  const { from, to, stamp } = move;
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
    .select(['files.id', 'files.name'])
    .select('file_addresses.path as path')
    .where('files.path', '>', `${move.from}/`)
    .where('files.path', '<', `${move.from}0`)
    .whereRef('file_addresses.file_id', '<>', 'files.id')
    .orderBy('files.id')
    .execute();
}

async function keepAddresses(transaction: Db, move: Move): Promise<void> {
  const { from } = move;
  const below = transaction
    .selectFrom('files')
    .where('files.path', '>', `${from}/`)
    .where('files.path', '<', `${from}0`);
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
    .where('path', '>', `${from}/`)
    .where('path', '<', `${from}0`)
    .execute();
  await transaction
    .updateTable('folders')
    .set({ path: moved('path', move), parent: moved('parent', move) })
    .where('path', '>', `${from}/`)
    .where('path', '<', `${from}0`)
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
