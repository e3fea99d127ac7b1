import { type AnyDb, idColumn, largeNumber } from './columns.ts';

/** The stored addresses that their fields do not allow. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('refused_addresses')
    .addColumn('id', ...idColumn(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db), (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('refused_addresses_of_record')
    .on('refused_addresses')
    .columns(['kind', 'record_id'])
    .execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('refused_addresses').execute();
}
