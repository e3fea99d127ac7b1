import type { KINDS, Kind } from '@baklja/contract/kinds';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RecordTable, RowKind, Stamp } from '../db/record-rows.ts';
import type { Db, Schema } from '../db/schema.ts';
import type { Reference, References } from './references.ts';

/** A kind whose records have a table of their own. */
export type StoredKind = { [K in Kind]: (typeof KINDS)[K]['plural'] extends RecordTable ? K : never }[Kind];

export type TableOf<K extends StoredKind> = (typeof KINDS)[K]['plural'] & RecordTable;

export type RowOf<K extends StoredKind> = Selectable<Schema[TableOf<K>]> & { id: number; version: number };

/** What a write says of a record; absent columns stay, or get their defaults in a new record. */
export type ValuesOf<K extends StoredKind> = Partial<Omit<RowOf<K>, 'id' | 'version'>>;

/** Who writes and when, and where browsers reach the files when another host serves them. */
export type RecordStamp = Stamp & { fileHostUrl?: string | undefined };

/** What else is kept with a deleted record, so that it comes back with it. */
export type Relations = Record<string, unknown>;

/**
 * How records of a kind are written. Everything that kinds share follows from its row in `KINDS`; a definition holds only
 * what is special. Every function runs inside the transaction of the write.
 */
export type RecordDefinition<K extends StoredKind> = {
  /** Lock that every write takes first, where it compares records with each other. */
  lockFirst?: (transaction: Db) => Promise<void>;
  /** Columns for who and when. */
  stamps: RowKind['stamps'];
  /** Columns that are not kept when a record is deleted. */
  secrets?: readonly (keyof RowOf<K> & string)[];
  /** Values of a new record that the caller does not give. */
  defaults?: (stamp: RecordStamp) => ValuesOf<K>;
  /** Unique name for addresses, made from the title of a new record; `nameless` serves a title without letters. */
  slug?: { column: keyof RowOf<K> & string; nameless: string };
  /** Columns made from others, as the folded title. */
  derive?: (values: ValuesOf<K>) => ValuesOf<K>;
  /** Columns that people read: a change of one makes the translation of the record outdated. */
  texts?: readonly (keyof RowOf<K> & string)[];
  /** Paths of the files that a record names. */
  filePathsIn?: (row: RowOf<K>, fileHostUrl: string | undefined) => string[];
  /** Records that use this kind: one in use cannot be deleted. */
  referencedBy?: readonly Reference[];
  /** Turns a violated unique index into the error that people see. */
  takenError?: (values: ValuesOf<K>) => Error;
  /** Checks what a write says, before anything is written; `before` is undefined for a new record. */
  check?: (transaction: Db, write: { before: RowOf<K> | undefined; values: ValuesOf<K> }) => Promise<void>;
  /** What follows from a write. */
  afterWrite?: (transaction: Db, write: { before: RowOf<K> | undefined; after: RowOf<K> }) => Promise<void>;
  /** Checks that records may be deleted; takes from other tables what goes with each, to be kept by its id. */
  beforeDelete?: (transaction: Db, rows: readonly RowOf<K>[]) => Promise<ReadonlyMap<number, Relations>>;
  /** Checks that deleted records may come back. */
  beforeRestore?: (transaction: Db, rows: readonly RowOf<K>[]) => Promise<void>;
  /** Columns of a restored record that cannot be as they were, as a path that was taken. */
  restoredValues?: (transaction: Db, row: RowOf<K>, stamp: RecordStamp) => Promise<ValuesOf<K>>;
  /** Puts back what {@link beforeDelete} took. */
  afterRestore?: (transaction: Db, restored: { row: RowOf<K>; relations: Relations }) => Promise<void>;
  /** Kinds whose lists show records of this kind, besides its own. */
  shownIn?: readonly Kind[];
};

export type Creation<K extends StoredKind> = {
  values: ValuesOf<K>;
  stamp: RecordStamp;
  /** The record in the other language whose translation the new one is. */
  translationOf?: number | undefined;
};

export type Update<K extends StoredKind> = {
  id: number;
  /** The version that was read; absent to write over any. */
  version?: number | undefined;
  /** What changes; as a function where that depends on the present record. */
  values: ValuesOf<K> | ((before: RowOf<K>, transaction: Db) => ValuesOf<K> | Promise<ValuesOf<K>>);
  stamp: RecordStamp;
  /** Further writes of the same transaction. */
  also?: ((transaction: Db, write: { before: RowOf<K>; after: RowOf<K> }) => Promise<void>) | undefined;
};

/** Records that one write concerns, and who writes. */
export type Chosen = { ids: readonly number[]; stamp: RecordStamp };

/** The writes of a kind inside a transaction that is open. They throw what those of {@link RecordWriter} throw. */
export type WritesWithin<K extends StoredKind> = {
  insert: (transaction: Db, creation: Creation<K>) => Promise<RowOf<K>>;
  update: (transaction: Db, update: Update<K>) => Promise<number>;
  updateMany: (transaction: Db, change: Chosen & { values: ValuesOf<K> }) => Promise<ChangedRows<K>>;
  remove: (transaction: Db, chosen: Chosen) => Promise<RowOf<K>[]>;
  restore: (transaction: Db, chosen: Chosen) => Promise<{ before: RowOf<K>; after: RowOf<K> }[]>;
};

/** Rows as they were before a write that changed some of them. */
export type ChangedRows<K extends StoredKind> = { changed: RowOf<K>[]; unchanged: RowOf<K>[] };

/** The writes of a kind of record. Each is one transaction, and nothing is written when it throws. */
export type RecordWriter<K extends StoredKind> = {
  kind: K;
  within: WritesWithin<K>;
  /** Answers the new record. @throws what `check` throws; ConflictError for a taken title or a translated original. */
  create: (database: Database, creation: Creation<K>) => Promise<RowOf<K>>;
  /**
   * Answers the new version.
   * @throws NotFoundError, ConflictError `stale` when the version is not the present one, and what `check` throws.
   */
  update: (database: Database, update: Update<K>) => Promise<number>;
  /**
   * Gives several records the same values, all or none; those that have them already keep their version.
   * @throws NotFoundError when one of them is not there, and what `check` throws.
   */
  updateMany: (database: Database, change: Chosen & { values: ValuesOf<K> }) => Promise<ChangedRows<K>>;
  /**
   * Deletes records into the bin, all or none, with what belonged to them. Answers how many there were.
   * @throws NotFoundError when one of them is not there, ConflictError `in-use` when something uses one.
   */
  remove: (database: Database, chosen: Chosen) => Promise<number>;
  /**
   * Brings deleted records back under their ids, all or none. A slug that was taken gets a number; translations are
   * linked again where both are free. Answers how many there were.
   * @throws NotFoundError when one of them was not deleted, ConflictError for a taken title, what `beforeRestore` throws.
   */
  restore: (database: Database, chosen: Chosen) => Promise<number>;
  /** What uses the record. @throws NotFoundError */
  references: (db: Db, id: number) => Promise<References>;
};
