/** Columns of files for author and time. */
export const FILE_STAMPS = {
  created: 'created',
  createdBy: 'created_by',
  modified: 'modified',
  modifiedBy: 'modified_by',
} as const;
