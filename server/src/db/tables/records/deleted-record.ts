import type { Generated } from 'kysely';

/** A deleted record with its former values, so that it can be shown and restored. `data` is JSON text of its row. */
export type DeletedRecordTable = {
  id: Generated<number>;
  table_name: string;
  record_id: number;
  title: string;
  /** The title as `foldText` returns it. */
  title_folded: Generated<string>;
  data: string;
  /** JSON text of the related data that was deleted with the record; null when there is none. */
  relations: Generated<string | null>;
  /** Id of the deleted record that contained it and brings it back; null for one that was deleted by itself. */
  deleted_with: Generated<number | null>;
  deleted: string;
  deleted_by: number | null;
};
