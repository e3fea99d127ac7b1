import { type AnyDb, plainText } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('unknown_objects')
    .addColumn('object_key', plainText(db), (column) => column.primaryKey())
    .addColumn('first_seen', plainText(db), (column) => column.notNull())
    .addColumn('last_seen', plainText(db), (column) => column.notNull())
    .execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('unknown_objects').execute();
}
