import type { Generated } from 'kysely';

/** A deleted record as it was, so that it can be looked at and brought back. `data` is JSON text of its row. */
export type DeletedRecordTable = {
  id: Generated<number>;
  table_name: string;
  record_id: number;
  title: string;
  data: string;
  /** JSON text of what belonged to the record and went with it. */
  relations: Generated<string | null>;
  deleted: string;
  deleted_by: number | null;
};
