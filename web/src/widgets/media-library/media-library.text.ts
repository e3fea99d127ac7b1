/** Texts of the components that show folders and files; those of the specification are verbatim. */
export const mediaLibraryText = {
  folders: 'Folderi',
  back: 'Nazad',
  noFolders: 'No folders add one',
  foldersFailed: 'Folderi nisu učitani.',
};
