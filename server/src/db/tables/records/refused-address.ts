import type { AddressedKind } from '@baklja/contract/address-rows';
import type { Generated } from 'kysely';

/** An address of a record that its field does not allow; `field` is the column, which may hold it in a JSON text. */
export type RefusedAddressTable = {
  id: Generated<number>;
  kind: AddressedKind;
  record_id: number;
  field: string;
  value: string;
};
