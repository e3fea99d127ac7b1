import { sql } from 'kysely';
import type { AnyDb } from './columns.ts';

const TABLES = ['post_translations', 'page_translations'];

/** The texts of a pair that are the same in both languages on purpose. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of TABLES)
    await sql`alter table ${sql.raw(table)} add column same_texts text not null default '[]'`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  for (const table of TABLES) await sql`alter table ${sql.raw(table)} drop column same_texts`.execute(db);
}
