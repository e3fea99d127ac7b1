import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import { type Kysely, sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import type { Stamp } from '../stamp.ts';
import { isPostgres } from './database.ts';
import type { Db, Schema } from './schema.ts';

/** Tables whose rows are records: with an id and a version. */
export type RecordTable = {
  [Table in keyof Schema]: 'version' extends keyof Schema[Table]
    ? 'id' extends keyof Schema[Table]
      ? Table
      : never
    : never;
}[keyof Schema];

/** How the rows of a record table are written. The columns for author and time differ from table to table. */
export type RowKind = {
  table: RecordTable;
  /** Column with the name of the record that users see. */
  title: string;
  stamps: { created?: string; createdBy?: string; modified?: string; modifiedBy?: string };
};

/** A row of any record table, by column. */
export type AnyRow = Record<string, unknown> & { id: number; version: number };

type Values = Record<string, unknown>;

/** The columns for author and time that nearly every kind has. */
export const USUAL_STAMPS = {
  created: 'created',
  createdBy: 'created_by',
  modified: 'modified',
  modifiedBy: 'modified_by',
} as const satisfies RowKind['stamps'];

/** Columns with a secret, which the bin does not keep. */
const SECRET = /_hash$/;

/** Maximum number of records that one statement deletes and keeps. */
const DELETED_AT_ONCE = 500;

type Stamps = RowKind['stamps'];

type StampName<S extends Stamps, Key> = Extract<S[Key & keyof S], string>;

type StampColumns<S extends Stamps> = Record<StampName<S, 'created' | 'modified'>, string> &
  Record<StampName<S, 'createdBy' | 'modifiedBy'>, number | null>;

/** A row to insert, with its author and time; a time among the values overrides the clock. */
export function withStamps<S extends Stamps, Row extends object>(
  stamps: S,
  values: Row,
  stamp: Stamp,
): StampColumns<S> & Row {
  const at = toStoredTime(stamp.at);
  const written = columns(stamps, { created: at, createdBy: stamp.userId, modified: at, modifiedBy: stamp.userId });
  return { ...(written as StampColumns<S>), ...values };
}

/** Inserts a row with its stamps and returns the whole row. @throws the unique violation of the database. */
export async function insertRow(transaction: Db, kind: RowKind, values: Values, stamp: Stamp): Promise<AnyRow> {
  const row = withStamps(kind.stamps, values, stamp);
  const { id } = await anyTable(transaction)
    .insertInto(kind.table)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { version: 1, ...row, id: Number(id) };
}

/**
 * Changes a row that is locked: raises its version, writes its author and time. A time among the values overrides the
 * clock. Returns the new version.
 */
export async function updateRow(
  transaction: Db,
  kind: RowKind,
  { id, values, stamp }: { id: number; values: Values; stamp: Stamp },
): Promise<number> {
  const stamps = columns(kind.stamps, { modified: toStoredTime(stamp.at), modifiedBy: stamp.userId });
  const { version } = await anyTable(transaction)
    .updateTable(kind.table)
    .set({ ...stamps, ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}

/** The row with the id; undefined when there is none. */
export async function findRow(db: Db, table: RecordTable, id: number): Promise<AnyRow | undefined> {
  const row = await anyTable(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  return row as AnyRow | undefined;
}

export async function hasRow(db: Db, table: RecordTable, id: number): Promise<boolean> {
  const row = await anyTable(db).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The id; null when it is null, or the table has no row with it. */
export async function existingId(db: Db, table: RecordTable, id: number | null): Promise<number | null> {
  return id !== null && (await hasRow(db, table, id)) ? id : null;
}

/** The existing rows among the ids, ordered by id. On PostgreSQL they stay locked until the transaction ends. */
export async function lockRows(transaction: Db, table: RecordTable, ids: readonly number[]): Promise<AnyRow[]> {
  if (ids.length === 0) return [];
  const rows = await anyTable(transaction)
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return rows as AnyRow[];
}

/**
 * Moves rows out of their table and keeps their values, without those of {@link SECRET}, together with the `relations` of each, by id.
 * Returns the rows that existed, in any order.
 */
export async function deleteRows(
  transaction: Db,
  kind: RowKind,
  { ids, relations, stamp }: { ids: readonly number[]; relations?: ReadonlyMap<number, Values>; stamp: Stamp },
): Promise<AnyRow[]> {
  const deleted: AnyRow[] = [];
  for (const some of chunksOf(ids, DELETED_AT_ONCE)) {
    const rows = await anyTable(transaction).deleteFrom(kind.table).where('id', 'in', some).returningAll().execute();
    if (rows.length > 0) await keepDeleted(transaction, kind, rows, { stamp, relations });
    deleted.push(...(rows as AnyRow[]));
  }
  return deleted;
}

/** A deleted row with its former values, and the relations that were kept with it; `binId` is its id in the bin. */
export type DeletedRow = {
  binId: number;
  row: AnyRow;
  relations: Values;
  deleted: string;
  deletedBy: number | null;
};

/** The deleted rows among the ids, ordered by id. On PostgreSQL they stay locked until the transaction ends. */
export async function lockDeletedRows(
  transaction: Db,
  table: RecordTable,
  ids: readonly number[],
): Promise<DeletedRow[]> {
  const kept = await transaction
    .selectFrom('deleted_records')
    .select(['id', 'data', 'relations', 'deleted', 'deleted_by'])
    .where('table_name', '=', table)
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return kept.map(({ id, data, relations, deleted, deleted_by: deletedBy }) => ({
    binId: id,
    deleted,
    deletedBy,
    row: JSON.parse(data) as AnyRow,
    relations: relations === null ? {} : (JSON.parse(relations) as Values),
  }));
}

/** Replaces the relations that are kept with a deleted row. */
export async function setRelations(transaction: Db, binId: number, relations: Values): Promise<void> {
  const json = JSON.stringify(relations);
  await transaction.updateTable('deleted_records').set({ relations: json }).where('id', '=', binId).execute();
}

/**
 * Restores a deleted row under its id, with a new version and the stamp of a change; `values` replace its former ones.
 * Returns the restored row; undefined when it was not deleted or is restored already.
 */
export async function restoreRow(
  transaction: Db,
  kind: RowKind,
  { id, values = {}, stamp }: { id: number; values?: Values; stamp: Stamp },
): Promise<AnyRow | undefined> {
  const kept = await transaction
    .deleteFrom('deleted_records')
    .where('table_name', '=', kind.table)
    .where('record_id', '=', id)
    .returning('data')
    .executeTakeFirst();
  if (!kept) return undefined;
  const before = JSON.parse(kept.data) as Values;
  const stamps = columns(kind.stamps, { modified: toStoredTime(stamp.at), modifiedBy: stamp.userId });
  const row = { ...before, ...values, ...stamps, id, version: Number(before['version']) + 1 };
  await anyTable(transaction).insertInto(kind.table).values(row).execute();
  return row;
}

/** Keeps rows, which are no longer in their table, so that they can be restored under their ids. */
export async function keepDeleted(
  transaction: Db,
  kind: RowKind,
  rows: readonly Values[],
  { stamp, relations }: { stamp: Stamp; relations: ReadonlyMap<number, Values> | undefined },
): Promise<void> {
  const { userId, at } = stamp;
  const relationsOf = (row: Values) => relations?.get(Number(row['id']));
  const kept = rows.map((row) => ({
    table_name: kind.table,
    record_id: Number(row['id']),
    title: String(row[kind.title]),
    title_folded: foldText(String(row[kind.title])),
    data: JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)))),
    relations: relationsOf(row) ? JSON.stringify(relationsOf(row)) : null,
    deleted: toStoredTime(at),
    deleted_by: userId,
  }));
  await transaction.insertInto('deleted_records').values(kept).execute();
}

function columns(names: RowKind['stamps'], values: { [Key in keyof RowKind['stamps']]?: unknown }): Values {
  const pairs = Object.entries(values).map(([key, value]) => [names[key as keyof RowKind['stamps']], value] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined));
}

/** The database for statements whose table or columns follow from the kind of record. */
export function anyTable(db: Db): Kysely<Record<string, Values>> {
  return db as unknown as Kysely<Record<string, Values>>;
}
