import { type Kind, kindRow } from '@baklja/contract/kinds';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { countRecords, inUseText } from '@baklja/contract/records/record-words';
import { sql } from 'kysely';
import { type AnyRow, anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError } from '../errors.ts';

/** A column of another table that points to a record. */
export type Reference = {
  /** Kind of the records that point; undefined for rows that are not records. */
  kind?: Kind;
  table: string;
  column: string;
  /** The rows point through a table of pairs: `column` is one of its columns, and `to` holds the id of the row. */
  through?: { table: string; to: string };
  /** Column of the record whose value it holds; undefined means the id. */
  holds?: string;
  /** Title of a row, such as „Zlato, veslanje, OI Pariz 2024”. */
  title: (row: Record<string, unknown>) => string;
  /** Number and noun, for rows whose kind does not define them. */
  words?: (count: number) => string;
};

export type References = {
  references: { kind: string; id: number; title: string }[];
  total: number;
  counts: { kind: string; words: string }[];
};

/** The first records that use the record, and how many there are of each kind. */
export async function listReferences(
  db: Db,
  references: readonly Reference[],
  row: Record<string, unknown>,
): Promise<References> {
  const found: References = { references: [], total: 0, counts: [] };
  for (const reference of references) {
    const { kind, table } = reference;
    const name = kind ?? table;
    const total = await countRows(db, reference, row);
    if (total === 0) continue;
    found.total += total;
    found.counts.push({ kind: name, words: reference.words?.(total) ?? (kind ? countRecords(kind, total) : '') });
    const rows = await pointingRows(db, reference, row).selectAll().orderBy(sql`1`).limit(NAMED_USES_LIMIT).execute();
    for (const one of rows) {
      found.references.push({ kind: name, id: Number(Object.values(one)[0]), title: reference.title(one) });
    }
  }
  return { ...found, references: found.references.slice(0, NAMED_USES_LIMIT) };
}

/** @throws ConflictError `in-use`, with the records that use it, when something points to one of the records. */
export async function requireUnused(
  transaction: Db,
  kind: Kind,
  references: readonly Reference[],
  rows: readonly AnyRow[],
): Promise<void> {
  for (const row of rows) {
    const { counts } = await listReferences(transaction, references, row);
    const words = counts.map((count) => count.words);
    if (words.length > 0) throw new ConflictError(inUseText(kind, String(row[kindRow(kind).title]), words), 'in-use');
  }
}

async function countRows(db: Db, reference: Reference, row: Record<string, unknown>): Promise<number> {
  const { total } = await pointingRows(db, reference, row)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function pointingRows(db: Db, { table, column, through, holds = 'id' }: Reference, row: Record<string, unknown>) {
  if (!through) return anyTable(db).selectFrom(table).where(column, '=', row[holds]);
  const pairs = anyTable(db).selectFrom(through.table).select(through.to).where(column, '=', row[holds]);
  return anyTable(db).selectFrom(table).where('id', 'in', pairs);
}
