import { lockDeletedRows, lockRows } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import { COLUMNS_OF_BYTES, keepFormer } from '../../files/records/former-files.store.ts';
import { removeFromBin } from '../../records/bin.ts';
import type { RecordStamp, RowOf, ValuesOf } from '../../records/record-definition.ts';
import { files } from './file-record.ts';

/**
 * Gives a file the bytes again that it had before it was replaced; its present ones go into the bin. Returns false, and
 * changes nothing, when the file does not exist any more.
 */
export async function restoreFormer(
  transaction: Db,
  { id, fileId, stamp }: { id: number; fileId: number; stamp: RecordStamp },
): Promise<boolean> {
  const [file] = (await lockRows(transaction, 'files', [fileId])) as unknown as RowOf<'file'>[];
  const [former] = await lockDeletedRows(transaction, 'files', [id]);
  if (!file || !former) return false;
  await keepFormer(transaction, file, stamp);
  const values = Object.fromEntries(COLUMNS_OF_BYTES.map((column) => [column, former.row[column]]));
  await files.within.update(transaction, {
    id: fileId,
    values: { ...(values as ValuesOf<'file'>), upload_id: null },
    stamp,
  });
  return removeFromBin(transaction, 'files', id);
}
