import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/embedded-postgres.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { makePostgres, makeSqlite } from './make-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The database of SQLite that tests copy. */
    migratedFile: string;
    /** The database of PostgreSQL that tests copy. */
    migratedName: string;
  }
}

/** Starts one PostgreSQL for all tests and migrates one database of each kind; tests work on copies of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ mayBeGiven: true });
  const [sqlite, postgres] = await Promise.all([makeSqlite(), makePostgres(server.url)]);
  for (const { database } of [sqlite, postgres]) {
    await migrateToLatest(database);
    await database.close();
  }
  project.provide('postgresUrl', server.url);
  project.provide('migratedFile', sqlite.file);
  project.provide('migratedName', postgres.name);
  return async () => {
    await Promise.all([sqlite.destroy(), postgres.destroy()]);
    await server.stop();
  };
}
