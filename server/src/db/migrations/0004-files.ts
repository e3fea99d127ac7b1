import { type Kysely, sql } from 'kysely';
import { type AnyDb, idColumn, largeNumber, onPostgres, plainText, versionColumn } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await createTables(db);
  await createIndexes(db);
  await makeFolders(db);
  await (onPostgres(db) ? createNameIndexOfPostgres(db) : createNameIndexOfSqlite(db));
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) {
    await db.schema.dropTable('file_name_letters').execute();
    await db.schema.dropTable('file_name_trigrams').execute();
  }
  await db.schema.dropIndex('deleted_records_by_record').execute();
  await db.schema.dropIndex('deleted_records_by_table').execute();
  for (const table of ['file_uses', 'file_addresses', 'folders', 'files']) await db.schema.dropTable(table).execute();
}

async function createTables(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('folder', plainText(db), (column) => column.notNull())
    .addColumn('path', plainText(db), (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', plainText(db), (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', largeNumber(db), (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .addColumn('modified', plainText(db), (column) => column.notNull())
    .addColumn('modified_by', largeNumber(db))
    .addColumn('object_key', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('upload_id', 'text', (column) => column.unique())
    .addColumn('alt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt_eng', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('caption', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('caption_eng', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('focal_x', 'double precision')
    .addColumn('focal_y', 'double precision')
    .execute();

  await db.schema
    .createTable('folders')
    .addColumn('path', plainText(db), (column) => column.primaryKey())
    .addColumn('parent', plainText(db), (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .execute();

  await db.schema
    .createTable('file_addresses')
    .addColumn('path', plainText(db), (column) => column.primaryKey())
    .addColumn('file_id', largeNumber(db), (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('file_uses')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db), (column) => column.notNull())
    .addColumn('path', plainText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('file_uses_key', ['kind', 'record_id', 'path'])
    .execute();
}

async function createIndexes(db: AnyDb): Promise<void> {
  // A folder and everything in each order in which they are read. The type behind them lets one type be counted.
  for (const column of ['created', 'name_folded', 'size']) {
    await db.schema.createIndex(`files_by_${column}`).on('files').columns(['folder', column, 'id', 'type']).execute();
    await db.schema.createIndex(`all_files_by_${column}`).on('files').columns([column, 'id', 'type']).execute();
  }
  await db.schema.createIndex('files_by_bytes').on('files').column('sha256').execute();
  await db.schema.createIndex('files_by_object').on('files').column('object_key').execute();
  await db.schema.createIndex('folders_by_parent').on('folders').column('parent').execute();
  await db.schema.createIndex('file_addresses_by_file').on('file_addresses').column('file_id').execute();
  await db.schema.createIndex('file_uses_by_path').on('file_uses').columns(['path', 'kind', 'record_id']).execute();
  await db.schema
    .createIndex('deleted_records_by_table')
    .on('deleted_records')
    .columns(['table_name', 'deleted', 'id'])
    .execute();
  await db.schema
    .createIndex('deleted_records_by_record')
    .on('deleted_records')
    .columns(['table_name', 'record_id'])
    .execute();
}

/** Folders that every installation has: those at the top and the one for documents of articles. */
async function makeFolders(db: AnyDb): Promise<void> {
  const created = new Date().toISOString();
  const roots = ['clanci-slike', 'dokumenti', 'images', 'galerije', 'uploads', 'web-slike'];
  const rows = [
    ...roots.map((name) => ({ path: name, parent: '', name, created })),
    { path: 'dokumenti/clanci', parent: 'dokumenti', name: 'clanci', created },
  ];
  await (db as unknown as Kysely<{ folders: object }>).insertInto('folders').values(rows).execute();
}

async function createNameIndexOfSqlite(db: AnyDb): Promise<void> {
  await sql`create virtual table file_name_trigrams using fts5 (
    folded, scope, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
  )`.execute(db);
  await sql`create virtual table file_name_letters using fts5 (
    letters, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
  )`.execute(db);
}

async function createNameIndexOfPostgres(db: AnyDb): Promise<void> {
  await sql`create index files_by_name on files using gin (name_folded gin_trgm_ops)`.execute(db);
}
