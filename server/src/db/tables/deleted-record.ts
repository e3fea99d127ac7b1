import type { Generated } from 'kysely';

export type DeletedRecordTable = {
  id: Generated<number>;
  table_name: string;
  record_id: number;
  title: string;
  data: string;
  /** JSON text of what stood beside the record and went with it. */
  beside: Generated<string | null>;
  deleted: string;
  deleted_by: number | null;
};
