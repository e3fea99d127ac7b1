import { type AnyDb, onPostgres } from './columns.ts';

const INDEXES = {
  deleted_records_by_time: ['deleted', 'id', 'table_name', 'title_folded', 'deleted_with'],
  deleted_records_by_table: ['table_name', 'deleted', 'id', 'title_folded', 'deleted_with'],
};

/** On SQLite the indexes of the bin also cover the filter by user: a row holds the whole deleted record. */
export async function up(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) await replaceIndexes(db, ['deleted_by']);
}

export async function down(db: AnyDb): Promise<void> {
  if (!onPostgres(db)) await replaceIndexes(db, []);
}

async function replaceIndexes(db: AnyDb, added: readonly string[]): Promise<void> {
  for (const [index, columns] of Object.entries(INDEXES)) {
    await db.schema.dropIndex(index).execute();
    await db.schema
      .createIndex(index)
      .on('deleted_records')
      .columns([...columns, ...added])
      .execute();
  }
}
