import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** Which process reads the PDF of an issue, until when, and how many tries have stored nothing. */
export async function up(db: AnyDb): Promise<void> {
  const { plain } = columnTypes(db);
  for (const column of [sql`tries integer not null default 0`, sql`lease_node text`, sql`lease_until ${plain}`]) {
    await sql`alter table magazine_texts add column ${column}`.execute(db);
  }
}

export async function down(db: AnyDb): Promise<void> {
  for (const column of ['tries', 'lease_node', 'lease_until']) {
    await db.schema.alterTable('magazine_texts').dropColumn(column).execute();
  }
}
