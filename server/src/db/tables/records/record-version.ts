import type { VersionedKind } from '@baklja/contract/features/site/record-versions';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

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
