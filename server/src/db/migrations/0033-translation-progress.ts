import { sql } from 'kysely';
import type { AnyDb } from './columns.ts';

const TABLES = ['post_translations', 'page_translations'];
const COLUMNS = ['translated', 'untranslated', 'units'];

/** How much of a translation is done. Null in earlier pairs: they are counted after the migration. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of TABLES)
    for (const column of COLUMNS)
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} integer`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  for (const table of TABLES)
    for (const column of COLUMNS) await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
}
