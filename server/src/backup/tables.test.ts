import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../db/schema.ts';
import { DATABASE_NAMES, DATABASES } from '../testing/test-databases.ts';
import { LEFT_OUT_TABLES, listSavedTables, orderTables } from './tables.ts';

type ForeignKey = { table: string; parent: string };

const FOREIGN_KEYS = {
  SQLite: sql<ForeignKey>`select tables.name as "table", keys."table" as parent
    from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys`,
  PostgreSQL: sql<ForeignKey>`select child.relname as "table", parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
};

/** The foreign keys that the order does not fit. */
async function wrongIn(order: readonly string[], read: Db, name: keyof typeof FOREIGN_KEYS) {
  const { rows } = await FOREIGN_KEYS[name].execute(read);
  const saved = rows.filter(({ table }) => order.includes(table));
  return {
    keys: saved.length,
    wrong: saved.filter(({ table, parent }) => order.indexOf(parent) > order.indexOf(table)),
  };
}

test.each(DATABASE_NAMES)('the tables of a backup fit the foreign keys of %s', async (name) => {
  const { database, destroy } = await DATABASES[name]();
  const { keys, wrong } = await wrongIn(await listSavedTables(), database.read, name);
  expect([keys > 5, wrong]).toEqual([true, []]);
  await destroy();
});

test('a new table with a foreign key follows the table that it refers to, and may refer to itself', async () => {
  const { database, destroy } = await DATABASES.SQLite();
  await sql`create table a_child (id integer primary key, parent integer references z_parent (id))`.execute(
    database.migrating,
  );
  await sql`create table z_parent (id integer primary key, above integer references z_parent (id),
    post integer references posts (id))`.execute(database.migrating);
  const order = await orderTables(database.migrating);
  expect(await wrongIn(order, database.migrating, 'SQLite')).toMatchObject({ wrong: [] });
  const places = ['categories', 'posts', 'z_parent', 'a_child'].map((table) => order.indexOf(table));
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  expect(order.toSorted()).toEqual(
    [...(await listSavedTables()), ...LEFT_OUT_TABLES, 'a_child', 'z_parent'].toSorted(),
  );
  await destroy();
});
