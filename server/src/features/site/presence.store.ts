import type { EditedKind, PresentEditor } from '@baklja/contract/features/site/presence';
import type { Flag } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import type { Role } from '@baklja/contract/roles';
import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/schema.ts';

type Tab = { user_id: number; tab: string };
type OpenTab = Tab & { kind: EditedKind; record_id: number };

/** The present version of the record; undefined when there is none. */
export async function getVersion(db: Db, kind: EditedKind, id: number): Promise<number | undefined> {
  const record = await db.selectFrom(KINDS[kind].plural).select('version').where('id', '=', id).executeTakeFirst();
  return record?.version;
}

/** Records that the editor is open at `now`. Its start time stays while it stays on the record. */
export async function saveTab(
  transaction: Db,
  { now, is_editing, ...tab }: OpenTab & { is_editing: Flag; now: string },
): Promise<void> {
  const isSameRecord = sql<boolean>`editor_presence.kind = excluded.kind
    and editor_presence.record_id = excluded.record_id`;
  await transaction
    .insertInto('editor_presence')
    .values({ ...tab, is_editing, since: now, seen: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'tab']).doUpdateSet({
        kind: ({ ref }) => ref('excluded.kind'),
        record_id: ({ ref }) => ref('excluded.record_id'),
        is_editing: ({ ref }) => ref('excluded.is_editing'),
        since: sql<string>`case when ${isSameRecord} then editor_presence.since else excluded.since end`,
        seen: ({ ref }) => ref('excluded.seen'),
      }),
    )
    .execute();
}

/** Removes the tabs of a user beyond the limit, on any record: those that were not seen for longest. */
export async function removeSilentTabs(transaction: Db, { user_id, tab }: Tab, limit: number): Promise<void> {
  const others = await transaction
    .selectFrom('editor_presence')
    .select('tab')
    .where('user_id', '=', user_id)
    .where('tab', '<>', tab)
    .orderBy('seen', 'desc')
    .orderBy('since', 'desc')
    .orderBy('tab')
    .execute();
  for (const silent of others.slice(limit - 1)) await removeTab(transaction, { user_id, tab: silent.tab });
}

/** Removes a tab of the user; another user's tab of the same name stays. */
export async function removeTab(transaction: Db, { user_id, tab }: Tab): Promise<void> {
  await transaction.deleteFrom('editor_presence').where('user_id', '=', user_id).where('tab', '=', tab).execute();
}

/** Removes every tab that was last seen outside of the two times: too long ago, or by a clock that ran ahead. */
export async function removeLost(transaction: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await transaction
    .deleteFrom('editor_presence')
    .where((eb) => eb.or([eb('seen', '<=', from), eb('seen', '>=', to)]))
    .execute();
}

/** Other users who have the record open and may still edit it, once each, by when they opened it. */
export async function listOtherEditors(
  db: Db,
  { kind, record_id, user_id, roles }: OpenTab & { roles: readonly Role[] },
): Promise<PresentEditor[]> {
  const editors = await db
    .selectFrom('editor_presence')
    .innerJoin('users', 'users.id', 'editor_presence.user_id')
    .select(['editor_presence.user_id', 'users.name'])
    .select(({ fn }) => [
      fn.max('editor_presence.is_editing').as('is_editing'),
      fn.min('editor_presence.since').as('opened'),
    ])
    .where('editor_presence.kind', '=', kind)
    .where('editor_presence.record_id', '=', record_id)
    .where('editor_presence.user_id', '<>', user_id)
    .where('users.active', '=', 1)
    .where('users.role', 'in', roles)
    .groupBy(['editor_presence.user_id', 'users.name'])
    .orderBy('opened')
    .orderBy('editor_presence.user_id')
    .execute();
  return editors.map(({ is_editing, opened, ...user }) => ({ ...user, is_editing: is_editing === 1, since: opened }));
}

export function countOtherTabs(db: Db, { kind, record_id, user_id, tab }: OpenTab): Promise<number> {
  const open = db.selectFrom('editor_presence').where('kind', '=', kind).where('record_id', '=', record_id);
  return countRows(open.where('user_id', '=', user_id).where('tab', '<>', tab));
}
