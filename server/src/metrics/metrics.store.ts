import { sql } from 'kysely';
import { readProofState } from '../backup/nightly/backup-proofs.store.ts';
import { getLastChangeId } from '../db/changes.ts';
import { countRows } from '../db/count-rows.ts';
import { isPostgres } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { listTextStates } from '../features/magazine/page-texts.store.ts';

/** What the database knows, each from a short table or from an index; and how far each webhook is behind. */
export async function readStored(db: Db, now: Date) {
  const live = db.selectFrom('sessions').where('expires', '>', Math.floor(now.getTime() / 1000));
  const texts = await listTextStates(db);
  const lastChange = await getLastChangeId(db);
  const { provenMs } = await readProofState(db, now);
  const webhooks = await db.selectFrom('webhooks').select(['id', 'position']).execute();
  return {
    readings: {
      baklja_sessions: await countRows(live),
      baklja_database_bytes: await readDatabaseSize(db),
      baklja_pdfs_waiting: [...texts.values()].filter(({ state }) => state === 'waiting').length,
      baklja_changes: lastChange,
      ...(provenMs !== undefined && { baklja_backup_proven_seconds: provenMs / 1000 }),
    },
    behind: webhooks.map(({ id, position }) => ({ webhook: id, changes: Math.max(0, lastChange - position) })),
  };
}

async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await (isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Bytes of all files that have a record, without copies of pictures and the bin. Reads a whole index. */
export async function sumFileSizes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('size'), eb.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
