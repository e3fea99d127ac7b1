import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** The processes that serve the installation. */
export async function up(db: AnyDb): Promise<void> {
  const { plain } = columnTypes(db);
  await sql`create table nodes (id ${plain} primary key, name text not null, version text not null,
    started_at ${plain} not null, last_seen_at ${plain} not null, failed_jobs text not null)`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('nodes').execute();
}
