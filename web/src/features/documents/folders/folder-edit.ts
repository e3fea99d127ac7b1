/** What is written in the list: a new folder, a subfolder of a folder, or other names of one of them. */
export type FolderEdit =
  | { kind: 'folder' }
  | { kind: 'subfolder'; folderId: number }
  | { kind: 'rename-folder'; id: number }
  | { kind: 'rename-subfolder'; id: number };

/** Documents that are being added; the folder is chosen in the panel when it is undefined. */
export type Adding = { folderId: number | undefined };
