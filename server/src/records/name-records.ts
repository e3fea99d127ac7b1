import { type Kind, kindRow } from '@baklja/contract/kinds';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Titles of records, and what the addresses of their editors contain, by id; an id without a record is absent. */
export async function nameRecords(
  db: Db,
  kind: Kind,
  ids: readonly number[],
): Promise<Map<number, { title: string; key: string }>> {
  if (ids.length === 0) return new Map();
  const { plural, title, key } = kindRow(kind);
  const { rows } = await sql<{ id: number; title: string; key: string | number }>`
    select id, ${sql.ref(title)} as title, ${sql.ref(key)} as key from ${sql.table(plural)} where id in (${sql.join(ids)})
  `.execute(db);
  return new Map(rows.map((row) => [Number(row.id), { title: row.title, key: String(row.key) }]));
}
