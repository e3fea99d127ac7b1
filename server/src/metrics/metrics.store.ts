import { sql } from 'kysely';
import { readProofState } from '../backup/nightly/backup-proofs.store.ts';
import { getLastChangeId } from '../db/changes.ts';
import { countRows } from '../db/count-rows.ts';
import { isPostgres } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { listTextStates } from '../features/magazine/page-texts.store.ts';

/** Figures that the database knows, each from a short table or from an index. */
export async function readStoredFigures(db: Db, now: Date) {
  const live = db.selectFrom('sessions').where('expires', '>', Math.floor(now.getTime() / 1000));
  const texts = await listTextStates(db);
  return {
    sessions: await countRows(live),
    databaseBytes: await readDatabaseSize(db),
    pdfsWaiting: [...texts.values()].filter(({ state }) => state === 'waiting').length,
    backupProvenMs: (await readProofState(db, now)).provenMs,
    lastChange: await getLastChangeId(db),
    webhooks: await db.selectFrom('webhooks').select(['id', 'position']).orderBy('id').execute(),
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
