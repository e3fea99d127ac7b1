import { inject } from 'vitest';
import type { Database } from '../../db/database.ts';
import { makePostgres, makeSqlite } from '../make-database.ts';
import type { DatabaseName } from '../test-databases.ts';
import { openTarget } from './open-target.ts';

/** A database that no connection of the test has open; `target` opens it and `template` makes copies of it. */
export type ClosedDatabase = { target: string; template: string; destroy: () => Promise<void> };

type Make = (template?: string) => Promise<ClosedDatabase>;

/** For processes that are killed: a copy of the template, by default a database without records. */
export const CLOSED_DATABASES: Record<DatabaseName, Make> = {
  SQLite: async (template = inject('migratedFile')) => {
    const { database, file, destroy } = await makeSqlite(template);
    await database.close();
    return { target: file, template: file, destroy };
  },
  PostgreSQL: async (template = inject('migratedName')) => {
    const { database, url, name, destroy } = await makePostgres(inject('postgresUrl'), template);
    await database.close();
    return { target: url, template: name, destroy };
  },
};

/** Opens the database, and closes it after the use. */
export async function useTarget<Result>(target: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openTarget(target);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Without tables; as a template of {@link CLOSED_DATABASES}. */
export const NO_TABLES: Record<DatabaseName, string> = { SQLite: '', PostgreSQL: 'template1' };
