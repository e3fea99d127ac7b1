import { DRAFT } from '@baklja/contract/features/content/posts';
import { OWN_DRAFTS_LIMIT, RECENT_RECORDS_LIMIT, type RecentRecord } from '@baklja/contract/features/site/start';
import { type Kind, kindRow, type LackKey } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { type Kysely, sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';
import { nameRecords } from '../../../records/name-records.ts';

/** What records of the kind lack, without that which none lacks. */
export async function countLacks(db: Db, kind: Kind, today: string): Promise<{ lack: LackKey; count: number }[]> {
  const { plural, lacks = {} } = kindRow(kind);
  const anyTable = db as unknown as Kysely<Record<string, object>>;
  const table = kind === 'categorisedAthlete' ? 'categorisation_rows' : plural;
  const counted = await Promise.all(
    Object.keys(lacks).map(async (name) => {
      const lack = `${kind}.${name}` as LackKey;
      return { lack, count: await countRows(anyTable.selectFrom(table).where(LACKING[lack](today))) };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** The drafts of posts that the user made, the latest first. */
export function listOwnDrafts(db: Db, userId: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'alias', 'title', 'language', 'modified'])
    .where('created_by', '=', userId)
    .where('state', '=', sql.lit(DRAFT))
    .orderBy('modified', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(OWN_DRAFTS_LIMIT))
    .execute();
}

/** What counts as editing a record. */
const EDITS: readonly AuditAction[] = ['create', 'update', 'restore', 'upload', 'replace', 'move'];

/** So many entries of the user are looked at, by the index of the user: the cost does not grow with the log. */
const ENTRIES_LIMIT = 300;

/** The records of the kinds that the user edited last and that still exist, the latest first. */
export async function listRecentRecords(
  db: Db,
  { userId, kinds }: { userId: number; kinds: readonly Kind[] },
): Promise<RecentRecord[]> {
  const entries = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'kind', 'record_id'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(ENTRIES_LIMIT))
    .execute();
  const latest = new Map<string, { kind: Kind; id: number; at: string }>();
  for (const { at, action, kind, record_id: id } of entries) {
    if (kind === null || id === null || !kinds.includes(kind) || !EDITS.includes(action)) continue;
    if (!latest.has(`${kind} ${id}`)) latest.set(`${kind} ${id}`, { kind, id, at });
  }
  const edited = [...latest.values()];
  const names = new Map(
    await Promise.all(
      [...Map.groupBy(edited, ({ kind }) => kind)].map(async ([kind, records]) => {
        const ids = records.map(({ id }) => id);
        return [kind, await nameRecords(db, kind, ids)] as const;
      }),
    ),
  );
  const named = edited.flatMap((record) => {
    const name = names.get(record.kind)?.get(record.id);
    return name ? [{ ...record, ...name }] : [];
  });
  const recent = named.slice(0, RECENT_RECORDS_LIMIT);
  const medals = await db
    .selectFrom('medals')
    .select(['id', 'medalja'])
    .where('id', 'in', [0, ...recent.flatMap(({ kind, id }) => (kind === 'medal' ? [id] : []))])
    .execute();
  return recent.map((record) => {
    const medal = record.kind === 'medal' && medals.find(({ id }) => id === record.id);
    return medal ? { ...record, medalja: medal.medalja } : record;
  });
}
