import { sql } from 'kysely';
import { type AnyDb, largeNumber, newRecordTable, onPostgres, plainText, versionColumn } from './columns.ts';

const BIN_INDEXES = {
  deleted_records_by_time: ['deleted', 'id', 'table_name', 'title_folded'],
  deleted_records_by_table: ['table_name', 'deleted', 'id', 'title_folded'],
};

/** The menu of a new installation; one from before gets it here. */
const SECTIONS = [
  { value: 'O nama', sub: 1 },
  { value: 'Programi', sub: 1 },
  { value: 'Sport', sub: 1 },
  { value: 'Olimp', sub: 1 },
  { value: 'Dokumenti', doc: 1 },
  { value: 'Kontakti', kont: 1 },
  { value: 'Pretraži', search: 1 },
];

export async function up(db: AnyDb): Promise<void> {
  await createFolders(db);
  await createDocuments(db);
  await createMenu(db);
  await db.schema.alterTable('deleted_records').addColumn('deleted_with', largeNumber(db)).execute();
  await db.schema.createIndex('deleted_records_by_container').on('deleted_records').column('deleted_with').execute();
  if (!onPostgres(db)) await replaceBinIndexes(db, ['deleted_with']);
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) await replaceBinIndexes(db, []);
  await db.schema.dropIndex('deleted_records_by_container').execute();
  await db.schema.alterTable('deleted_records').dropColumn('deleted_with').execute();
  for (const table of ['menu_items', 'menu_sections', 'documents', 'subfolders', 'document_folders']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createFolders(db: AnyDb): Promise<void> {
  await withOrder(db, newRecordTable(db, 'document_folders'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_eng', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('show_doc_page', 'integer', (column) => column.notNull())
    .addColumn('lng', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_folders_by_language').on('document_folders').columns(['lng', 'id']).execute();
  await newRecordTable(db, 'subfolders')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_eng', 'text', (column) => column.notNull())
    .addColumn('show_sub', 'integer', (column) => column.notNull())
    .addColumn('doc_cat', largeNumber(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subfolders_by_folder').on('subfolders').columns(['doc_cat', 'id']).execute();
}

async function createDocuments(db: AnyDb): Promise<void> {
  await newRecordTable(db, 'documents')
    .addColumn('doc_name', 'text', (column) => column.notNull())
    .addColumn('title_eng', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('orderIndex', 'integer', (column) => column.notNull())
    .addColumn('page_id', largeNumber(db), (column) => column.notNull())
    .addColumn('sub_folder', largeNumber(db))
    .addColumn('show_in_sub', 'integer', (column) => column.notNull())
    .execute();
  const ordered = ['page_id', 'orderIndex', 'id'];
  await db.schema.createIndex('documents_by_place').on('documents').columns(ordered).execute();
  await db.schema
    .createIndex('documents_by_subfolder')
    .on('documents')
    .columns(['sub_folder', 'show_in_sub'])
    .execute();
  if (!onPostgres(db)) return;
  await sql`create index documents_by_words on documents using gin (title_folded gin_trgm_ops)`.execute(db);
}

async function createMenu(db: AnyDb): Promise<void> {
  const flag = (table: ReturnType<typeof newRecordTable>, name: string) =>
    table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  let sections = withOrder(db, newRecordTable(db, 'menu_sections')).addColumn('value', 'text', (column) =>
    column.notNull(),
  );
  for (const name of ['sub', 'doc', 'search', 'kont']) sections = flag(sections, name);
  await sections
    .addColumn('link', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('orderIndex', 'integer', (column) => column.notNull())
    .execute();
  await newRecordTable(db, 'menu_items')
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('nav', largeNumber(db), (column) => column.notNull())
    .addColumn('orderIndex', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('menu_items_by_place').on('menu_items').columns(['nav', 'orderIndex', 'id']).execute();
  await fillMenu(db);
}

/** A new installation gets its sections from the starter, after the migrations. */
async function fillMenu(db: AnyDb): Promise<void> {
  const { rows } = await sql`select id from users limit 1`.execute(db);
  if (rows.length === 0) return;
  for (const [place, { value, sub = 0, doc = 0, kont = 0, search = 0 }] of SECTIONS.entries()) {
    await sql`
      insert into menu_sections (value, sub, doc, kont, search, "orderIndex")
      values (${value}, ${sub}, ${doc}, ${kont}, ${search}, ${place + 1})
    `.execute(db);
  }
}

/** Version, time and author of the order of the records that a record contains. */
function withOrder(db: AnyDb, table: ReturnType<typeof newRecordTable>) {
  return table
    .addColumn('order_version', 'integer', versionColumn)
    .addColumn('ordered', plainText(db))
    .addColumn('ordered_by', largeNumber(db));
}

/** On SQLite the orders of the bin are covering indexes. */
async function replaceBinIndexes(db: AnyDb, added: string[]): Promise<void> {
  for (const [index, columns] of Object.entries(BIN_INDEXES)) {
    await db.schema.dropIndex(index).execute();
    await db.schema
      .createIndex(index)
      .on('deleted_records')
      .columns([...columns, ...added])
      .execute();
  }
}
