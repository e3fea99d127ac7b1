import type { RecordKind } from '../db/records.ts';

/** Users as records: their name for people is the one that is shown. */
export const USER_RECORD = {
  table: 'users',
  title: 'name',
  secrets: ['password_hash'],
  stamps: { created: 'created', createdBy: 'created_by', modified: 'modified', modifiedBy: 'modified_by' },
} as const satisfies RecordKind;
