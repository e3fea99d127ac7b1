import type { RecordRow } from '../define-record-form.ts';

/** Who and when; `at` is ISO 8601 in UTC, empty when it is unknown; the name may be unknown too. */
export type Stamp = { name: string | undefined; at: string };

/** Who created a record, who changed it last, and when, for any field names of its kind. */
export function stampsOf(row: RecordRow): { created: Stamp; modified: Stamp } {
  return {
    created: { name: row.created_by_name ?? undefined, at: row.created ?? row.created_time ?? '' },
    modified: { name: row.modified_by_name ?? undefined, at: row.modified ?? row.modified_time ?? '' },
  };
}
