/** Texts of the questions before something is deleted for good. */
export const eraseText = {
  question: 'Izbrisati zauvijek?',
  emptyQuestion: 'Isprazniti koš?',
  contained: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
  bytes: 'Sadržaj datoteka briše se iz spremišta.',
  final: 'To se ne može poništiti.',
};
