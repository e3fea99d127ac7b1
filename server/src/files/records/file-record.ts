import type { RecordKind } from '../../db/records.ts';

/** Files as records: versions, stamps and the bin. */
export const FILE_RECORD = {
  table: 'files',
  title: 'name',
  stamps: { created: 'created', createdBy: 'created_by', modified: 'modified', modifiedBy: 'modified_by' },
} as const satisfies RecordKind;
