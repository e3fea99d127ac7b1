import type { PickKind } from './use-picker-list.ts';

/** Texts of the picker. */
export const mediaPickerText = {
  title: {
    image: 'Odaberite sliku',
    images: 'Odaberite slike',
    file: 'Odaberite datoteku',
  } satisfies Record<PickKind, string>,
  search: 'Pretraži',
  upload: 'Upload',
  cancel: 'Odustani',
  add: (count: string) => `Dodaj ${count}`,
  selected: { one: 'odabrana slika', few: 'odabrane slike', other: 'odabranih slika' },
  added: { one: 'sliku', few: 'slike', other: 'slika' },
  failed: 'Datoteke nisu učitane.',
  emptyImages: 'U ovom folderu nema slika.',
  emptyFiles: 'U ovom folderu nema datoteka.',
  emptyHelp: 'Učitajte ih gumbom Upload ili otvorite drugi folder.',
  noMatch: (search: string) => `Ništa se ne zove „${search}”.`,
  noMatchHelp: 'Traženo je u svim folderima. Kvačice i velika slova nisu važni.',
  clearSearch: 'Poništi pretragu',
  allFolders: 'Rezultati iz svih foldera',
  pages: 'Stranice odabira',
};
