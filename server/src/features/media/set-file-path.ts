import { parentOf } from '@baklja/contract/folders';
import { type ChangeOutcome, changeRecord, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { foldedName } from '../../files/file-names.ts';
import { FILE_RECORD } from '../../files/records/file-record.ts';
import type { ChosenFile } from './file-selection.ts';

/**
 * Gives a file a path that is free for it, along with other values; its former path leads to it from then on. `outcome`
 * is that of the change; unless it changed, the caller must take the transaction back.
 */
export async function setFilePath(
  transaction: Db,
  file: ChosenFile,
  change: { path: string; name: string; version?: number | undefined; values?: Record<string, unknown>; stamp: Stamp },
): Promise<ChangeOutcome> {
  const { path, name, version, stamp } = change;
  const place = { path, name, folder: parentOf(path), name_folded: foldedName(name) };
  const values = { ...change.values, ...place };
  const outcome = await changeRecord(transaction, FILE_RECORD, { id: file.id, version, values, stamp });
  await removeRedirect(transaction, path);
  await keepAddress(transaction, file);
  return outcome;
}

/** A path that a file has again is no former one. */
export async function removeRedirect(transaction: Db, path: string): Promise<void> {
  await transaction.deleteFrom('file_addresses').where('path', '=', path).execute();
}

async function keepAddress(transaction: Db, { id, path }: ChosenFile): Promise<void> {
  await transaction
    .insertInto('file_addresses')
    .values({ path, file_id: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ file_id: id }))
    .execute();
}
