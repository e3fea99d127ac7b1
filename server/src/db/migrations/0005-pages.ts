import { type AnyDb, idColumn, largeNumber, plainText, versionColumn } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('language', plainText(db), (column) => column.notNull())
    .addColumn('created_time', plainText(db), (column) => column.notNull())
    .addColumn('created_user_id', largeNumber(db))
    .addColumn('modified_time', plainText(db), (column) => column.notNull())
    .addColumn('modified_user_id', largeNumber(db))
    .addColumn('show_gallery', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('show_buttons', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('show_accordion', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull())
    .addColumn('slug', plainText(db), (column) => column.notNull().unique())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('buttons', 'text', (column) => column.notNull())
    .addColumn('gallery', 'text', (column) => column.notNull())
    .addColumn('gallery_captions', 'text', (column) => column.notNull())
    .addColumn('accordion', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pages_by_language').on('pages').columns(['language', 'id']).execute();
  await db.schema.createIndex('medals_by_page').on('medals').column('page_id').execute();
  await db.schema.createIndex('medals_by_english_page').on('medals').column('page_id_eng').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('medals_by_english_page').execute();
  await db.schema.dropIndex('medals_by_page').execute();
  await db.schema.dropTable('pages').execute();
}
