import { type AnyDb, plainText } from './columns.ts';

/** Which process reads the PDF of an issue, until when, and how many tries have stored nothing. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('magazine_texts')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('magazine_texts').addColumn('lease_node', 'text').execute();
  await db.schema.alterTable('magazine_texts').addColumn('lease_until', plainText(db)).execute();
}

export async function down(db: AnyDb): Promise<void> {
  for (const column of ['tries', 'lease_node', 'lease_until']) {
    await db.schema.alterTable('magazine_texts').dropColumn(column).execute();
  }
}
