import { sql } from 'kysely';
import { type AnyDb, largeNumber, plainText } from './columns.ts';

const TEXTS = ['EVB', 'Ime', 'PreZme', 'Spol', 'DatRod', 'SptNazOK', 'Klub', 'Zupanija', 'EVSKat', 'KatRezult'];
const COLUMNS = ['AUTOID', ...TEXTS, 'KatOd', 'KatDo'];
const DERIVED = ['name_folded', 'name_key', 'sport_key', 'county_key', 'valid_until'];

/** Nothing could write a list before, so the former table is empty. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropTable('categorisation_rows').execute();
  await db.schema
    .createTable('categorisation_versions')
    .addColumn('id', largeNumber(db), (column) => column.primaryKey())
    .addColumn('list_id', largeNumber(db), (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('restored_id', largeNumber(db))
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .execute();

  let table = db.schema
    .createTable('categorisation_list_rows')
    .addColumn('list_id', largeNumber(db), (column) => column.notNull())
    .addColumn('AUTOID', largeNumber(db), (column) => column.notNull());
  for (const name of COLUMNS.slice(1)) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of DERIVED) table = table.addColumn(name, plainText(db), (column) => column.notNull());
  await table.addPrimaryKeyConstraint('categorisation_list_rows_key', ['list_id', 'AUTOID']).execute();

  for (const [name, column] of INDEXES) {
    await db.schema
      .createIndex(`categorisation_rows_by_${name}`)
      .on('categorisation_list_rows')
      .columns(['list_id', column, 'AUTOID'])
      .execute();
  }
  await sql`create view categorisation_rows as select ${sql.join([...COLUMNS, ...DERIVED].map((name) => sql.ref(name)))}
    from categorisation_list_rows
    where list_id = (select list_id from categorisation_versions order by id desc limit 1)`.execute(db);
}

const INDEXES = [
  ['name', 'name_key'],
  ['sport', 'SptNazOK'],
  ['evb', 'EVB'],
] as const;

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropView('categorisation_rows').execute();
  await db.schema.dropTable('categorisation_list_rows').execute();
  await db.schema.dropTable('categorisation_versions').execute();
  let table = db.schema
    .createTable('categorisation_rows')
    .addColumn('AUTOID', largeNumber(db), (column) => column.primaryKey());
  for (const name of COLUMNS.slice(1)) table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.execute();
  for (const [name, column] of INDEXES.slice(1)) {
    await db.schema.createIndex(`categorisation_rows_by_${name}`).on('categorisation_rows').column(column).execute();
  }
}
