import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CategorisationDifference, CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** The version in force, the id of its rows, and how many there are; all 0 before the first list. */
export type InForce = { version: number; listId: number; rows: number };

export async function getInForce(db: Db): Promise<InForce> {
  const row = await db
    .selectFrom('categorisation_versions')
    .select(['id', 'list_id', 'rows'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { version: row?.id ?? 0, listId: row?.list_id ?? 0, rows: row?.rows ?? 0 };
}

export function listVersions(db: Db): Promise<CategorisationVersion[]> {
  return db
    .selectFrom('categorisation_versions as versions')
    .leftJoin('users', 'users.id', 'versions.created_by')
    .select(['versions.id', 'versions.created', 'users.name as created_by_name', 'action', 'file_name', 'restored_id'])
    .select(['rows', 'added', 'removed', 'changed'])
    .orderBy('versions.id', 'desc')
    .execute();
}

export function getVersion(db: Db, id: number) {
  return db.selectFrom('categorisation_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What replacing the rows of one list by those of another changes. Other requests get their turn after each count. */
export async function compareLists(db: Db, before: number, after: number): Promise<CategorisationDifference> {
  const added = await countRows(db, missingRows(before, after));
  const removed = await countRows(db, missingRows(after, before));
  const changed = await countRows(db, changedRows(before, after));
  return { added, removed, changed };
}

async function countRows(db: Db, rowsOfLists: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${rowsOfLists}`.execute(db);
  await nextTurn();
  return rows[0]?.count ?? 0;
}

function missingRows(lacking: number, having: number): RawBuilder<unknown> {
  return sql`from categorisation_list_rows a where a.list_id = ${having} and not exists (
    select 1 from categorisation_list_rows b where b.list_id = ${lacking} and b."AUTOID" = a."AUTOID")`;
}

function changedRows(before: number, after: number): RawBuilder<unknown> {
  return sql`from categorisation_list_rows a join categorisation_list_rows b
    on b.list_id = ${before} and b."AUTOID" = a."AUTOID" and b."EVSKat" <> a."EVSKat"
    where a.list_id = ${after}`;
}
