import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { countRows } from '../db/count-rows.ts';
import type { Schema } from '../db/schema.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import { loadStarter } from '../starter/load-starter.ts';
import { TEST_NOW } from './build-test-app.ts';
import { DATABASES, type DatabaseName } from './test-databases.ts';
import { listKeys } from './test-storages.ts';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** An empty database and an empty storage, and the loading of starter content into them. */
export async function openInstallation(databaseName: DatabaseName) {
  const { database, destroy } = await DATABASES[databaseName]();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-starter-'));
  const files = await openDiskStorage(path.join(dataDir, 'files'));
  const configOf = (settings: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...settings }, tmpdir());
  return {
    database,
    files,
    configOf,
    load: (settings: Record<string, string> = {}) => loadStarter({ database, files }, configOf(settings), TEST_NOW),
    /** The keys of all stored bytes. */
    objects: () => listKeys(files),
    count: (table: keyof Schema) => countRows(database.read.selectFrom(table)),
    close: async () => {
      await destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
