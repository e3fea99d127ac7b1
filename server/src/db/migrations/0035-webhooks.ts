import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** The addresses that get the changes, each with its position and the batch that is under way. */
export async function up(db: AnyDb): Promise<void> {
  const { id, large, plain } = columnTypes(db);
  await sql`create table webhooks (id ${id}, created ${plain} not null, position ${large} not null,
    message_id text, tries integer not null default 0, failing_since ${plain}, next_try ${plain},
    lease_node text, lease_until ${plain}, url text not null, secret text not null, message text,
    deliveries text not null default '[]')`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('webhooks').execute();
}
