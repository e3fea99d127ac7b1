/** Columns of files for who and when. */
export const FILE_STAMPS = {
  created: 'created',
  createdBy: 'created_by',
  modified: 'modified',
  modifiedBy: 'modified_by',
} as const;
