import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** What changed for the public site, in the order of the commits. */
export async function up(db: AnyDb): Promise<void> {
  const { large, plain } = columnTypes(db);
  await sql`create table changes (id ${large} primary key, at ${plain} not null, tags text not null)`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('changes').execute();
}
