import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEFT_OUT_TABLES, listSavedTables } from '../backup/tables.ts';
import { FORMER_DATABASES, makeTooOld } from '../testing/former-version.ts';
import { readSchema } from '../testing/read-schema.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { listTables, MIGRATIONS, migrateToLatest, OlderDatabaseError } from './migrate.ts';
import { anyTable } from './record-rows.ts';

const NAMES = Object.keys(MIGRATIONS);

const TABLES = [...(await listSavedTables()), ...LEFT_OUT_TABLES];

type Row = Record<string, unknown>;

type Executed = { name: string; timestamp: string };

describe.each(DATABASE_NAMES)('a database of version 0.1.0 on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await FORMER_DATABASES[databaseName]();
  });

  afterEach(() => opened.destroy());

  test('is carried over once by several nodes, with the same rows in every table and the schema of a new one', async () => {
    const { database } = opened;
    const present = await listTables(database.read);
    const tables = TABLES.filter((table) => present.has(table));
    const later = TABLES.filter((table) => !present.has(table));
    expect(later).toContain('refused_addresses');
    const before = await readRows(database, tables);
    expect(Object.entries(before).filter(([, rows]) => rows.length < 2)).toEqual([]);
    const executed = await readExecuted(database);
    expect(executed).toHaveLength(27);

    await Promise.all([1, 2, 3].map(() => migrateToLatest(database)));
    await migrateToLatest(database);

    const reading = { tries: 0, lease_node: null, lease_until: null };
    const placed = (rows: Row[], within: string) => {
      const before = (row: Row) => rows.filter((other) => other[within] === row[within] && other['id']! <= row['id']!);
      return rows.map((row) => ({ ...row, orderIndex: before(row).length }));
    };
    const magazine_texts = before['magazine_texts']!.map((row) => ({ ...row, ...reading }));
    expect(await readRows(database, TABLES)).toEqual({
      ...before,
      magazine_texts,
      athletes: before['athletes']!.map((row) => ({ ...row, olympedia_id: '', wikidata_id: '' })),
      ...Object.fromEntries(
        ['post_translations', 'page_translations'].map((table) => [
          table,
          before[table]!.map((row) => ({
            ...row,
            same_texts: '[]',
            translated: null,
            untranslated: null,
            units: null,
          })),
        ]),
      ),
      document_folders: placed(before['document_folders']!, 'lng'),
      subfolders: placed(before['subfolders']!, 'doc_cat'),
      ...Object.fromEntries(later.map((table) => [table, []])),
    });
    const after = await readExecuted(database);
    expect(after.map(({ name }) => name)).toEqual(NAMES);
    // A restore knows by the oldest time that the database was in use before.
    expect(after[0]).toEqual({ name: '0027-baseline', timestamp: executed[0]!.timestamp });

    const made = await DATABASES[databaseName]();
    const schema = await readSchema(made.database);
    expect(schema.length).toBeGreaterThan(500);
    expect(await readSchema(database)).toEqual(schema);
    await made.destroy();
  });

  test('is carried over too when it already has the migrations after the baseline', async () => {
    const { database } = opened;
    const former = await readExecuted(database);
    await migrateToLatest(database);
    const later = (await readExecuted(database)).slice(1);
    const before = await readRows(database, TABLES);
    await sql`delete from kysely_migration where name = '0027-baseline'`.execute(database.migrating);
    await anyTable(database.migrating).insertInto('kysely_migration').values(former).execute();
    await migrateToLatest(database);
    expect(await readExecuted(database)).toEqual([
      { name: '0027-baseline', timestamp: former[0]!.timestamp },
      ...later,
    ]);
    expect(await readRows(database, TABLES)).toEqual(before);
  });

  test('is refused when it is older, and stays as it is', async () => {
    const { database } = opened;
    await makeTooOld(database);
    const state = async () => [
      await readExecuted(database),
      await readSchema(database),
      await readRows(database, [...(await listTables(database.read))]),
    ];
    const before = await state();
    await expect(migrateToLatest(database)).rejects.toThrow(OlderDatabaseError);
    expect(await state()).toEqual(before);
  });
});

async function readExecuted({ read }: Database): Promise<Executed[]> {
  return (await sql<Executed>`select name, timestamp from kysely_migration order by name`.execute(read)).rows;
}

async function readRows({ read }: Database, tables: readonly string[]): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const table of tables) rows[table] = (await sql<Row>`select * from ${sql.table(table)}`.execute(read)).rows;
  return rows;
}
