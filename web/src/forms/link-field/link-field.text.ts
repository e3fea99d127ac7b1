export const linkFieldText = {
  kinds: { page: 'Stranica', file: 'Datoteka', folder: 'Folder', document: 'Dokument' },
  nothing: (words: string) => `Nijedna stranica ni datoteka ne sadrži „${words}”.`,
  pickFile: 'Odaberi datoteku',
} as const;
