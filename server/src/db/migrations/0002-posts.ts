import { sql } from 'kysely';
import { type AnyDb, idColumn, largeNumber, onPostgres, plainText, versionColumn } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await createTables(db);
  await createIndexes(db);
  await (onPostgres(db) ? createTitleIndexOfPostgres(db) : createTitleIndexOfSqlite(db));
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) {
    await db.schema.dropTable('post_title_letters').execute();
    await db.schema.dropTable('post_title_trigrams').execute();
  }
  for (const table of ['pinned_posts', 'post_changes', 'post_counts', 'posts', 'categories']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createTables(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('title', 'text', (column) => column.notNull().unique())
    .execute();

  await db.schema
    .createTable('posts')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('language', plainText(db), (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('publish_up', plainText(db), (column) => column.notNull())
    .addColumn('modified', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .addColumn('modified_by', largeNumber(db))
    .addColumn('catid', largeNumber(db), (column) => column.notNull().references('categories.id'))
    .addColumn('izdvojeno', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('access', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('asset_id', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull())
    .addColumn('alias', plainText(db), (column) => column.notNull().unique())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('introtext', 'text', (column) => column.notNull())
    .addColumn('gallery', 'text', (column) => column.notNull())
    .addColumn('fulltext', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('post_counts')
    .addColumn('language', plainText(db), (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('month', plainText(db), (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_counts_key', ['language', 'state', 'month'])
    .execute();

  await db.schema
    .createTable('post_changes')
    .addColumn('language', plainText(db), (column) => column.primaryKey())
    .addColumn('changes', largeNumber(db), (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('pinned_posts')
    .addColumn('post_id', largeNumber(db), (column) => column.primaryKey().references('posts.id').onDelete('cascade'))
    .addColumn('pinned_at', plainText(db), (column) => column.notNull())
    .addColumn('pinned_by', largeNumber(db))
    .execute();
}

async function createIndexes(db: AnyDb): Promise<void> {
  // The list of everybody and the list of the public, each in the order in which it is read.
  await db.schema.createIndex('posts_by_created').on('posts').columns(['language', 'created', 'id']).execute();
  await db.schema
    .createIndex('posts_by_state')
    .on('posts')
    .columns(['language', 'state', 'created', 'id', 'publish_up'])
    .execute();
  await db.schema.createIndex('posts_by_publish_up').on('posts').columns(['language', 'state', 'publish_up']).execute();
  await db.schema.createIndex('posts_by_category').on('posts').column('catid').execute();
}

/** Titles come folded; the index must not fold them once more, by other rules than those of a plain comparison. */
async function createTitleIndexOfSqlite(db: AnyDb): Promise<void> {
  await sql`create virtual table post_title_trigrams using fts5 (
    folded, scope, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
  )`.execute(db);
  await sql`create virtual table post_title_letters using fts5 (
    letters, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
  )`.execute(db);
}

async function createTitleIndexOfPostgres(db: AnyDb): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index posts_by_title on posts using gin (title_folded gin_trgm_ops)`.execute(db);
}
