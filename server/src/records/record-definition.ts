import type { Flag } from '@baklja/contract/fields';
import type { KINDS, Kind } from '@baklja/contract/kinds';
import type { NounForms } from '@baklja/contract/plural';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RecordTable, RowKind, USUAL_STAMPS } from '../db/record-rows.ts';
import type { Db, Schema } from '../db/schema.ts';
import type { Stamp } from '../stamp.ts';
import type { PublicShape } from './note-records.ts';
import type { Reference, References } from './references.ts';
import type { Rejected } from './versions/keep-version.ts';

/** A kind whose records have their own table. */
export type StoredKind = { [K in Kind]: (typeof KINDS)[K]['plural'] extends RecordTable ? K : never }[Kind];

export type TableOf<K extends StoredKind> = (typeof KINDS)[K]['plural'] & RecordTable;

/** A row of a kind with its children, in their order; `C` is the union of their names. */
export type RowOf<K extends StoredKind, C extends string = never> = Selectable<Schema[TableOf<K>]> & {
  id: number;
  version: number;
} & { [Name in C]: readonly ChildOf<Name>[] };

/** What a record knows of its children in addition to their ids, by the names of the children. */
type ChildDetails = { athletes: { id: number; role: string; took_part: Flag } };

/** A child as values name it: its id, or an object with it where the table of pairs has further columns. */
type ChildOf<Name extends string> = Name extends keyof ChildDetails ? ChildDetails[Name] : number;

export type NamedChild<Name extends string> = { name: string } & (ChildOf<Name> extends number
  ? { id: number }
  : ChildOf<Name>);

/** Values of a write; absent ones stay unchanged, or get their defaults in a new record. */
export type ValuesOf<K extends StoredKind, C extends string = never> = Partial<Omit<RowOf<K, C>, 'id' | 'version'>>;

/** Author and time of a write, and the address of the files when another host serves them. */
export type RecordStamp = Stamp & { fileHostUrl?: string | undefined };

/** Other data that is kept with a deleted record, so that it is restored with the record. */
export type Relations = Record<string, unknown>;

/**
 * How records of a kind are written. Everything that kinds share follows from its row in `KINDS`; a definition holds
 * only the special parts. Every function runs inside the transaction of the write.
 */
