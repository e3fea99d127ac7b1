/** Parameter of the address that holds the row in which a folder or subfolder is named. */
export const NAMES_PARAM = 'naziv';

/** Its value for a subfolder; for a folder it is the id. */
export function subfolderRow(id: number): string {
  return `subfolder-${id}`;
}

/** Its value for a new subfolder of the folder. */
export function newSubfolderRow(folderId: number): string {
  return `subfolder-u-${folderId}`;
}
