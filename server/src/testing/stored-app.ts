import { afterAll, beforeAll } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { DATABASE_NAMES, type DatabaseName } from './test-databases.ts';
import { FILE_STORAGE_NAMES, FILE_STORAGES, type FileStorageName, type TestStorage } from './test-storages.ts';

type Stores = { database: DatabaseName; storage: FileStorageName };

/** Every database with every storage of files: for what a failure or a second user may leave in one of the two. */
export const EVERY_STORE: readonly Stores[] = DATABASE_NAMES.flatMap((database) =>
  FILE_STORAGE_NAMES.map((storage) => ({ database, storage })),
);

/** Every database, and every storage of files, once: otherwise neither depends on what the other is. */
export const STORES: readonly Stores[] = EVERY_STORE.filter(
  ({ database, storage }) => (database === 'SQLite') === (storage === 'disk'),
);

/** The application of a suite on the stores, as `useTestApp` makes it on a database alone. */
export function useStoredApp({ database, storage }: Stores, settings: Record<string, string> = {}): TestApp {
  const testApp = {} as TestApp;
  let files: TestStorage;
  beforeAll(async () => {
    files = await FILE_STORAGES[storage]();
    Object.assign(testApp, await buildTestApp(database, settings, files));
  });
  afterAll(async () => {
    await testApp.close();
    await files.destroy();
  });
  return testApp;
}
