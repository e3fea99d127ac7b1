import { foldText } from '@baklja/contract/alias';
import { KINDS } from '@baklja/contract/kinds';
import { titleTakenText } from '@baklja/contract/records/record-words';
import { lockForLimit } from '../db/database.ts';
import { anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError } from '../errors.ts';
import type { StoredKind } from './record-definition.ts';

/** The title without spaces around it, and its folded form, which is unique. Empty when the values hold no title. */
export function titleColumns(kind: StoredKind, values: Record<string, unknown>): Record<string, string> {
  const column = KINDS[kind].title;
  const title = values[column];
  return typeof title === 'string' ? { [column]: title.trim(), title_folded: foldText(title.trim()) } : {};
}

/**
 * Rejects a title that another record of the kind has; letter case and marks make no difference. No other write of the
 * kind passes before the transaction ends.
 * @throws ConflictError `name-taken` with the id of the other record.
 */
export async function requireFreeTitle(
  transaction: Db,
  kind: StoredKind,
  { id, values }: { id: number | undefined; values: Record<string, unknown> },
): Promise<void> {
  const { plural, title: field } = KINDS[kind];
  const { [field]: title, title_folded: folded } = titleColumns(kind, values);
  if (title === undefined || folded === undefined) return;
  await lockForLimit(transaction, `titles of ${plural}`);
  const other = await anyTable(transaction)
    .selectFrom(plural)
    .select(['id', field])
    .where('title_folded', '=', folded)
    .where('id', '!=', id ?? 0)
    .executeTakeFirst();
  if (!other) return;
  const message = titleTakenText(kind, String(other[field]));
  throw new ConflictError(message, 'name-taken', [{ field, message, id: Number(other['id']) }]);
}
