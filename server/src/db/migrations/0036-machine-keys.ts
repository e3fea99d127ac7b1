import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** Keys of machines. Each acts as a user of its own, which no one can log in as. */
export async function up(db: AnyDb): Promise<void> {
  const { id, large, plain } = columnTypes(db);
  await sql`create table machine_keys (
    id ${id}, user_id ${large} not null unique, role text not null, may_write integer not null,
    key_hash ${plain} not null unique, expires ${plain}, created ${plain} not null, created_by ${large},
    last_used ${plain}, ended ${plain}
  )`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('machine_keys').execute();
}
