import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../clock.ts';
import type { RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';

/** Removes for good what was deleted 30 days ago. Files have their own way, because they have bytes. */
export async function emptyRecordBin(transaction: Db, now: Date): Promise<void> {
  await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '!=', 'files')
    .where('deleted', '<', toStoredTime(new Date(now.getTime() - BIN_DAYS * DAY_MS)))
    .execute();
}

/** Removes a deleted record for good. Returns whether there was one. */
export async function removeFromBin(transaction: Db, table: RecordTable, id: number): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .returning('id')
    .execute();
  return removed.length > 0;
}
