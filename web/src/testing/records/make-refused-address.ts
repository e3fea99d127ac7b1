import type { RefusedAddress } from '@baklja/contract/features/site/dashboard';

/** An address of an issue of the magazine that the public does not get. */
export function makeRefusedAddress(changes: Partial<RefusedAddress> = {}): RefusedAddress {
  return {
    id: 1,
    kind: 'magazineIssue',
    record_id: 7,
    record_key: '7',
    title: 'Olimp 083',
    field: 'link',
    value: 'javascript:alert(1)',
    ...changes,
  };
}
