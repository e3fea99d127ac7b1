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

test('PostgreSQL keeps a named statement once on each connection, and no other, also after a rollback', async () => {
  const { database } = opened;
  const failed = database.write(async (transaction) => {
    for (const alias of ['a', 'b', 'c']) expect(await find(transaction, alias)).toBeUndefined();
    const named = sql<{ statement: string }>`select statement from pg_prepared_statements`;
    const { rows } = await named.execute(transaction);
    expect(rows).toEqual([{ statement: expect.stringContaining('"posts"."alias" = $1') }]);
    throw new Error('predomislio se');
  });
  await expect(failed).rejects.toThrow('predomislio se');
  await database.write(async (transaction) => expect(await find(transaction, 'a')).toBeUndefined());
});
