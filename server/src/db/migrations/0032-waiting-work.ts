import { sql } from 'kysely';
import type { AnyDb } from './columns.ts';

const INDEXES = {
  athletes_without_picture: sql`athletes (id) where slika = ''`,
  athletes_without_english: sql`athletes (id) where tekst_eng = ''`,
  categorisation_rows_by_end: sql`categorisation_list_rows (list_id, valid_until)`,
  drafts_by_author: sql`posts (created_by, modified, id) where state = 0`,
};

/** Indexes of what the start pages count and name. */
export async function up(db: AnyDb): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await sql`create index ${sql.ref(name)} on ${columns}`.execute(db);
  }
}

export async function down(db: AnyDb): Promise<void> {
  for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.ref(name)}`.execute(db);
}
