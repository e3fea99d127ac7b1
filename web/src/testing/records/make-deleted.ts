import type { DeletedRecord, Restoration } from '@baklja/contract/features/site/bin';

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
    parts: [],
    ...fields,
  };
}

/** What the server answers when it restores nothing and has nothing to say. */
export function makeRestoration(fields: Partial<Restoration> = {}): Restoration {
  return { restored: 0, message: '', notes: [], blocked: [], ...fields };
}
