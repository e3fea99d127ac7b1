import { type Kind, kindRow } from '@baklja/contract/kinds';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { countRecords, inUseText } from '@baklja/contract/records/record-words';
import type { RecordReference } from '@baklja/contract/route';
import { sql } from 'kysely';
import { type AnyRow, anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { InUseError } from '../errors.ts';

/** A column of another table that points to a record, or several that are counted as one. */
export type Reference = {
  kind: Kind;
  table: string;
  column: string | readonly string[];
  /** The rows point through a table of pairs: `column` is one of its columns, and `to` holds the id of the row. */
  through?: { table: string; to: string };
  /** Column of the record whose value it holds; undefined means the id. */
  holds?: string;
  /** Title of a row, such as „Zlato, veslanje, OI Pariz 2024”. */
  title: (row: Record<string, unknown>) => string;
  /** Number and noun, where those of the kind do not say enough. */
  words?: (count: number) => string;
};

export type References = {
  references: RecordReference[];
  total: number;
  counts: { kind: Kind; words: string }[];
};

/** The first records that use the record, and how many there are of each kind. */
export async function listReferences(
  db: Db,
  references: readonly Reference[],
  row: Record<string, unknown>,
): Promise<References> {
  const found: References = { references: [], total: 0, counts: [] };
  for (const reference of references) {
    const { kind } = reference;
    const total = await countRows(db, reference, row);
    if (total === 0) continue;
    found.total += total;
    found.counts.push({ kind, words: reference.words?.(total) ?? countRecords(kind, total) });
    const rows = await pointingRows(db, reference, row).selectAll().orderBy(sql`1`).limit(NAMED_USES_LIMIT).execute();
    for (const one of rows) {
      const [id, title] = [Number(Object.values(one)[0]), reference.title(one)];
      found.references.push({ kind, id, title, key: String(one[kindRow(kind).key] ?? title) });
    }
  }
  return { ...found, references: found.references.slice(0, NAMED_USES_LIMIT) };
}

/** Records that a rejected deletion names. */
const NAMED_IN_ERROR = 5;

/** @throws InUseError with the first records that use it, when something points to one of the records. */
export async function requireUnused(
  transaction: Db,
  kind: Kind,
  references: readonly Reference[],
  rows: readonly AnyRow[],
): Promise<void> {
  for (const row of rows) {
    const { counts, total, references: all } = await listReferences(transaction, references, row);
    if (total === 0) continue;
    const named = all.slice(0, NAMED_IN_ERROR);
    const [uses, titles] = [counts.map(({ words }) => words), named.map(({ title }) => title)];
    throw new InUseError(inUseText(kind, String(row[kindRow(kind).title]), { uses, titles, total }), named);
  }
}

async function countRows(db: Db, reference: Reference, row: Record<string, unknown>): Promise<number> {
  const { total } = await pointingRows(db, reference, row)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function pointingRows(db: Db, { table, column, through, holds = 'id' }: Reference, row: Record<string, unknown>) {
  const pointing = anyTable(db)
    .selectFrom(through?.table ?? table)
    .where((eb) => eb.or([column].flat().map((name) => eb(name, '=', row[holds]))));
  if (!through) return pointing;
  return anyTable(db).selectFrom(table).where('id', 'in', pointing.select(through.to));
}
