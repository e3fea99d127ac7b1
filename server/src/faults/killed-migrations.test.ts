import { describe, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { listTables, migrateToLatest } from '../db/migrate.ts';
import { CLOSED_DATABASES, NO_TABLES, useTarget } from '../testing/faults/closed-databases.ts';
import { runScript } from '../testing/faults/killed-process.ts';
import { readSchema } from '../testing/read-schema.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

/** The first statement of the first migration. */
const FROM = '^create table users';

/** Moments of a kill, spread over all migrations. */
const KILLS = { SQLite: 2, PostgreSQL: 1 };

async function countTables({ migrating }: Database): Promise<number> {
  return [...(await listTables(migrating))].filter((name) => !/^kysely_|^sqlite_/.test(name)).length;
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

    const moments = Array.from({ length: kills }, (_, place) => Math.floor(((place + 1) * statements) / (kills + 1)));
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
