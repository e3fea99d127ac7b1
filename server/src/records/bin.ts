import type { RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { binStart } from '../files/records/file-bin.store.ts';

/** Removes for good what was deleted 30 days ago. Files have their own way, because they have bytes. */
export async function emptyRecordBin(transaction: Db, now: Date): Promise<void> {
  await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '!=', 'files')
    .where('deleted', '<', binStart(now))
    .execute();
}

/** Removes a deleted record for good, with what it contained. Returns whether there was one. */
export async function removeFromBin(transaction: Db, table: RecordTable, id: number): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .returning('id')
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('deleted_records').where('deleted_with', 'in', ids).execute();
  return ids.length > 0;
}
