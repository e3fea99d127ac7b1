import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** The stored addresses that their fields do not allow. */
export async function up(db: AnyDb): Promise<void> {
  const { id, large } = columnTypes(db);
  await sql`create table refused_addresses (
    id ${id}, kind text not null, record_id ${large} not null, field text not null, value text not null
  )`.execute(db);
  await sql`create index refused_addresses_of_record on refused_addresses (kind, record_id)`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('refused_addresses').execute();
}
