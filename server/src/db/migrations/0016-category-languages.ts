import type { AnyDb } from './columns.ts';

/** Posts of a category are counted by language in the index alone. */
export async function up(db: AnyDb): Promise<void> {
  await replaceIndex(db, ['catid', 'language']);
}

export async function down(db: AnyDb): Promise<void> {
  await replaceIndex(db, ['catid']);
}

async function replaceIndex(db: AnyDb, columns: string[]): Promise<void> {
  await db.schema.dropIndex('posts_by_category').execute();
  await db.schema.createIndex('posts_by_category').on('posts').columns(columns).execute();
}
