import type { DeletedRecord } from '@baklja/contract/features/site/bin';

/** A deleted article of the site. */
export function makeDeleted(fields: Partial<DeletedRecord> = {}): DeletedRecord {
  const { id = 1 } = fields;
  return {
    id,
    kind: 'post',
    record_id: 100 + id,
    title: `Članak ${id}`,
    deleted: '2026-11-18T08:14:00.000Z',
    deleted_by_name: 'Iva Đurđević',
    contained: [],
    ...fields,
  };
}
