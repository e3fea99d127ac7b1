import { type AnyDb, largeNumber, plainText } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('created_records')
    .addColumn('user_id', largeNumber(db), (column) => column.notNull())
    .addColumn('idempotency_key', plainText(db), (column) => column.notNull())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db))
    .addColumn('version', largeNumber(db))
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('created_records_by_key', ['user_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('created_records_by_time').on('created_records').column('created').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('created_records').execute();
}
