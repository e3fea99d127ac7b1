import { sql } from 'kysely';
import { type AnyDb, idColumn, largeNumber, onPostgres, plainText } from './columns.ts';

/** The text of the pages of the magazine, and the state of reading it. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('magazine_texts')
    .addColumn('issue_id', largeNumber(db), (column) => column.primaryKey())
    .addColumn('object_key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('pages_read', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('magazine_pages')
    .addColumn('id', ...idColumn(db))
    .addColumn('issue_id', largeNumber(db), (column) => column.notNull())
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('folded', plainText(db), (column) => column.notNull())
    .execute();
  const byIssue = db.schema.createIndex('magazine_pages_by_issue').unique();
  await byIssue.on('magazine_pages').columns(['issue_id', 'page']).execute();
  await (onPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) await sql`drop table magazine_page_words`.execute(db);
  await db.schema.dropTable('magazine_pages').execute();
  await db.schema.dropTable('magazine_texts').execute();
}

async function indexOnPostgres(db: AnyDb): Promise<void> {
  await sql`
    alter table magazine_pages add column words tsvector generated always as (to_tsvector('simple', folded)) stored
  `.execute(db);
  await sql`create index magazine_pages_by_words on magazine_pages using gin (words)`.execute(db);
}

async function indexOnSqlite(db: AnyDb): Promise<void> {
  await sql`
    create virtual table magazine_page_words using fts5(folded, content = 'magazine_pages', content_rowid = 'id')
  `.execute(db);
  const remove = sql`insert into magazine_page_words (magazine_page_words, rowid, folded) values ('delete', old.id, old.folded)`;
  const add = sql`insert into magazine_page_words (rowid, folded) values (new.id, new.folded)`;
  await sql`create trigger magazine_pages_added after insert on magazine_pages begin ${add}; end`.execute(db);
  await sql`create trigger magazine_pages_removed after delete on magazine_pages begin ${remove}; end`.execute(db);
  await sql`
    create trigger magazine_pages_changed after update on magazine_pages begin ${remove}; ${add}; end
  `.execute(db);
}
