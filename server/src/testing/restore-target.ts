import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { sumTables } from '../backup/snapshot.store.ts';
import type { Database } from '../db/database.ts';
import { openDatabase, sqliteFileIn } from '../db/open-database.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { DATABASES, type DatabaseName, EMPTY_DATABASES } from './test-databases.ts';
import { FILE_STORAGES, type FileStorageName } from './test-storages.ts';

export type RestoreTarget = {
  config: { dataDir: string; databaseUrl: string | undefined };
  files: FileStorage;
  prepareFiles: () => Promise<FileStorage>;
  /** Runs `work` on the database, which is closed again. */
  look: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** The ids of the users in the database. */
  listUsers: () => Promise<number[]>;
  destroy: () => Promise<void>;
};

type Stores = { database: DatabaseName; storage: FileStorageName };

/**
 * An empty machine: no database file or a database without tables, and an empty storage. Or one with a database that
 * was started, and has no rows.
 */
export async function makeRestoreTarget(stores: Stores, { isStarted = false } = {}): Promise<RestoreTarget> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-restore-'));
  const storage = await FILE_STORAGES[stores.storage]();
  const databases = isStarted ? DATABASES : EMPTY_DATABASES;
  const postgres = stores.database === 'PostgreSQL' ? await databases.PostgreSQL() : undefined;
  if (isStarted && !postgres) await copyFile(inject('migratedFile'), sqliteFileIn(dataDir));
  const config = { dataDir, databaseUrl: postgres?.url };
  const look: RestoreTarget['look'] = async (work) => {
    const database = openDatabase(config);
    return work(database).finally(() => database.close());
  };
  return {
    config,
    files: storage.files,
    prepareFiles: async () => storage.files,
    look,
    listUsers: () =>
      look(async ({ read }) => (await read.selectFrom('users').select('id').execute()).map(({ id }) => id)),
    destroy: async () => {
      await postgres?.destroy();
      await storage.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Number and checksum of the rows of each table, but for the versions of lists, which a restore raises. */
export async function rowSums(database: Database): Promise<Record<string, { rows: number; checksum: string }>> {
  const sums = [...(await database.snapshot(sumTables))].filter(([table]) => table !== 'list_versions');
  return Object.fromEntries(sums.map(([table, { rows, checksum }]) => [table, { rows, checksum }]));
}
