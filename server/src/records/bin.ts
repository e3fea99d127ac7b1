import { chunksOf } from '@baklja/contract/chunks';
import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { isPostgres } from '../db/database.ts';
import type { RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { binStart } from '../files/records/file-bin.store.ts';
import { deleteVersionsOf } from './versions/record-versions.store.ts';

/** A row of the bin. */
export type BinRow = { id: number; table_name: string; record_id: number };

const VERSIONED_KINDS = kindsWith('history');

/** Rows that one statement deletes. */
const ROWS_AT_ONCE = 500;

/** Removes for good what was deleted 30 days ago. Files have their own way, because they have bytes. */
export async function emptyRecordBin(transaction: Db, now: Date): Promise<void> {
  const expired = await transaction
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id'])
    .where('table_name', '!=', 'files')
    .where('deleted', '<', binStart(now))
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  await deleteForGood(transaction, expired);
}

/** Removes a deleted record for good, with what it contained. Returns whether there was one. */
export async function removeFromBin(transaction: Db, table: RecordTable, id: number): Promise<boolean> {
  const rows = await transaction
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id'])
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .execute();
  await deleteForGood(transaction, rows);
  return rows.length > 0;
}

/**
 * Deletes rows of the bin with what their records contained, and all that is kept of these records elsewhere: nothing
 * brings them back. The bytes of files are not part of the database; see `empty-file-bin.ts`.
 */
export async function deleteForGood(transaction: Db, rows: readonly BinRow[]): Promise<void> {
  for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const contained = await transaction
      .selectFrom('deleted_records')
      .select(['id', 'table_name', 'record_id'])
      .where('deleted_with', 'in', ids)
      .execute();
    await deleteForGood(transaction, contained);
    const files = some.filter(({ table_name }) => table_name === 'files').map(({ record_id }) => record_id);
    if (files.length > 0) await transaction.deleteFrom('file_addresses').where('file_id', 'in', files).execute();
    for (const [table, ofTable] of Map.groupBy(some, ({ table_name }) => table_name)) {
      const kind = VERSIONED_KINDS.find((one) => KINDS[one].plural === table);
      const recordIds = ofTable.map(({ record_id }) => record_id);
      if (kind) await deleteVersionsOf(transaction, kind, recordIds);
    }
    await transaction.deleteFrom('deleted_records').where('id', 'in', ids).execute();
  }
}
