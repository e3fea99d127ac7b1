import { type AnyDb, idColumn, largeNumber, plainText } from './columns.ts';

/** The nightly backups that are complete, and what happened last. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('nightly_backups')
    .addColumn('id', ...idColumn(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', plainText(db), (column) => column.notNull())
    .addColumn('ended', plainText(db), (column) => column.notNull())
    .addColumn('bytes', largeNumber(db), (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('nightly_backup_status')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('since', plainText(db), (column) => column.notNull())
    .addColumn('checked', plainText(db), (column) => column.notNull())
    .addColumn('is_folder_usable', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_newest_gone', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('started', plainText(db))
    .addColumn('renewed', plainText(db))
    .addColumn('failed', plainText(db))
    .addColumn('problem', 'text')
    .execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('nightly_backup_status').execute();
  await db.schema.dropTable('nightly_backups').execute();
}
