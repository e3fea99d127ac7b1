import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { addToAuditLog } from '../db/audit-log.ts';
import type { AnyRow, RowKind } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import type { Stamp } from '../stamp.ts';

/** What is logged of a kind: the title of a record and its changes, but for the personal columns. */
export type AuditedKind = {
  kind: Kind;
  title: string;
  personal: readonly string[];
  stamps: RowKind['stamps'];
};

/** Longest value that is logged; of longer ones, only that they changed. */
const VALUE_MAX_LENGTH = 200;

/** Logs a write of records; `before` is the former row of the only one. */
export async function logWrite(
  transaction: Db,
  audited: AuditedKind,
  write: { action: AuditAction; rows: readonly AnyRow[]; before?: AnyRow; stamp: Stamp },
): Promise<void> {
  const { kind, title, personal } = audited;
  const { action, rows, before, stamp } = write;
  const notes = rows.map((row) => ({
    action,
    kind,
    recordId: row.id,
    title: personal.includes(title) ? '' : String(row[title] ?? ''),
    details: before ? changesOf(audited, before, row) : {},
  }));
  await addToAuditLog(transaction, stamp, notes);
}

/** The changed columns: their values before and after, or true where those are long, structured or personal. */
function changesOf({ personal, stamps }: AuditedKind, before: AnyRow, after: AnyRow): Record<string, unknown> {
  const derived = new Set<string | undefined>(['id', 'version', ...Object.values(stamps)]);
  const changed = Object.keys(after).filter(
    (column) => before[column] !== after[column] && !derived.has(column) && !column.endsWith('_folded'),
  );
  const isShown = (column: string) => !personal.includes(column) && isShort(before[column]) && isShort(after[column]);
  return Object.fromEntries(
    changed.map((column) => [column, isShown(column) ? [before[column] ?? null, after[column] ?? null] : true]),
  );
}

function isShort(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || typeof value !== 'object';
  return value.length <= VALUE_MAX_LENGTH && !/^[[{<]/.test(value);
}
