import type { Generated } from 'kysely';

/** The columns that `record` of `columnTypes` gives a table. Author and time are null where they are not known. */
export type RecordColumns = {
  id: Generated<number>;
  version: Generated<number>;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
