import { chunksOf } from '@baklja/contract/chunks';
import { toStoredTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { areDeletionsHeld } from '../files/records/deletion-holds.store.ts';
import { binStart, type DerivedPictures, readFileInBin } from '../files/records/file-bin.store.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { deleteForGood } from './bin.ts';

/** Allows for clock differences, so that one node does not remove a file that another still restores. */
const GRACE_MS = 60 * 60 * 1000;

/** Files that are removed together. */
const REMOVED_AT_ONCE = 100;

/** Before every file of the bin: no one can restore a file that was deleted at this time. */
const EXPIRED = toStoredTime(new Date(0));

/**
 * Permanently removes files that were deleted too long ago to be restored, or that {@link expireFiles} named: bytes,
 * pictures made from them, record and former addresses. Returns how many it removed; the signal stops it after a small
 * step, and so does a backup that begins.
 * @throws UnavailableError when the storage is away; what was not removed stays for the next run.
 */
export async function emptyFileBin(
  database: Database,
  files: FileStorage,
  pictures: DerivedPictures,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  const before = binStart(new Date(now.getTime() - GRACE_MS));
  let removed = 0;
  while (!signal?.aborted) {
    const rows = await listExpired(database.read, before);
    // Asked after the rows are read: a backup that still needs one of them made its hold before.
    if (rows.length === 0 || (await areDeletionsHeld(database.read, now))) break;
    const expired = rows.map(({ data }) => readFileInBin(data));
    await files.delete(expired.map(({ object_key }) => object_key));
    for (const { object_key } of expired) await pictures.deleteCopies(object_key);
    await database.write((transaction) => deleteForGood(transaction, rows));
    removed += rows.length;
  }
  return removed;
}

/**
 * Takes files out of the bin for good. Their rows stay until {@link emptyFileBin} has removed their bytes, so that no
 * bytes are left behind when the storage is away. The caller holds the lock of paths, as the restoring of a file does.
 */
export async function expireFiles(transaction: Db, ids: readonly number[]): Promise<void> {
  for (const some of chunksOf(ids, REMOVED_AT_ONCE)) {
    await transaction.updateTable('deleted_records').set({ deleted: EXPIRED }).where('id', 'in', some).execute();
  }
}

function listExpired(db: Db, before: string) {
  return db
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id', 'data'])
    .where('table_name', '=', 'files')
    .where('deleted', '<', before)
    .orderBy('deleted')
    .limit(REMOVED_AT_ONCE)
    .execute();
}
