/** What was in force from a moment on. The version with the highest id is in force; versions are never deleted. */
export type CategorisationVersionTable = {
  id: number;
  /** Its rows are those with this `list_id`: its own id, or that of the version that was brought back. */
  list_id: number;
  created: string;
  created_by: number | null;
  action: 'import' | 'restore' | 'delete';
  file_name: string;
  restored_id: number | null;
  rows: number;
  /** Difference to the version before: rows by AUTOID, `changed` by category. */
  added: number;
  removed: number;
  changed: number;
};
