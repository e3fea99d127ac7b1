import { sql } from 'kysely';
import { type AnyDb, onPostgres, plainText } from './columns.ts';

const INDEXES = {
  deleted_records_by_time: ['deleted', 'id'],
  deleted_records_by_table: ['table_name', 'deleted', 'id'],
};

/**
 * The bin is searched by folded titles. On SQLite its two orders become covering, so that a search or a count reads no
 * row with its large data.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('deleted_records')
    .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: number; title: string }>`select id, title from deleted_records`.execute(db);
  for (const { id, title } of rows) {
    await sql`update deleted_records set title_folded = ${fold(title)} where id = ${id}`.execute(db);
  }
  if (onPostgres(db)) return;
  await replaceIndexes(db, {
    deleted_records_by_time: [...INDEXES.deleted_records_by_time, 'table_name', 'title_folded'],
    deleted_records_by_table: [...INDEXES.deleted_records_by_table, 'title_folded'],
  });
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) await replaceIndexes(db, INDEXES);
  await db.schema.alterTable('deleted_records').dropColumn('title_folded').execute();
}

async function replaceIndexes(db: AnyDb, indexes: Record<string, string[]>): Promise<void> {
  for (const [index, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(index).execute();
    await db.schema.createIndex(index).on('deleted_records').columns(columns).execute();
  }
}

function fold(title: string): string {
  return title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