export type RecordDefinition<K extends StoredKind, C extends string = never> = PublicShape & {
  /** Lock that every write takes first, for kinds that compare records with each other. */
  lockFirst?: (transaction: Db) => Promise<void>;
  /** Columns for author and time, where they are not those of {@link USUAL_STAMPS}. */
  stamps?: RowKind['stamps'];
  /** Columns whose values are personal: no log and no history holds them. */
  personal?: readonly (keyof RowOf<K> & string)[];
  /** Records of other kinds that a record names in an order: they are a part of it, by the names that values use. */
  children?: { [Name in C]: Children };
  /** Fields of the editor that differ from the columns and children; versions have them in this form. */
  asRead?: (row: RowOf<K, C>, children: { [Name in C]: NamedChild<Name>[] }) => Record<string, unknown>;
  /** Values of a new record that the caller does not give. */
  defaults?: (stamp: RecordStamp) => ValuesOf<K>;
  /** Unique name for addresses, made from the title of a new record; `nameless` replaces a title without letters. */
  slug?: { column: keyof RowOf<K> & string; nameless: string };
  /** The title is unique, in any letter case and with or without marks; it is stored trimmed, and as `title_folded`. */
  hasUniqueTitle?: true;
  /** Columns made from others, such as the folded title, or a place; `before` is undefined for a new record. */
  derive?: (
    values: ValuesOf<K, C>,
    before: RowOf<K, C> | undefined,
    transaction: Db,
  ) => ValuesOf<K> | Promise<ValuesOf<K>>;
  /**
   * Columns that users read, and the paths of the files that a record names in them. A change of one makes the
   * translation of the record outdated.
   */
  texts?: {
    columns: readonly (keyof RowOf<K> & string)[];
    filePathsIn: (row: RowOf<K>, fileHostUrl: string | undefined) => string[];
  };
  /** Records that use this kind: one in use cannot be deleted. */
  referencedBy?: readonly Reference[];
  /** Records of other kinds that are deleted and restored with the record that they are in. */
  contains?: readonly Contained[];
  /** Turns another violated unique index into the error that users see. */
  takenError?: () => Error;
  /** Checks the values before anything is written; `before` is undefined for a new record. */
  check?: (transaction: Db, write: { before: RowOf<K, C> | undefined; values: ValuesOf<K, C> }) => Promise<void>;
  /** Further effects of a write. Returns what the audit log calls it, where it is more than to create or to update. */
  afterWrite?: (
    transaction: Db,
    write: { before: RowOf<K, C> | undefined; after: RowOf<K, C>; stamp: RecordStamp },
  ) => Promise<AuditAction | undefined>;
  /** Checks that records may be deleted; removes the relations of each from other tables and returns them by its id. */
  beforeDelete?: (
    transaction: Db,
    rows: readonly RowOf<K, C>[],
    stamp: RecordStamp,
  ) => Promise<ReadonlyMap<number, Relations> | undefined>;
  /** Checks that deleted records may be restored; their children may be gone. */
  beforeRestore?: (transaction: Db, rows: readonly RowOf<K, C>[]) => Promise<void>;
  /** Values that a record gets when it comes back from the bin, so that it is hidden: nothing becomes public by itself. */
  hidden?: ValuesOf<K>;
  /** Columns of a restored record that cannot keep their values, such as a path that is in use, and sentences about it. */
  restoredValues?: (
    transaction: Db,
    row: RowOf<K, C>,
    stamp: RecordStamp,
  ) => Promise<{ values: ValuesOf<K>; notes?: string[] }>;
  /**
   * Restores the relations that {@link beforeDelete} removed; `isUndo` when the record is as it was before the deletion.
   * Returns sentences about those that are not restored.
   */
  afterRestore?: (
    transaction: Db,
    restored: { row: RowOf<K, C>; relations: Relations; isUndo: boolean; stamp: RecordStamp },
  ) => Promise<string[]>;
};

export type Creation<K extends StoredKind, C extends string = never> = {
  values: ValuesOf<K, C>;
  stamp: RecordStamp;
  /** Names the call: when an earlier call of the user had this key, its record is changed and none is made. */
  idempotencyKey?: string | undefined;
  /** The original in the other language, when the new record is its translation. */
  translationOf?: number | undefined;
  /** What else the same transaction does with the new record; an error undoes everything. */
  also?: ((transaction: Db, after: RowOf<K, C>) => Promise<void>) | undefined;
};

export type Update<K extends StoredKind, C extends string = never> = {
  id: number;
  /** The version that was read; absent to overwrite any version. */
  version?: number | undefined;
  /** The changed values; a function when they depend on the current record. */
  values: ValuesOf<K, C> | ((before: RowOf<K, C>, transaction: Db) => ValuesOf<K, C> | Promise<ValuesOf<K, C>>);
  stamp: RecordStamp;
  /** What else the same transaction does with the record; an error undoes everything. */
  also?: ((transaction: Db, write: { before: RowOf<K, C>; after: RowOf<K, C> }) => Promise<void>) | undefined;
};

/** Records of one write, and its author. */
export type Chosen = { ids: readonly number[]; stamp: RecordStamp };

/** Records that are restored; `isUndo` false when they come back hidden even if their deletion could be undone. */
export type Restored = Chosen & { isUndo?: boolean };

/** The writes of a kind inside an open transaction. They throw the errors of {@link RecordWriter}. */
export type WritesWithin<K extends StoredKind, C extends string = never> = {
  insert: (transaction: Db, creation: Creation<K, C>) => Promise<RowOf<K, C>>;
  update: (transaction: Db, update: Update<K, C>) => Promise<number>;
  /**
   * Gives several records the same values, all or none; those that have the values already keep their version.
   * @throws NotFoundError when one of them does not exist, and what `check` throws.
   */
  updateMany: (transaction: Db, change: Chosen & { values: ValuesOf<K> }) => Promise<ChangedRows<K>>;
  remove: (transaction: Db, chosen: Chosen) => Promise<RowOf<K>[]>;
  restore: (transaction: Db, chosen: Restored) => Promise<RestoredRows<K>>;
  /** Keeps an update that was rejected as stale in the history. */
  keepRejected: (transaction: Db, rejected: Rejected, stamp: Stamp) => Promise<void>;
};

