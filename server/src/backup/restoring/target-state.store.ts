import { sql } from 'kysely';
import { knownMigration, listTables, readNewestMigration } from '../../db/migrate.ts';
import { anyTable } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';

/** Migrations of one start are run within this time. */
const START_MS = 60 * 60 * 1000;

/**
 * What a database holds before a restore: no tables, a first start that no one has used, anything more, or what a newer
 * version of Baklja has written.
 */
export async function readTargetState(db: Db): Promise<'empty' | 'fresh' | 'used' | 'newer'> {
  const migration = await readNewestMigration(db);
  if (migration === undefined) return 'empty';
  if (knownMigration(migration) === 'newer') return 'newer';
  // Nothing is written without a log-in, and every log-in is in the audit log, in all versions that have one.
  if (!(await listTables(db)).has('audit_log')) return 'used';
  const entry = await db.selectFrom('audit_log').select('id').limit(1).executeTakeFirst();
  return entry === undefined && (await wasMadeAtOnce(db)) ? 'fresh' : 'used';
}

/** Whether no other version has used the database before this one. */
async function wasMadeAtOnce(db: Db): Promise<boolean> {
  const times = await anyTable(db)
    .selectFrom('kysely_migration')
    .select([sql<string>`min(timestamp)`.as('first'), sql<string>`max(timestamp)`.as('last')])
    .executeTakeFirstOrThrow();
  return Date.parse(String(times['last'])) - Date.parse(String(times['first'])) < START_MS;
}
