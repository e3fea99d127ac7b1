/** Texts of the pieces that show folders and files; those of the specification to the letter. */
export const mediaLibraryText = {
  folders: 'Folderi',
  back: 'Nazad',
  noFolders: 'No folders add one',
  foldersFailed: 'Folderi nisu učitani.',
};
