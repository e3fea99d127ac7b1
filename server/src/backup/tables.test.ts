import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES } from '../testing/test-databases.ts';
import { LEFT_OUT_TABLES, listSavedTables, orderTables } from './tables.ts';

test('a new table with a foreign key follows the table that it refers to, and may refer to itself', async () => {
  const { database, destroy } = await DATABASES.SQLite();
  const { migrating } = database;
  await sql`create table a_child (id integer primary key, parent integer references z_parent (id))`.execute(migrating);
  await sql`create table z_parent (id integer primary key, above integer references z_parent (id),
    post integer references posts (id))`.execute(migrating);
  const order = await orderTables(migrating);
  const places = ['categories', 'posts', 'z_parent', 'a_child'].map((table) => order.indexOf(table));
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  const saved = await listSavedTables();
  expect(order.toSorted()).toEqual([...saved, ...LEFT_OUT_TABLES, 'a_child', 'z_parent'].toSorted());
  await destroy();
});
