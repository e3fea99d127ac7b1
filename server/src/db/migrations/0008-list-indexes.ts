import { sql } from 'kysely';
import { type AnyDb, largeNumber, onPostgres, plainText } from './columns.ts';

const FORMER_INDEXES = {
  posts_by_created: ['language', 'created', 'id'],
  posts_by_state: ['language', 'state', 'created', 'id', 'publish_up'],
  posts_by_publish_up: ['language', 'state', 'publish_up'],
  posts_by_category: ['catid', 'language', 'created', 'id', 'state', 'publish_up', 'created_by'],
  posts_by_author: ['created_by', 'language', 'created', 'id', 'state', 'publish_up', 'catid'],
  posts_by_modified: ['language', 'modified', 'id'],
  posts_by_title_key: ['language', 'title_key', 'id'],
};

const INDEXES = Object.keys(FORMER_INDEXES).filter((index) => index !== 'posts_by_state');

const FILE_ORDERS = ['created', 'name_folded', 'size'];

/** The full-text tables of SQLite, without the `_trigrams` and `_letters` at the end of their names. */
const TITLE_TABLES = ['post_title', 'file_name'];

/**
 * One covering index for each order of a list: the sorted column, then every filtered column. Its keys rise as records
 * are written, so its pages fill; lists read it in both directions. PostgreSQL rejects long keys and has trigram
 * indexes, so its indexes leave out the folded texts.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('list_versions')
    .addColumn('kind', plainText(db), (column) => column.primaryKey())
    .addColumn('version', largeNumber(db), (column) => column.notNull())
    .execute();
  // Starts above every number that browsers may hold as a tag.
  await sql`insert into list_versions (kind, version)
    select 'post', coalesce(sum(changes), 0) + 1 from post_changes`.execute(db);
  for (const table of ['post_changes', 'post_counts']) await db.schema.dropTable(table).execute();
  for (const index of Object.keys(FORMER_INDEXES)) await db.schema.dropIndex(index).execute();
  const filtered = ['state', 'catid', 'created_by', 'publish_up'];
  const folded = onPostgres(db) ? [] : ['title_folded'];
  await createIndexes(db, 'posts', {
    posts_by_created: ['language', 'created', 'id', ...filtered, ...folded],
    posts_by_modified: ['language', 'modified', 'id', ...filtered, 'created', ...folded],
    posts_by_title_key: ['language', 'title_key', 'id', ...filtered, 'created', ...folded],
    posts_by_publish_up: ['publish_up', 'state'],
    posts_by_category: ['catid'],
    posts_by_author: ['created_by'],
  });
  if (onPostgres(db)) return;
  for (const order of FILE_ORDERS) {
    await db.schema.dropIndex(`all_files_by_${order}`).execute();
    const searched = ['type', 'path', ...(order === 'name_folded' ? [] : ['name_folded'])];
    await createIndexes(db, 'files', { [`all_files_by_${order}`]: [order, 'id', ...searched] });
  }
  for (const table of TITLE_TABLES) {
    await db.schema.dropTable(`${table}_trigrams`).execute();
    await db.schema.dropTable(`${table}_letters`).execute();
  }
}

export async function down(db: AnyDb): Promise<void> {
  await createCounts(db);
  await db.schema.dropTable('list_versions').execute();
  for (const index of INDEXES) await db.schema.dropIndex(index).execute();
  const folded = onPostgres(db) ? [] : ['title_folded'];
  const { posts_by_created, posts_by_state } = FORMER_INDEXES;
  await createIndexes(db, 'posts', {
    ...FORMER_INDEXES,
    posts_by_created: [...posts_by_created, ...folded],
    posts_by_state: [...posts_by_state, ...folded],
  });
  if (onPostgres(db)) return;
  for (const order of FILE_ORDERS) {
    await db.schema.dropIndex(`all_files_by_${order}`).execute();
    await createIndexes(db, 'files', { [`all_files_by_${order}`]: [order, 'id', 'type'] });
  }
  await createTitleTables(db);
}

async function createIndexes(db: AnyDb, table: string, indexes: Record<string, string[]>): Promise<void> {
  for (const [index, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(index).on(table).columns(columns).execute();
  }
}

async function createCounts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('post_counts')
    .addColumn('language', plainText(db), (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('month', plainText(db), (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_counts_key', ['language', 'state', 'month'])
    .execute();
  await sql`insert into post_counts (language, state, month, posts)
    select language, state, substr(created, 1, 7), count(*) from posts
    group by language, state, substr(created, 1, 7)`.execute(db);
  await db.schema
    .createTable('post_changes')
    .addColumn('language', plainText(db), (column) => column.primaryKey())
    .addColumn('changes', largeNumber(db), (column) => column.notNull())
    .execute();
  await sql`insert into post_changes (language, changes)
    select language, version + 1 from (select distinct language from posts) as languages, list_versions
    where kind = 'post'`.execute(db);
}

/** Creates the full-text tables and fills them with the searched texts; SQLite only. */
async function createTitleTables(db: AnyDb): Promise<void> {
  for (const table of TITLE_TABLES) {
    await sql`create virtual table ${sql.table(`${table}_trigrams`)} using fts5 (
      folded, scope, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
    )`.execute(db);
    await sql`create virtual table ${sql.table(`${table}_letters`)} using fts5 (
      letters, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(db);
    for (const index of [`${table}_trigrams`, `${table}_letters`]) {
      for (const [name, value] of Object.entries({ automerge: 0, crisismerge: 1000 })) {
        await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank)
          values (${name}, ${sql.lit(value)})`.execute(db);
      }
    }
  }
  await fillTitleTables(db, 'post_title', {
    folded: sql`title_folded`,
    scope: sql`substr(language, 1, 2) || 'a ' || substr(language, 1, 2) || state`,
    from: sql`posts`,
  });
  const root = sql`replace(substr(path, 1, instr(path, '/') - 1), '-', '')`;
  const type = sql`substr(type, 1, 1)`;
  await fillTitleTables(db, 'file_name', {
    folded: sql`name_folded`,
    scope: sql`'everya every' || ${type} || ' ' || ${root} || 'a ' || ${root} || ${type}`,
    from: sql`files`,
  });
}

type Titles = Record<'folded' | 'scope' | 'from', ReturnType<typeof sql>>;

async function fillTitleTables(db: AnyDb, table: string, { folded, scope, from }: Titles): Promise<void> {
  await sql`insert into ${sql.table(`${table}_trigrams`)} (rowid, folded, scope)
    select id, ${folded}, ${scope} from ${from}`.execute(db);
  const { rows } = await sql<{ id: number; folded: string; scope: string }>`
    select id, ${folded} as folded, ${scope} as scope from ${from}`.execute(db);
  for (const { id, folded: text, scope: scopes } of rows) {
    await sql`insert into ${sql.table(`${table}_letters`)} (rowid, letters)
      values (${id}, ${`${letterTokens(text)} ${scopes}`})`.execute(db);
  }
}

/** Every letter and every pair of neighbouring letters once, each as a word of hexadecimal digits. */
function letterTokens(folded: string): string {
  const digits = [...folded].map((letter) => letter.codePointAt(0)?.toString(16) ?? '');
  const pairs = digits.slice(1).map((letter, place) => `u${digits[place]}x${letter}`);
  return [...new Set([...digits.map((letter) => `u${letter}`), ...pairs])].join(' ');
}
