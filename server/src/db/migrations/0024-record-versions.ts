import { type AnyDb, idColumn, largeNumber, onPostgres, plainText } from './columns.ts';

/** Former and rejected versions of records, and the texts against which they are compressed. */
export async function up(db: AnyDb): Promise<void> {
  const bytes = onPostgres(db) ? ('bytea' as const) : ('blob' as const);
  const tableOfRecords = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', ...idColumn(db))
      .addColumn('kind', plainText(db), (column) => column.notNull())
      .addColumn('record_id', largeNumber(db), (column) => column.notNull())
      .addColumn('data', bytes, (column) => column.notNull());

  await tableOfRecords('version_bases').execute();
  await tableOfRecords('record_versions')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', plainText(db))
    .addColumn('user_id', largeNumber(db))
    .addColumn('is_rejected', 'integer', (column) => column.notNull())
    .addColumn('base_id', largeNumber(db))
    .execute();
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index('version_bases_by_record', 'version_bases', ['kind', 'record_id', 'id']);
  await index('record_versions_by_record', 'record_versions', ['kind', 'record_id', 'id', 'at', 'is_rejected']);
}

export async function down(db: AnyDb): Promise<void> {
  for (const table of ['record_versions', 'version_bases']) await db.schema.dropTable(table).execute();
}
