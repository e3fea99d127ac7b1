import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyDb } from './columns.ts';

/** Links that were given out go on working: only their tokens are replaced by hashes. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('preview_links').renameColumn('token', 'token_hash').execute();
  const { rows } = await sql<{ id: number; token_hash: string }>`select id, token_hash from preview_links`.execute(db);
  for (const { id, token_hash: token } of rows) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await sql`update preview_links set token_hash = ${hash} where id = ${id}`.execute(db);
  }
}

/** A token cannot be had back from its hash. */
export async function down(db: AnyDb): Promise<void> {
  await sql`delete from preview_links`.execute(db);
  await db.schema.alterTable('preview_links').renameColumn('token_hash', 'token').execute();
}
