import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { getListVersion } from './list-version.ts';
import { migrateToLatest } from './migrate.ts';
import type { Db } from './schema.ts';

let opened: TestDatabase;

beforeEach(async () => {
  opened = await DATABASES.PostgreSQL();
  await migrateToLatest(opened.database);
});

afterEach(() => opened.destroy());

/** Statements whose plans the connection of the transaction keeps. */
async function keptPlans(transaction: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(transaction);
  return rows.map(({ statement }) => statement);
}

test('PostgreSQL keeps the plan of a prepared query, once on each connection', async () => {
  await opened.database.write(async (transaction) => {
    for (const kind of ['a', 'b', 'c']) expect(await getListVersion(transaction, kind)).toBe(0);
    const kept = await keptPlans(transaction);
    expect(kept.filter((statement) => statement.includes('from "list_versions" where "kind" = $1'))).toHaveLength(1);
  });
});

test('a kept plan serves after its transaction was taken back', async () => {
  const { database } = opened;
  const failed = database.write(async (transaction) => {
    await getListVersion(transaction, 'a');
    throw new Error('predomislio se');
  });
  await expect(failed).rejects.toThrow('predomislio se');
  await database.write(async (transaction) => expect(await getListVersion(transaction, 'a')).toBe(0));
});
