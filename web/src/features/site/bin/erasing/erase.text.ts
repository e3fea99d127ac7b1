/** Texts of the questions before something is deleted for good. */
export const eraseText = {
  question: 'Izbrisati zauvijek?',
  emptyQuestion: 'Isprazniti koš?',
  contained: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
  counted: 'U brojevima je i ono što je izbrisano zajedno s folderima i sekcijama.',
  counting: 'Broji se što je u košu…',
  bytes: 'Sadržaj datoteka briše se iz spremišta.',
  final: 'To se ne može poništiti.',
};
