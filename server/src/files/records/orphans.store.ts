import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** Objects whose rows one query reads. */
const BATCH_SIZE = 500;

/** An object gets its row shortly after its bytes; one of this age without a row will never get it. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * More than interrupted uploads can leave. So many objects without rows mean that the database and the storage do not
 * belong together, and then nothing may be removed.
 */
const ORPHANS_LIMIT = 100;

/** Result for the objects without a row; they are `kept` when there are too many of them. */
export type OrphanReport = { outcome: 'removed' | 'kept'; count: number };

/** Removes objects without a file or a deleted file: their process ended between writing the bytes and the row. */
export async function removeOrphans(database: Database, files: FileStorage, now: Date): Promise<OrphanReport> {
  const orphans: string[] = [];
  let batch: string[] = [];
  const take = async () => {
    orphans.push(...(await findOrphans(database.read, batch)));
    batch = [];
  };
  for await (const { key, modified } of files.list('objects/')) {
    if (now.getTime() - modified.getTime() < ORPHAN_AGE_MS) continue;
    batch.push(key);
    if (batch.length === BATCH_SIZE) await take();
    if (orphans.length > ORPHANS_LIMIT) return { outcome: 'kept', count: orphans.length };
  }
  await take();
  if (orphans.length > ORPHANS_LIMIT) return { outcome: 'kept', count: orphans.length };
  if (orphans.length > 0) await files.delete(orphans);
  return { outcome: 'removed', count: orphans.length };
}

async function findOrphans(db: Db, keys: readonly string[]): Promise<string[]> {
  const unknown = await withoutFile(db, keys);
  if (unknown.length === 0) return [];
  const deleted = await listDeletedKeys(db);
  // A file that is restored in between is no longer among the deleted ones.
  return withoutFile(
    db,
    unknown.filter((key) => !deleted.has(key)),
  );
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
