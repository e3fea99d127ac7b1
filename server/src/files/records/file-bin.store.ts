import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** The part of a deleted file that is needed to show it, to restore it, and to remove it. */
export type FileInBin = {
  id: number;
  name: string;
  path: string;
  folder: string;
  type: 'image' | 'other';
  size: number;
  media_type: string;
  width: number | null;
  object_key: string;
};

/** Pictures that were made from an object. */
export type DerivedPictures = { deleteCopies: (objectKey: string) => Promise<void> };

/** Allows for clock differences, so that one node does not remove a file that another still restores. */
const GRACE_MS = 60 * 60 * 1000;

/** Files that are removed together. */
const REMOVED_AT_ONCE = 100;

/** Stored time from which on deleted files can be restored. */
export function binStart(now: Date): string {
  return toStoredTime(new Date(now.getTime() - BIN_DAYS * DAY_MS));
}

/** The file of a deleted record, from its JSON text. */
export function readFileInBin(data: string): FileInBin {
  return JSON.parse(data) as FileInBin;
}

/**
 * Permanently removes files that were deleted too long ago to be restored: bytes, pictures made from them, record and
 * former addresses. Returns how many it removed; the signal stops it after a small step.
 * @throws UnavailableError when the storage is away; what was not removed stays for the next run.
 */
export async function emptyBin(
  database: Database,
  files: FileStorage,
  pictures: DerivedPictures,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  const before = binStart(new Date(now.getTime() - GRACE_MS));
  let removed = 0;
  while (!signal?.aborted) {
    const records = await listExpired(database.read, before);
    if (records.length === 0) break;
    const expired = records.map(({ data }) => readFileInBin(data));
    await files.delete(expired.map(({ object_key }) => object_key));
    for (const { object_key } of expired) await pictures.deleteCopies(object_key);
    await database.write((transaction) => deleteRecordRows(transaction, records));
    removed += records.length;
  }
  return removed;
}

function listExpired(db: Db, before: string) {
  return db
    .selectFrom('deleted_records')
    .select(['id', 'record_id', 'data'])
    .where('table_name', '=', 'files')
    .where('deleted', '<', before)
    .orderBy('deleted')
    .limit(REMOVED_AT_ONCE)
    .execute();
}

async function deleteRecordRows(transaction: Db, records: readonly { id: number; record_id: number }[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  const fileIds = records.map(({ record_id }) => record_id);
  await transaction.deleteFrom('deleted_records').where('id', 'in', ids).execute();
  await transaction.deleteFrom('file_addresses').where('file_id', 'in', fileIds).execute();
}
