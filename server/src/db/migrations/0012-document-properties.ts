import type { AnyDb } from './columns.ts';

/** Files that were stored before keep null: their properties were not read. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('files').addColumn('properties', 'text').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.alterTable('files').dropColumn('properties').execute();
}
