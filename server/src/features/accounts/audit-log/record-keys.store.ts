import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { type Kind, kindRow } from '@baklja/contract/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** The entries with the keys of their records; null for a record that does not exist. */
export async function addRecordKeys(db: Db, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const kinds = new Set(entries.flatMap(({ kind }) => kind ?? []));
  const keys = new Map<Kind, ReadonlyMap<number, string>>();
  for (const kind of kinds) {
    const ids = entries.flatMap((entry) => (entry.kind === kind ? (entry.record_id ?? []) : []));
    if (ids.length > 0) keys.set(kind, await listKeys(db, kind, ids));
  }
  return entries.map((entry) => ({
    ...entry,
    record_key: (entry.kind && keys.get(entry.kind)?.get(entry.record_id ?? 0)) ?? null,
  }));
}

/** What the addresses of the records contain, by their ids. */
async function listKeys(db: Db, kind: Kind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  // Its entries are of whole lists, which have no address.
  if (kind === 'categorisedAthlete') return new Map();
  const { plural, key } = kindRow(kind);
  const { rows } = await sql<{ id: number; key: string | number }>`
    select id, ${sql.ref(key)} as key from ${sql.table(plural)} where id in (${sql.join(ids)})
  `.execute(db);
  return new Map(rows.map((row) => [row.id, String(row.key)]));
}
