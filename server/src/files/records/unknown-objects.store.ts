import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** An object gets its row shortly after its bytes; a younger one may still get it. */
const UPLOAD_MS = 60 * 60 * 1000;

/** How long an object without a record is kept, counted from when it was first found. */
const KEPT_DAYS = 30;

/** The objects are looked for every day. After a longer gap, another database may have been in use: time starts again. */
const GAP_MS = 2 * DAY_MS;

/** Objects whose rows one query reads or writes. */
const BATCH_SIZE = 500;

/**
 * More than interrupted uploads can leave. So many objects without rows mean that the database and the storage do not
 * belong together, and then nothing is removed.
 */
const REMOVED_LIMIT = 100;

/**
 * Records the objects that neither a file nor a deleted file names, and returns how many there are. An upload was
 * interrupted, or another database knows them: they stay in their places, so that it can serve them again.
 */
export async function findUnknownObjects(database: Database, files: FileStorage, now: Date): Promise<number> {
  const seen = toStoredTime(now);
  const continuous = toStoredTime(new Date(now.getTime() - GAP_MS));
  let count = 0;
  for await (const keys of listInBatches(files, now)) {
    const unknown = await withoutRecord(database.read, keys);
    count += unknown.length;
    if (unknown.length > 0) await database.write((transaction) => markSeen(transaction, unknown, { seen, continuous }));
  }
  await database.write((transaction) =>
    transaction.deleteFrom('unknown_objects').where('last_seen', '<', seen).execute(),
  );
  return count;
}

/** Removes the objects that had no record for 30 days. Returns how many, or undefined when there were too many. */
export async function removeUnknownObjects(
  database: Database,
  files: FileStorage,
  now: Date,
): Promise<number | undefined> {
  const unknown = await database.read.selectFrom('unknown_objects').select(['object_key', 'first_seen']).execute();
  if (unknown.length > REMOVED_LIMIT) return undefined;
  const before = toStoredTime(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const old = unknown.filter(({ first_seen }) => first_seen < before).map(({ object_key }) => object_key);
  const removed = await withoutRecord(database.read, old);
  await files.delete(removed);
  return removed.length;
}

/** Keys of the objects that are old enough to have a record. */
async function* listInBatches(files: FileStorage, now: Date): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { key, modified } of files.list('objects/')) {
    if (now.getTime() - modified.getTime() < UPLOAD_MS) continue;
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function markSeen(
  transaction: Db,
  keys: readonly string[],
  { seen, continuous }: { seen: string; continuous: string },
): Promise<void> {
  await transaction
    .deleteFrom('unknown_objects')
    .where('object_key', 'in', keys)
    .where('last_seen', '<', continuous)
    .execute();
  await transaction
    .insertInto('unknown_objects')
    .values(keys.map((object_key) => ({ object_key, first_seen: seen, last_seen: seen })))
    .onConflict((conflict) => conflict.column('object_key').doUpdateSet({ last_seen: seen }))
    .execute();
}

async function withoutRecord(db: Db, keys: readonly string[]): Promise<string[]> {
  const unknown = await withoutFile(db, keys);
  if (unknown.length === 0) return [];
  const deleted = await listDeletedKeys(db);
  // A file that is restored in between is no longer among the deleted ones.
  const kept = unknown.filter((key) => !deleted.has(key));
  return withoutFile(db, kept);
}

async function withoutFile(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('files').select('object_key').where('object_key', 'in', keys).execute();
  const known = new Set(rows.map(({ object_key }) => object_key));
  return keys.filter((key) => !known.has(key));
}

async function listDeletedKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('deleted_records').select('data').where('table_name', '=', 'files').execute();
  return new Set(rows.map(({ data }) => (JSON.parse(data) as { object_key: string }).object_key));
}
