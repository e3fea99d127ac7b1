import { sql } from 'kysely';
import type { AnyDb } from './columns.ts';

/** Folders and subfolders of documents have places; existing ones those in which they were shown. */
export async function up(db: AnyDb): Promise<void> {
  for (const { table, within, index } of TABLES) {
    await sql`alter table ${sql.table(table)} add column "orderIndex" integer not null default 0`.execute(db);
    await sql`update ${sql.table(table)} set "orderIndex" = (
      select count(*) from ${sql.table(table)} as other
      where other.${sql.ref(within)} = ${sql.ref(`${table}.${within}`)} and other.id <= ${sql.ref(`${table}.id`)}
    )`.execute(db);
    await sql`drop index ${sql.ref(index)}`.execute(db);
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.ref(within)}, "orderIndex", id)`.execute(db);
  }
}

export async function down(db: AnyDb): Promise<void> {
  for (const { table, within, index } of TABLES) {
    await sql`drop index ${sql.ref(index)}`.execute(db);
    await sql`alter table ${sql.table(table)} drop column "orderIndex"`.execute(db);
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.ref(within)}, id)`.execute(db);
  }
}

const TABLES = [
  { table: 'document_folders', within: 'lng', index: 'document_folders_by_language' },
  { table: 'subfolders', within: 'doc_cat', index: 'subfolders_by_folder' },
];
