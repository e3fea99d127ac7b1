import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openPostgresDatabase } from '../../db/database.ts';
import { listTables } from '../../db/migrate.ts';
import type { Db } from '../../db/schema.ts';
import { BackupError } from '../backup-error.ts';
import { LEFT_OUT_TABLES, listSavedTables, VIEWS } from '../tables.ts';
import { openSqliteTarget } from './sqlite-target.ts';
import { readTargetState } from './target-state.store.ts';

/** The database that a restore replaces. */
export type TargetDatabase = {
  /** What it holds. @throws BackupError when a server uses it. */
  readState: () => Promise<'empty' | 'fresh' | 'used' | 'newer'>;
  /**
   * Fills a database without tables in one transaction, and puts it in the place of this one at once. Until then, and
   * when `fill` throws, this one stays as it is.
   * @throws BackupError when a server uses it by then.
   */
  replace: (fill: (transaction: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** The database of the settings, which may not exist. */
export function openTarget({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): TargetDatabase {
  return databaseUrl === undefined ? openSqliteTarget(dataDir) : openPostgresTarget(databaseUrl);
}

/** What the migrations make in addition to the tables of the schema. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];
const FUNCTIONS = ['keep_audit_log'];

/** How often a restore looks for other connections, a quarter of a second apart. */
const LOOKS = 9;

/** Code of PostgreSQL for a lock that was not granted in time. */
const LOCKED = '55P03';

/** The database of PostgreSQL at an address: one transaction removes the former tables and makes the new ones. */
function openPostgresTarget(url: string) {
  // One pool alone: a connection of another one would look like that of a server.
  const { migrating, close } = openPostgresDatabase(url);
  return {
    readState: async () => {
      await requireAlone(migrating);
      return readTargetState(migrating);
    },
    replace: (fill: (transaction: Db) => Promise<void>) =>
      migrating.transaction().execute(async (transaction) => {
        await requireAlone(transaction);
        await removeTables(transaction);
        await fill(transaction);
      }),
    close,
  };
}

/**
 * A server has at least one connection, with the name that this process has too. One that was stopped or killed just now
 * may have it for another moment.
 */
async function requireAlone(db: Db): Promise<void> {
  for (let tries = 1; await hasOthers(db); tries += 1) {
    if (tries === LOOKS) throw inUse();
    await sql`select pg_sleep(0.25), pg_stat_clear_snapshot()`.execute(db);
  }
}

async function hasOthers(db: Db): Promise<boolean> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and application_name = current_setting('application_name')`.execute(db);
  return rows.length > 0;
}

async function removeTables(transaction: Db): Promise<void> {
  const present = await listTables(transaction);
  const own = [...(await listSavedTables()), ...LEFT_OUT_TABLES, ...MIGRATION_TABLES].filter((table) =>
    present.has(table),
  );
  await sql`set local lock_timeout = '10s'`.execute(transaction);
  const names = (tables: readonly string[]) => sql.join(tables.map((table) => sql.id(table)));
  try {
    await sql`drop view if exists ${names(VIEWS)}`.execute(transaction);
    if (own.length > 0) await sql`drop table ${names(own)}`.execute(transaction);
    await sql`drop function if exists ${names(FUNCTIONS)}`.execute(transaction);
  } catch (error) {
    throw (error as { code?: string }).code === LOCKED ? inUse() : error;
  }
}

function inUse(): BackupError {
  return new BackupError(
    'A server uses the database of DATABASE_URL; stop it and restore again. Nothing was restored.',
  );
}