/** Restored rows as they were and as they are now, and Croatian sentences about what did not come back as it was. */
export type RestoredRows<K extends StoredKind> = {
  rows: { before: RowOf<K>; after: RowOf<K> }[];
  /** The records whose former slug was in use. */
  newSlugs: { title: string; former: string; slug: string }[];
  notes: string[];
  /** Whether all of them are as they were before the deletion. */
  isUndo: boolean;
};

/** Records that are in another one: they go to the bin with it, as one entry, and come back with it. */
export type Contained = {
  table: RecordTable;
  /** Column that holds the id of the record that they are in. */
  column: string;
  /** Further columns that a record has when it is contained, with their values. */
  where?: Record<string, unknown>;
  /** The writes of their kind; a function, because kinds may refer to each other. */
  writes: () => {
    remove: (transaction: Db, chosen: Chosen) => Promise<unknown>;
    restore: (transaction: Db, chosen: Restored) => Promise<{ notes: string[] }>;
  };
};

/** Records of another kind that a record names in an order: each has a row with its place in a table of pairs. */
export type Children = {
  table: { [Table in keyof Schema]: 'place_in_list' extends keyof Schema[Table] ? Table : never }[keyof Schema];
  /** Column with the id of the record. */
  owner: string;
  /** Column with the id of the other record, and the kind of it. */
  column: string;
  of: StoredKind;
  /** Further columns of the table of pairs; values then hold objects with `id` and these. */
  details?: readonly string[];
  /** What a restored record lacks when others are gone, as „sportaša, kojega više nema”. */
  lost: NounForms;
};

/**
 * Restores deleted records of a kind in an open transaction, all or none. Returns Croatian sentences about everything
 * that does not come back as it was.
 */
export type Restorer = (transaction: Db, chosen: Chosen) => Promise<string[]>;

/** Rows before a write that changed some of them. */
export type ChangedRows<K extends StoredKind> = { changed: RowOf<K>[]; unchanged: RowOf<K>[] };

/** The writes of a kind of record. Each is one transaction, and nothing is written when it throws. */
export type RecordWriter<K extends StoredKind, C extends string = never> = {
  kind: K;
  within: WritesWithin<K, C>;
  /**
   * Returns the new record.
   * @throws what `check` throws; ConflictError for a taken title or a translated original. For a repeated call:
   * NotFoundError when its record was deleted, ConflictError `stale` when someone else has changed it since.
   */
  create: (database: Database, creation: Creation<K, C>) => Promise<RowOf<K, C>>;
  /**
   * Returns the new version.
   * @throws NotFoundError, StaleError when the version is not the current one, and what `check` throws. The history
   * keeps the rejected update.
   */
  update: (database: Database, update: Update<K, C>) => Promise<number>;
  /**
   * Moves records to the bin, all or none, with their related data. Returns the number of records.
   * @throws NotFoundError when one of them does not exist, InUseError when something uses one.
   */
  remove: (database: Database, chosen: Chosen) => Promise<number>;
  /**
   * Restores deleted records under their ids, all or none. Those that the user has just deleted are as they were;
   * others are hidden where the kind can be. A slug that is in use gets a number; translations are linked again where
   * both are free.
   * @throws NotFoundError when one of them was not deleted, ConflictError for a taken title, what `beforeRestore`
   * throws.
   */
  restore: (database: Database, chosen: Chosen) => Promise<RestoredRows<K>>;
  /** Restores records of the bin in an open transaction, hidden where the kind can be. @throws as `restore`. */
  restorer: Restorer;
  /** The records that use the record. @throws NotFoundError */
  references: (db: Db, id: number) => Promise<References>;
};
