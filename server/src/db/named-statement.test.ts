import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getPost } from '../features/content/posts/posts.store.ts';
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import type { Db } from './schema.ts';

let opened: TestDatabase;

beforeEach(async () => {
  opened = await DATABASES.PostgreSQL();
});

afterEach(() => opened.destroy());

const find = (transaction: Db, alias: string) => getPost(transaction, { alias, seesEverything: true, now: '2026' });

/** Names of the statements that the connection of the transaction has prepared. */
async function listNamed(transaction: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(transaction);
  return rows.map(({ statement }) => statement);
}

test('PostgreSQL keeps a named statement once on each connection, and no other', async () => {
  await opened.database.write(async (transaction) => {
    for (const alias of ['a', 'b', 'c']) expect(await find(transaction, alias)).toBeUndefined();
    expect(await listNamed(transaction)).toEqual([expect.stringContaining('"posts"."alias" = $1')]);
  });
});

test('a named statement works after its transaction was rolled back', async () => {
  const { database } = opened;
  const failed = database.write(async (transaction) => {
    await find(transaction, 'a');
    throw new Error('predomislio se');
  });
  await expect(failed).rejects.toThrow('predomislio se');
  await database.write(async (transaction) => expect(await find(transaction, 'a')).toBeUndefined());
});
