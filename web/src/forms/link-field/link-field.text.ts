export const linkFieldText = {
  kinds: { page: 'Stranica', file: 'Datoteka', folder: 'Folder', document: 'Dokument' },
  found: 'Stranice i datoteke',
  croatian: 'hrvatski',
  english: 'engleski',
  nothing: (words: string) => `Nijedna stranica ni datoteka ne sadrži „${words}”.`,
  failed: 'Stranice i datoteke nisu pretražene.',
  pickFile: 'Odaberi datoteku',
} as const;
