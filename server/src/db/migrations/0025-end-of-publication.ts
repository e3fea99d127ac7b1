import { type AnyDb, onPostgres, plainText } from './columns.ts';

/** The columns of the covering indexes of lists, by which posts are filtered. */
const FILTERED = ['state', 'catid', 'created_by', 'publish_up'];

/** When the publication of a post ends. The covering indexes of lists hold it, and an index finds the next end. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('posts').addColumn('publish_down', plainText(db)).execute();
  await replaceListIndexes(db, [...FILTERED, 'publish_down']);
  await db.schema
    .createIndex('posts_by_publish_down')
    .on('posts')
    .columns(['publish_down', 'state'])
    .where('publish_down', 'is not', null)
    .execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('posts_by_publish_down').execute();
  await replaceListIndexes(db, FILTERED);
  await db.schema.alterTable('posts').dropColumn('publish_down').execute();
}

async function replaceListIndexes(db: AnyDb, filtered: readonly string[]): Promise<void> {
  const folded = onPostgres(db) ? [] : ['title_folded'];
  const indexes = {
    posts_by_created: ['language', 'created', 'id', ...filtered, ...folded],
    posts_by_modified: ['language', 'modified', 'id', ...filtered, 'created', ...folded],
    posts_by_title_key: ['language', 'title_key', 'id', ...filtered, 'created', ...folded],
  };
  for (const [index, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(index).execute();
    await db.schema.createIndex(index).on('posts').columns(columns).execute();
  }
}
