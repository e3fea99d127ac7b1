import { sql } from 'kysely';
import { type AnyDb, largeNumber, newRecordTable, onPostgres, plainText } from './columns.ts';

const ISSUE_TEXTS = [
  ...['mjesec', 'graficka_priprema', 'tisak', 'issuu', 'link', 'slika', 'nakladnik', 'naklada', 'dodatno'],
  ...['dodatno_eng', 'opis'],
];
const ISSUE_AUTHORS = ['urednik_id', 'prijevod_id', 'produkcija_id'];
const AUTHOR_TEXTS = ['ime', 'prezime', 'pref', 'suf', 'email', 'web', 'name'];

export async function up(db: AnyDb): Promise<void> {
  await createPeople(db);
  await createIssues(db);
  await createArticles(db);
}

export async function down(db: AnyDb): Promise<void> {
  const tables = ['magazine_article_authors', 'magazine_articles', 'magazine_issues', 'magazine_authors'];
  for (const table of [...tables, 'magazine_sections']) await db.schema.dropTable(table).execute();
}

async function createPeople(db: AnyDb): Promise<void> {
  await newRecordTable(db, 'magazine_sections')
    .addColumn('naziv', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  const unique = db.schema.createIndex('magazine_sections_by_title').unique();
  await unique.on('magazine_sections').column('title_folded').execute();
  await withTexts(newRecordTable(db, 'magazine_authors'), AUTHOR_TEXTS)
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('firma', 'integer', (column) => column.notNull())
    .execute();
}

async function createIssues(db: AnyDb): Promise<void> {
  let issues = withTexts(newRecordTable(db, 'magazine_issues'), ['broj', 'title', ...ISSUE_TEXTS])
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('godina', 'integer');
  for (const column of ISSUE_AUTHORS) issues = issues.addColumn(column, largeNumber(db));
  await issues.execute();
  await db.schema.createIndex('magazine_issues_by_number').on('magazine_issues').columns(['number', 'id']).execute();
  for (const column of ISSUE_AUTHORS) {
    await db.schema.createIndex(`magazine_issues_by_${column}`).on('magazine_issues').column(column).execute();
  }
}

async function createArticles(db: AnyDb): Promise<void> {
  await withTexts(newRecordTable(db, 'magazine_articles'), ['naslov', 'podnaslov', 'tagovi', 'puni_sadrzaj'])
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .addColumn('broj_id', largeNumber(db))
    .addColumn('rubrika_id', largeNumber(db))
    .addColumn('foto_autor_id', largeNumber(db))
    .addColumn('stranica_start', 'integer')
    .addColumn('stranica_kraj', 'integer')
    .execute();
  const indexes = { issue: 'broj_id', section: 'rubrika_id', photographer: 'foto_autor_id' };
  for (const [name, column] of Object.entries(indexes)) {
    await db.schema.createIndex(`magazine_articles_by_${name}`).on('magazine_articles').column(column).execute();
  }
  await db.schema
    .createTable('magazine_article_authors')
    .addColumn('article_id', largeNumber(db), (column) => column.notNull())
    .addColumn('author_id', largeNumber(db), (column) => column.notNull())
    .addColumn('place_in_list', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('magazine_article_authors_key', ['article_id', 'author_id'])
    .execute();
  const byAuthor = db.schema.createIndex('magazine_article_authors_by_author').on('magazine_article_authors');
  await byAuthor.column('author_id').execute();
  if (!onPostgres(db)) return;
  await sql`create index magazine_articles_by_words on magazine_articles using gin (title_folded gin_trgm_ops)`.execute(
    db,
  );
}

function withTexts(table: ReturnType<typeof newRecordTable>, names: readonly string[]) {
  return names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);
}
