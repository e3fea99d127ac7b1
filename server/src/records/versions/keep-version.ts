import type { VersionedKind } from '@baklja/contract/features/site/record-versions';
import { toStoredTime } from '../../clock.ts';
import type { AnyRow, RowKind } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Stamp } from '../../stamp.ts';
import { addVersion, findLatestRejected, getVersion } from './record-versions.store.ts';

type Fields = Record<string, unknown>;

/** What the history keeps of a kind. */
export type VersionedRows = {
  kind: VersionedKind;
  stamps: RowKind['stamps'];
  /** What is never kept of a row as it is. */
  left: readonly string[];
  /** Fields of the editor that differ from the row. */
  asRead: (transaction: Db, row: AnyRow) => Promise<Fields>;
};

/** Keeps the record as it is before a change. */
export async function keepVersion(transaction: Db, versioned: VersionedRows, row: AnyRow): Promise<void> {
  const { kind, stamps } = versioned;
  const at = stamps.modified === undefined ? null : (row[stamps.modified] as string | null);
  const userId = stamps.modifiedBy === undefined ? null : (row[stamps.modifiedBy] as number | null);
  const fields = await fieldsOf(transaction, versioned, row);
  const { id: recordId, version } = row;
  await addVersion(transaction, { kind, recordId, version, at, userId, isRejected: false, fields });
}

/** A record that was sent after a colleague had saved; `base` is the version on which it was based. */
export type Rejected = { current: AnyRow; sent: AnyRow; base: number };

/** Keeps what was sent and not saved, unless the record or the last rejected version of the user is the same. */
export async function keepRejected(
  transaction: Db,
  versioned: VersionedRows,
  { current, sent, base }: Rejected,
  { userId, at }: Stamp,
): Promise<void> {
  const record = { kind: versioned.kind, recordId: sent.id };
  const fields = await fieldsOf(transaction, versioned, sent);
  if (isSame(fields, await fieldsOf(transaction, versioned, current))) return;
  const latest = await findLatestRejected(transaction, { ...record, userId });
  const repeated = latest === undefined ? undefined : await getVersion(transaction, latest);
  if (repeated && isSame(fields, repeated.fields)) return;
  await addVersion(transaction, { ...record, version: base, at: toStoredTime(at), userId, isRejected: true, fields });
}

/** Without author and time, personal columns, and the columns for search, order and storage. */
async function fieldsOf(transaction: Db, versioned: VersionedRows, row: AnyRow): Promise<Fields> {
  const { stamps, asRead } = versioned;
  const left = new Set<string | undefined>(['id', 'version', ...Object.values(stamps), ...versioned.left]);
  const kept = Object.entries(row).filter(([column]) => !left.has(column) && !/_(folded|key)$/.test(column));
  return { ...Object.fromEntries(kept), ...(await asRead(transaction, row)) };
}

function isSame(one: Fields, other: Fields): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(fields: Fields): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
