import type { Db } from '../../db/schema.ts';
import { binStart, type FileInBin, readFileInBin } from '../../files/records/file-bin.store.ts';
import { readFormerOf } from '../../files/records/former-files.store.ts';

/** A file in the bin, and the file that replaced it; null for a deleted file. */
type ChosenFile = FileInBin & { former_of: number | null };

/** The given ids that are in the bin, in the given order. */
export async function listFilesInBin(db: Db, ids: readonly number[], now: Date): Promise<ChosenFile[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['data', 'relations'])
    .where('table_name', '=', 'files')
    .where('deleted', '>=', binStart(now))
    .where('record_id', 'in', ids)
    .execute();
  const chosen = rows.map(({ data, relations }) => ({ ...readFileInBin(data), former_of: readFormerOf(relations) }));
  const files = new Map(chosen.map((file) => [file.id, file]));
  return ids.flatMap((id) => files.get(id) ?? []);
}
