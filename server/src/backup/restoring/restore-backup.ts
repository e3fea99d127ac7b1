import { chunksOf } from '@baklja/contract/chunks';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { isPostgres, openPostgresDatabase } from '../../db/database.ts';
import { listTables, runMigrations } from '../../db/migrate.ts';
import { anyTable } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { FileStorage } from '../../files/storage/file-storage.ts';
import { BackupError } from '../backup-error.ts';
import { type Contents, readPartName } from '../format.ts';
import type { OnProgress } from '../progress.ts';
import { listPresentTables, listSequences, sumTables } from '../snapshot.store.ts';
import { LEFT_OUT_TABLES, listSavedTables, VIEWS } from '../tables.ts';
import { type CheckedBackup, checkBackup, readPart } from './check-backup.ts';
import { readEntries } from './entries.ts';
import { restoreObjects } from './restore-objects.ts';
import { openSqliteTarget } from './sqlite-target.ts';
import { readTargetState } from './target-state.store.ts';

export type RestoreOrder = {
  file: string;
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** Makes the data folder and opens the storage of files; called when the backup is found to be right. */
  prepareFiles: () => Promise<FileStorage>;
  /** Replaces a database that is in use, too. */
  mayReplace: boolean;
  clock: Clock;
  onProgress?: OnProgress;
};

/**
 * Replaces the database by that of a backup, and adds its files to the storage. Until the new database is complete and
 * compared with the backup, the former one stays; a restore that was interrupted is simply run again.
 * @throws BackupError with one sentence; then the database is as it was.
 */
export async function restoreBackup(order: RestoreOrder): Promise<CheckedBackup> {
  const { file, config, prepareFiles, mayReplace, clock, onProgress = () => {} } = order;
  const backup = await checkBackup(file, onProgress);
  const target = openTarget(config);
  try {
    await requireReplaceable(target, mayReplace);
    await restoreObjects(await prepareFiles(), backup, onProgress);
    await target.replace(async (transaction) => {
      await restoreTables(transaction, backup, onProgress);
      await raiseListVersions(transaction, clock().getTime() - Date.parse(backup.opening.started));
    });
    return backup;
  } finally {
    await target.close();
  }
}

async function requireReplaceable(target: TargetDatabase, mayReplace: boolean): Promise<void> {
  const state = await target.readState();
  if (state === 'newer') {
    throw new BackupError('A newer version of Baklja has used the database; nothing was restored. Use an empty one.');
  }
  if (state !== 'used' || mayReplace) return;
  throw new BackupError(
    'The database is in use already; nothing was restored. To replace it: npm run restore -- FILE --replace',
  );
}

/** Rows of one statement: SQLite takes about 32,000 values, PostgreSQL 65,000. */
const ROWS_AT_ONCE = 200;

/**
 * Fills a database without tables with the rows of a backup: in the schema that the backup has, so that the migrations
 * after it change the rows as they would have done there. On PostgreSQL `transaction` is one.
 * @throws BackupError when the database does not hold the same rows afterwards.
 */
export async function restoreTables(
  transaction: Db,
  backup: CheckedBackup,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const { opening, contents } = backup;
  await runMigrations(transaction, (migrator) => migrator.migrateTo(opening.migration));
  // The migrations have made some rows of their own.
  for (const table of (await listPresentTables(transaction)).reverse())
    await anyTable(transaction).deleteFrom(table).execute();
  await insertRows(transaction, backup, onProgress);
  await requireSameRows(transaction, contents);
  await setLastIds(transaction, contents);
  await runMigrations(transaction, (migrator) => migrator.migrateToLatest());
}

async function insertRows(transaction: Db, { file, contents }: CheckedBackup, onProgress: OnProgress): Promise<void> {
  const total = Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  onProgress({ step: 'database', done, total });
  for await (const entry of readEntries(file)) {
    const place = readPartName(entry.name);
    if (!place) continue;
    const rows = (await readPart(file, entry)).map(({ row }) => row);
    for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
      await anyTable(transaction).insertInto(place.table).values(some).execute();
      done += some.length;
      onProgress({ step: 'database', done, total });
    }
  }
}

async function requireSameRows(transaction: Db, { tables }: Contents): Promise<void> {
  for (const [table, { rows, checksum }] of await sumTables(transaction)) {
    const isSame = rows === (tables[table]?.rows ?? 0) && (rows === 0 || checksum === tables[table]?.checksum);
    if (isSame) continue;
    throw new BackupError(`The rows of ${table} are not the same in this database; nothing was restored.`, {
      part: table,
    });
  }
}

/** No id is given again, also not that of a record that is in the bin or was removed for good. */
async function setLastIds(transaction: Db, { tables }: Contents): Promise<void> {
  if (!isPostgres(transaction)) {
    for (const [table, { last_id = 0 }] of Object.entries(tables)) {
      if (last_id === 0) continue;
      await sql`delete from sqlite_sequence where name = ${table} and seq < ${last_id}`.execute(transaction);
      await sql`insert into sqlite_sequence (name, seq) select ${table}, ${last_id}
        where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(transaction);
    }
    return;
  }
  for (const { table, sequence } of await listSequences(transaction)) {
    const last = tables[table]?.last_id ?? 0;
    await sql`select setval(${sequence}, greatest(${last}, max(id))) from ${sql.table(table)}
      having greatest(${last}, max(id)) > 0`.execute(transaction);
  }
}

/**
 * Above every version that the lists had in the meantime, which browsers may hold as a tag: they rise less than once in
 * a millisecond.
 */
async function raiseListVersions(transaction: Db, passedMs: number): Promise<void> {
  await transaction
    .updateTable('list_versions')
    .set({ version: sql`version + ${Math.max(passedMs, 0) + 1}` })
    .execute();
}

/** The database that a restore replaces. */
type TargetDatabase = {
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
function openTarget({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): TargetDatabase {
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
