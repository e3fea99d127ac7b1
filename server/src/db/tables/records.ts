import type { AddressedKind } from '@baklja/contract/address-rows';
import type { VersionedKind } from '@baklja/contract/features/site/record-versions';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type RecordTables = {
  changes: ChangeTable;
  list_versions: ListVersionTable;
  created_records: CreatedRecordTable;
  deleted_records: DeletedRecordTable;
  record_versions: RecordVersionTable;
  version_bases: VersionBaseTable;
  refused_addresses: RefusedAddressTable;
};

/** The columns that `record` of `columnTypes` gives a table. Author and time are null where they are not known. */
export type RecordColumns = {
  id: Generated<number>;
  version: Generated<number>;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};

/** Version, time and author of the order of the records that another one contains. */
export type OrderColumns = {
  order_version: Generated<number>;
  ordered: string | null;
  ordered_by: number | null;
};

/** The version of the lists of a kind of record: it rises with every write that such a list could show. */
export type ListVersionTable = { kind: string; version: number };

/** A record that was made by a call with an `Idempotency-Key`, so that a repetition of the call finds it. */
export type CreatedRecordTable = {
  user_id: number;
  idempotency_key: string;
  table_name: string;
  /** Null only inside the transaction that makes the record. */
  record_id: number | null;
  /** Version that the last such call left. */
  version: number | null;
  created: string;
};

/** A deleted record with its former values, so that it can be shown and restored. `data` is JSON text of its row. */
export type DeletedRecordTable = {
  id: Generated<number>;
  table_name: string;
  record_id: number;
  title: string;
  /** The title as `foldText` returns it. */
  title_folded: Generated<string>;
  data: string;
  /** JSON text of the related data that was deleted with the record; null when there is none. */
  relations: Generated<string | null>;
  /** Id of the deleted record that contained it and brings it back; null for one that was deleted by itself. */
  deleted_with: Generated<number | null>;
  deleted: string;
  deleted_by: number | null;
};

/** A former version of a record, or one that was sent and not saved. */
export type RecordVersionTable = {
  id: Generated<number>;
  kind: VersionedKind;
  record_id: number;
  /** Of the record; of a rejected version, the one on which it was based. */
  version: number;
  /** When it was saved or sent; null when it is unknown. */
  at: string | null;
  user_id: number | null;
  is_rejected: Flag;
  /** The text against which `data` is compressed; null when it is compressed by itself. */
  base_id: number | null;
  /** Its fields as `encodeFields` writes them, compressed. */
  data: Uint8Array;
};

/** The fields of a version, not compressed: later versions of the record are stored as what differs from it. */
export type VersionBaseTable = {
  id: Generated<number>;
  kind: VersionedKind;
  record_id: number;
  data: Uint8Array;
};

/** An address of a record that its field does not allow; `field` is the column, which may hold it in a JSON text. */
export type RefusedAddressTable = {
  id: Generated<number>;
  kind: AddressedKind;
  record_id: number;
  field: string;
  value: string;
};

/** A write that changed public answers, or a moment at which some changed; `tags` is JSON text. Ids follow the commits. */
export type ChangeTable = { id: number; at: string; tags: string };
