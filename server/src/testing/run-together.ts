import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Runs the tasks so that they are sure to collide: on PostgreSQL no one can write to the table before all tasks wait
 * for it or for each other. SQLite writes one after another anyway.
 */
export async function runTogether<Result>(
  database: Database,
  table: keyof Schema,
  works: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  if (!isPostgres(database.read)) return Promise.all(works.map((work) => work()));
  const running = await database.migrating.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
    const all = Promise.all(works.map((work) => work()));
    while ((await countWaiting(database)) < works.length);
    // In a list, so that the transaction does not wait for the tasks that wait for it.
    return [all] as const;
  });
  return running[0];
}

async function countWaiting({ read }: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(read);
  return rows[0]?.waiting ?? 0;
}
