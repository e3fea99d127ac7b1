import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, isPostgres } from './database.ts';
import * as baseline from './migrations/0027-baseline.ts';
import * as leasesOfMagazineTexts from './migrations/0028-leases-of-magazine-texts.ts';
import * as refusedAddresses from './migrations/0029-refused-addresses.ts';
import * as sameTexts from './migrations/0030-same-texts.ts';
import * as orderOfFolders from './migrations/0031-order-of-folders.ts';
import * as waitingWork from './migrations/0032-waiting-work.ts';
import * as translationProgress from './migrations/0033-translation-progress.ts';
import * as changes from './migrations/0034-changes.ts';
import * as webhooks from './migrations/0035-webhooks.ts';
import * as machineKeys from './migrations/0036-machine-keys.ts';
import * as nodes from './migrations/0037-nodes.ts';
import * as starts from './migrations/0038-starts.ts';
import type { Db } from './schema.ts';

const BASELINE = '0027-baseline';

/** In the order in which they run; a merged migration never changes. */
export const MIGRATIONS = {
  [BASELINE]: baseline,
  '0028-leases-of-magazine-texts': leasesOfMagazineTexts,
  '0029-refused-addresses': refusedAddresses,
  '0030-same-texts': sameTexts,
  '0031-order-of-folders': orderOfFolders,
  '0032-waiting-work': waitingWork,
  '0033-translation-progress': translationProgress,
  '0034-changes': changes,
  '0035-webhooks': webhooks,
  '0036-machine-keys': machineKeys,
  '0037-nodes': nodes,
  '0038-starts': starts,
} as unknown as Record<string, Migration>;

/** What version 0.1.0 has in place of the baseline: 27 migrations, of which this is the last. */
const LAST_BEFORE_BASELINE = '0027-bin-by-user';

/** An older version has used the database, and not version 0.1.0 since. */
export class OlderDatabaseError extends Error {}

/**
 * The name that this version has for the newest migration of a database or a backup; 'older' when it is from before the
 * baseline, 'newer' when this version does not know it.
 */
export function knownMigration(name: string): { name: string } | 'older' | 'newer' {
  if (name === LAST_BEFORE_BASELINE) return { name: BASELINE };
  if (name in MIGRATIONS) return { name };
  return name < BASELINE ? 'older' : 'newer';
}

/**
 * Migrates the database to the current schema; does nothing when the schema is current already.
 * @throws OlderDatabaseError when version 0.1.0 has to be started first; then nothing is changed.
 */
export async function migrateToLatest(database: Database): Promise<void> {
  await adoptBaseline(database.migrating);
  await runMigrations(database.migrating, (migrator) => migrator.migrateToLatest());
}

/** The newest migration of a database, under the name that it has there; undefined when it has none. */
export async function readNewestMigration(db: Db): Promise<string | undefined> {
  if (!(await listTables(db)).has('kysely_migration')) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name;
}

/** Names of all tables of the database, without views. */
export async function listTables(db: Db): Promise<Set<string>> {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Runs some of the migrations; for restores, and for tests of single steps. */
export async function runMigrations(
  db: Db,
  run: (migrator: Migrator) => ReturnType<Migrator['migrateToLatest']>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await run(migrator);
  if (error !== undefined) throw error;
}

/** In a database of version 0.1.0, the baseline takes the place of the migrations that it replaces. */
async function adoptBaseline(db: Db): Promise<void> {
  const newest = await readNewestMigration(db);
  const known = newest === undefined ? 'newer' : knownMigration(newest);
  if (known === 'older') throw new OlderDatabaseError(`the newest migration of the database is ${newest}`);
  // The migrator refuses a newer database itself.
  if (known === 'newer') return;
  await db.transaction().execute(async (transaction) => {
    // The oldest time stays: by it, a restore knows that the database is not new.
    await sql`update kysely_migration
      set name = ${BASELINE}, timestamp = (select min(timestamp) from kysely_migration)
      where name = ${LAST_BEFORE_BASELINE}`.execute(transaction);
    await sql`delete from kysely_migration where name < ${BASELINE}`.execute(transaction);
  });
}
