import { type AnyDb, idColumn, largeNumber, plainText, versionColumn } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_folded', plainText(db), (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_folded', plainText(db), (column) => column.notNull().unique())
    .addColumn('role', 'text')
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('accountTypeRequest', 'text', (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .addColumn('modified', plainText(db), (column) => column.notNull())
    .addColumn('modified_by', largeNumber(db))
    .execute();
  await db.schema.createIndex('users_by_role').on('users').columns(['role', 'active']).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', plainText(db), (column) => column.primaryKey())
    .addColumn('user_id', largeNumber(db), (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires', largeNumber(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires').execute();

  await db.schema
    .createTable('tries')
    .addColumn('id', ...idColumn(db))
    .addColumn('bucket', plainText(db), (column) => column.notNull())
    .addColumn('at', largeNumber(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tries_by_bucket').on('tries').columns(['bucket', 'at']).execute();
  await db.schema.createIndex('tries_by_time').on('tries').column('at').execute();

  await db.schema
    .createTable('installation')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('deleted_records')
    .addColumn('id', ...idColumn(db))
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db), (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('deleted', plainText(db), (column) => column.notNull())
    .addColumn('deleted_by', largeNumber(db))
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deleted_records_by_time').on('deleted_records').columns(['deleted', 'id']).execute();
}

export async function down(db: AnyDb): Promise<void> {
  for (const table of ['deleted_records', 'installation', 'tries', 'sessions', 'users']) {
    await db.schema.dropTable(table).execute();
  }
}
