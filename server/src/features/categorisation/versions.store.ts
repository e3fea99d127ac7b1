import type { CategorisationDifference, CategorisationVersion } from '@baklja/contract/features/categorisation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The version in force and the id of its rows; both 0 before the first list. */
export type InForce = { version: number; listId: number };

export async function getInForce(db: Db): Promise<InForce> {
  const row = await db
    .selectFrom('categorisation_versions')
    .select(['id', 'list_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { version: row?.id ?? 0, listId: row?.list_id ?? 0 };
}

/** Every version, the one in force first. */
export function listVersions(db: Db): Promise<CategorisationVersion[]> {
  return db
    .selectFrom('categorisation_versions as versions')
    .leftJoin('users', 'users.id', 'versions.created_by')
    .select(['versions.id', 'versions.created', 'users.name as created_by_name', 'action', 'file_name', 'restored_id'])
    .select(['rows', 'added', 'removed', 'changed'])
    .orderBy('versions.id', 'desc')
    .execute();
}

/** Undefined without such a version. */
export function getVersion(db: Db, id: number) {
  return db.selectFrom('categorisation_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What replacing the rows of one list by those of another changes. */
export async function compareLists(db: Db, before: number, after: number): Promise<CategorisationDifference> {
  const { rows } = await sql<CategorisationDifference>`select
    ${countMissing(before, after)} as added,
    ${countMissing(after, before)} as removed,
    (select count(*) from categorisation_list_rows a join categorisation_list_rows b
      on b.list_id = ${before} and b."AUTOID" = a."AUTOID" and b."EVSKat" <> a."EVSKat"
      where a.list_id = ${after}) as changed`.execute(db);
  return rows[0] ?? { added: 0, removed: 0, changed: 0 };
}

/** Rows of the one list whose AUTOID the other one lacks. */
function countMissing(lacking: number, having: number): RawBuilder<number> {
  return sql<number>`(select count(*) from categorisation_list_rows a where a.list_id = ${having} and not exists (
    select 1 from categorisation_list_rows b where b.list_id = ${lacking} and b."AUTOID" = a."AUTOID"))`;
}
