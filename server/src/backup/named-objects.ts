import { binStart, readFileInBin } from '../files/records/file-bin.store.ts';
import type { Row } from './rows.ts';

/** An object that a row names. `size` is what the row says, in bytes. */
export type NamedObject = { key: string; size: number; mediaType: string };

/**
 * The object that a row names: that of a file, or of a file that can be restored from the bin at `now`. The bytes of
 * older ones in the bin may be gone at any moment. Undefined when it names none.
 */
export function namedObject(table: string, row: Row, now: Date): NamedObject | undefined {
  if (table === 'files') return toObject(row);
  if (table !== 'deleted_records' || row['table_name'] !== 'files') return undefined;
  if (String(row['deleted']) < binStart(now)) return undefined;
  return toObject(readFileInBin(String(row['data'])));
}

function toObject(file: Row): NamedObject {
  return { key: String(file['object_key']), size: Number(file['size']), mediaType: String(file['media_type']) };
}
