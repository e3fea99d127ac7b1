import { type Kysely, sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db, Schema } from './schema.ts';

/** Who writes, and when. `userId` is null for what nobody did, as the first start. */
export type Stamp = { userId: number | null; at: Date };

/** Tables whose records carry a version and are changed and deleted by the functions here. */
export type RecordTable = {
  [Table in keyof Schema]: 'version' extends keyof Schema[Table]
    ? 'id' extends keyof Schema[Table]
      ? Table
      : never
    : never;
}[keyof Schema];

/** What one kind of record is called in its table. Columns for who and when differ from entity to entity. */
export type RecordKind = {
  table: RecordTable;
  /** Column with the name that people know the record by. */
  title: string;
  /** Columns that are not kept when a record is deleted. */
  secrets?: readonly string[];
  stamps: { created?: string; createdBy?: string; modified?: string; modifiedBy?: string };
};

/** `stale` tells that somebody else wrote since the caller read; nothing was changed then. */
export type ChangeOutcome = { outcome: 'changed'; version: number } | { outcome: 'missing' } | { outcome: 'stale' };

type Values = Record<string, unknown>;

/** Highest number that the column holds; no record comes near it, and PostgreSQL refuses to compare with a higher one. */
const LARGEST_VERSION = 2 ** 31 - 1;

/** Records that one statement deletes and keeps. */
const DELETED_AT_ONCE = 500;

type StampName<Kind extends RecordKind, Key> = Extract<Kind['stamps'][Key & keyof Kind['stamps']], string>;

/** The columns for who and when of a kind. */
type StampColumns<Kind extends RecordKind> = Record<StampName<Kind, 'created' | 'modified'>, string> &
  Record<StampName<Kind, 'createdBy' | 'modifiedBy'>, number | null>;

/** A new record of the kind with who and when; a time among the values stands over the clock. */
export function stampNew<Kind extends RecordKind, Row extends object>(
  kind: Kind,
  values: Row,
  stamp: Stamp,
): StampColumns<Kind> & Row {
  const at = toStoredTime(stamp.at);
  const stamps = columns(kind.stamps, { created: at, createdBy: stamp.userId, modified: at, modifiedBy: stamp.userId });
  return { ...(stamps as StampColumns<Kind>), ...values };
}

/**
 * Changes a record: raises its version, writes who and when. With `version` the write is refused as stale unless the
 * record still has it.
 */
export async function changeRecord(
  transaction: Db,
  kind: RecordKind,
  change: { id: number; version?: number | undefined; values: Values; stamp: Stamp },
): Promise<ChangeOutcome> {
  const { id, version, values, stamp } = change;
  const stamps = columns(kind.stamps, { modified: toStoredTime(stamp.at), modifiedBy: stamp.userId });
  const row = await anyTable(transaction)
    .updateTable(kind.table)
    .set({ ...values, ...stamps, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', Math.min(version ?? 0, LARGEST_VERSION)))
    .returning('version')
    .executeTakeFirst();
  if (row) return { outcome: 'changed', version: Number(row['version']) };
  const exists = await anyTable(transaction)
    .selectFrom(kind.table)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { outcome: exists ? 'stale' : 'missing' };
}

/**
 * The version that the change gave the record.
 * @throws NotFoundError when there is no such record, ConflictError `stale` when somebody else wrote since it was read.
 */
export function requireChanged(change: ChangeOutcome, missingText: string): number {
  if (change.outcome === 'missing') throw new NotFoundError(missingText);
  if (change.outcome === 'stale') {
    throw new ConflictError('Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.', 'stale');
  }
  return change.version;
}

/**
 * Takes a record out of its table and keeps it as it was, but for secrets, together with what stood `beside` it in other
 * tables and goes with it. Undefined when there is none.
 */
export async function deleteRecord(
  transaction: Db,
  kind: RecordKind,
  { id, beside, stamp }: { id: number; beside?: Values; stamp: Stamp },
): Promise<Values | undefined> {
  const row = await anyTable(transaction).deleteFrom(kind.table).where('id', '=', id).returningAll().executeTakeFirst();
  if (row) await keepDeleted(transaction, kind, [row], { stamp, beside: new Map(beside && [[id, beside]]) });
  return row;
}

/**
 * As {@link deleteRecord}, of many records, with what stood `beside` each by its id. Answers the rows of those that were
 * there, in any order.
 */
export async function deleteRecords(
  transaction: Db,
  kind: RecordKind,
  { ids, beside, stamp }: { ids: readonly number[]; beside?: ReadonlyMap<number, Values>; stamp: Stamp },
): Promise<Values[]> {
  const deleted: Values[] = [];
  for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
    const some = ids.slice(start, start + DELETED_AT_ONCE);
    const rows = await anyTable(transaction).deleteFrom(kind.table).where('id', 'in', some).returningAll().execute();
    if (rows.length > 0) await keepDeleted(transaction, kind, rows, { stamp, beside });
    deleted.push(...rows);
  }
  return deleted;
}

/**
 * Brings a deleted record back under its id, with a new version and the stamp of a change; `values` replace what it had.
 * Answers its row and what stood beside it, undefined when it was not deleted or is back already.
 */
export async function restoreRecord(
  transaction: Db,
  kind: RecordKind,
  { id, values = {}, stamp }: { id: number; values?: Values; stamp: Stamp },
): Promise<{ row: Values; beside: Values } | undefined> {
  const kept = await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '=', kind.table)
    .where('record_id', '=', id)
    .returning(['data', 'beside'])
    .executeTakeFirst();
  if (!kept) return undefined;
  const before = JSON.parse(kept.data) as Values;
  const stamps = columns(kind.stamps, { modified: toStoredTime(stamp.at), modifiedBy: stamp.userId });
  const row = { ...before, ...values, ...stamps, id, version: Number(before['version']) + 1 };
  await anyTable(transaction).insertInto(kind.table).values(row).execute();
  return { row, beside: kept.beside === null ? {} : (JSON.parse(kept.beside) as Values) };
}

async function keepDeleted(
  transaction: Db,
  kind: RecordKind,
  rows: readonly Values[],
  { stamp, beside }: { stamp: Stamp; beside: ReadonlyMap<number, Values> | undefined },
): Promise<void> {
  const { userId, at } = stamp;
  const besideOf = (row: Values) => beside?.get(Number(row['id']));
  const kept = rows.map((row) => ({
    table_name: kind.table,
    record_id: Number(row['id']),
    title: String(row[kind.title]),
    data: JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !kind.secrets?.includes(column)))),
    beside: besideOf(row) ? JSON.stringify(besideOf(row)) : null,
    deleted: toStoredTime(at),
    deleted_by: userId,
  }));
  await transaction.insertInto('deleted_records').values(kept).execute();
}

function columns(names: RecordKind['stamps'], values: { [Key in keyof RecordKind['stamps']]?: unknown }): Values {
  const pairs = Object.entries(values).map(
    ([key, value]) => [names[key as keyof RecordKind['stamps']], value] as const,
  );
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined));
}

/** The columns used here are those that every record table has; the other names come from a {@link RecordKind}. */
function anyTable(db: Db): Kysely<Record<RecordTable, Values>> {
  return db as unknown as Kysely<Record<RecordTable, Values>>;
}
