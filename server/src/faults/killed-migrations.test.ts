import { sql } from 'kysely';
import { describe, test } from 'vitest';
import { type Database, isPostgres } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { CLOSED_DATABASES, NO_TABLES, useTarget } from '../testing/faults/closed-databases.ts';
import { runScript } from '../testing/faults/killed-process.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

/** The first statement of the first migration. */
const FROM = '^create table users';

/** Moments of a kill, spread over all migrations. */
const KILLS = { SQLite: 3, PostgreSQL: 2 };

/** Everything that migrations make, as text. */
async function readSchema({ read }: Database): Promise<string[]> {
  const parts = isPostgres(read)
    ? sql<{ part: string }>`select table_name || ' ' || column_name || ' ' || data_type as part
        from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select name from kysely_migration`
    : sql<{ part: string }>`select name || ' ' || coalesce(sql, '') as part from sqlite_master
        union all select name from kysely_migration`;
  return (await parts.execute(read)).rows.map(({ part }) => part).toSorted();
}

async function countTables({ migrating }: Database): Promise<number> {
  const tables = await migrating.introspection.getTables();
  return tables.filter(({ name }) => !/^kysely_|^sqlite_/.test(name)).length;
}

describe.concurrent.each(DATABASE_NAMES)('a process that is killed in the migrations on %s', (databaseName) => {
  const kills = KILLS[databaseName];
  const make = () => CLOSED_DATABASES[databaseName](NO_TABLES[databaseName]);
  const migrate = (target: string, moment: { killAt?: number; hasTransactions?: boolean } = {}) =>
    runScript('run-migrations.ts', [target], { from: FROM, ...moment });

  test('leaves no part of a schema, and the next start makes all of it', async ({ expect }) => {
    const complete = await make();
    const statements = (await migrate(complete.target)) ?? 0;
    const [schema, tables] = await useTarget(complete.target, async (database) => [
      await readSchema(database),
      await countTables(database),
    ]);
    expect(tables).toBeGreaterThan(40);
    await complete.destroy();

    const moments = Array.from({ length: kills }, (_, place) => 2 + Math.floor((place * (statements - 2)) / kills));
    for (const killAt of moments) {
      const { target, destroy } = await make();
      expect(await migrate(target, { killAt })).toBeUndefined();
      await useTarget(target, async (database) => {
        expect([killAt, await countTables(database)]).toEqual([killAt, 0]);
        await migrateToLatest(database);
        expect(await readSchema(database)).toEqual(schema);
      });
      await destroy();
    }
  }, 120_000);
});
