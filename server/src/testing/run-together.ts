import { sql } from 'kysely';
import { storingChanges } from '../db/changes.ts';
import { type Database, isPostgres } from '../db/database.ts';
import type { Db, Schema } from '../db/schema.ts';

/** Tasks reach their lock within milliseconds; a busy machine may take a hundred times longer. */
const WAIT_LIMIT_MS = 10_000;

type Works<Result> = readonly (() => Promise<Result>)[];

/**
 * Runs the tasks so that they are sure to collide: on PostgreSQL no one can write to the table before all tasks wait
 * for it or for each other. SQLite writes one after another anyway.
 */
export function runTogether<Result>(database: Database, table: keyof Schema, works: Works<Result>): Promise<Result[]> {
  return runBehind(database, works, async (transaction) => {
    if (!isPostgres(transaction)) return;
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  });
}

/**
 * Runs the tasks behind a write that is not committed before, on PostgreSQL, all tasks wait for it or for each other.
 * A task that causes a deadlock fails instead of being repeated.
 * @throws when the tasks do not wait, because then they would not collide.
 */
export async function runBehind<Result>(
  database: Database,
  works: Works<Result>,
  write: (transaction: Db) => Promise<unknown>,
): Promise<Result[]> {
  const start = () => Promise.all(works.map((work) => work()));
  if (!isPostgres(database.read)) {
    await database.write(write);
    return start();
  }
  const allowRetries = forbidRetries(database);
  try {
    const [running] = await database.migrating.transaction().execute(async (transaction) => {
      await storingChanges(write)(transaction);
      const all = start();
      // The wait below reports what is wrong when a task fails before it collides.
      all.catch(() => {});
      await waitForLocks(database, works.length);
      // In a list, so that the transaction does not wait for the tasks that wait for it.
      return [all] as const;
    });
    return await running;
  } finally {
    allowRetries();
  }
}

/** Returns the function that ends it. */
function forbidRetries(database: Database): () => void {
  const { write } = database;
  database.write = (work) => {
    let isAgain = false;
    return write((transaction) => {
      if (isAgain) throw new Error('PostgreSQL aborted this write because of a deadlock.');
      isAgain = true;
      return work(transaction);
    });
  };
  return () => {
    database.write = write;
  };
}

async function waitForLocks(database: Database, count: number): Promise<void> {
  const end = performance.now() + WAIT_LIMIT_MS;
  for (let waiting = 0; waiting < count; waiting = await countWaiting(database)) {
    if (performance.now() > end) throw new Error(`${waiting} of ${count} tasks wait for a lock; the others do not.`);
  }
}

async function countWaiting({ read }: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(read);
  return rows[0]?.waiting ?? 0;
}
