import { sql } from 'kysely';
import { type AnyDb, idColumn, largeNumber, onPostgres, plainText } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await createTranslations(db, { table: 'post_translations', record: 'post_id', records: 'posts' });
  await createTranslations(db, { table: 'page_translations', record: 'page_id', records: 'pages' });
  await createPresence(db);
  await createPreviewLinks(db);
  await sortTitles(db);
  await indexFilters(db);
  // What stood beside a deleted record and goes with it, as the pages that medals named.
  await db.schema.alterTable('deleted_records').addColumn('beside', 'text').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.alterTable('deleted_records').dropColumn('beside').execute();
  for (const index of ['posts_by_title_key', 'posts_by_modified', 'posts_by_author', 'posts_by_category']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema.createIndex('posts_by_category').on('posts').column('catid').execute();
  await db.schema.alterTable('posts').dropColumn('title_key').execute();
  for (const table of ['preview_links', 'editor_presence', 'page_translations', 'post_translations']) {
    await db.schema.dropTable(table).execute();
  }
}

/** Each pair stands there twice, once from either side. */
async function createTranslations(db: AnyDb, names: { table: string; record: string; records: string }): Promise<void> {
  const { table, record, records } = names;
  await db.schema
    .createTable(table)
    .addColumn(record, largeNumber(db), (column) => column.primaryKey().references(`${records}.id`).onDelete('cascade'))
    .addColumn('translation_id', largeNumber(db), (column) =>
      column.notNull().unique().references(`${records}.id`).onDelete('cascade'),
    )
    .addColumn('outdated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index ${sql.ref(`${table}_outdated`)} on ${sql.table(table)} (${sql.ref(record)}) where outdated = 1`.execute(
    db,
  );
}

async function createPresence(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('editor_presence')
    .addColumn('tab', plainText(db), (column) => column.notNull())
    .addColumn('user_id', largeNumber(db), (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db), (column) => column.notNull())
    .addColumn('is_editing', 'integer', (column) => column.notNull())
    .addColumn('since', plainText(db), (column) => column.notNull())
    .addColumn('seen', plainText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('editor_presence_key', ['user_id', 'tab'])
    .execute();
  await db.schema
    .createIndex('editor_presence_by_record')
    .on('editor_presence')
    .columns(['kind', 'record_id', 'seen'])
    .execute();
  await db.schema.createIndex('editor_presence_by_seen').on('editor_presence').column('seen').execute();
}

async function createPreviewLinks(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', ...idColumn(db))
    .addColumn('token', plainText(db), (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', largeNumber(db), (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('created_by', largeNumber(db))
    .addColumn('expires', plainText(db), (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('preview_links_by_record')
    .on('preview_links')
    .columns(['kind', 'record_id', 'expires'])
    .execute();
  await db.schema.createIndex('preview_links_by_expiry').on('preview_links').column('expires').execute();
}

/** Posts that are there get their key here; later ones bring it. */
async function sortTitles(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('posts')
    .addColumn('title_key', plainText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; title: string }>`
      select id, title from posts where id > ${last} order by id limit 1000
    `.execute(db);
    for (const { id, title } of rows) {
      await sql`update posts set title_key = ${keyOf(title)} where id = ${id}`.execute(db);
      last = Number(id);
    }
    if (rows.length === 0) break;
  }
}

async function indexFilters(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('posts_by_category').execute();
  await db.schema
    .createIndex('posts_by_category')
    .on('posts')
    .columns(['catid', 'language', 'created', 'id', 'state', 'publish_up', 'created_by'])
    .execute();
  await db.schema
    .createIndex('posts_by_author')
    .on('posts')
    .columns(['created_by', 'language', 'created', 'id', 'state', 'publish_up', 'catid'])
    .execute();
  await db.schema.createIndex('posts_by_modified').on('posts').columns(['language', 'modified', 'id']).execute();
  await db.schema.createIndex('posts_by_title_key').on('posts').columns(['language', 'title_key', 'id']).execute();
  if (onPostgres(db)) return;
  // Fewer, larger merges of the index of titles: writing a post costs a tenth less.
  for (const index of ['post_title_trigrams', 'post_title_letters']) {
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('automerge', 8)`.execute(db);
  }
}

const LATER_LETTERS: Record<string, string> = {
  č: 'c{',
  ć: 'c|',
  dž: 'd{',
  đ: 'd|',
  lj: 'l{',
  nj: 'n{',
  š: 's{',
  ž: 'z{',
};

const PLAIN_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h', ı: 'i' };

/** The key as it was when this step was written. */
function keyOf(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/dž|lj|nj|[čćđšž]/g, (letter) => `\u0001${letter}\u0001`)
    .split('\u0001')
    .map((part) => LATER_LETTERS[part] ?? foldPart(part));
  return letters.join('').replace(/ +/g, ' ').trim().slice(0, 80);
}

function foldPart(part: string): string {
  return part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đłøßæœħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
