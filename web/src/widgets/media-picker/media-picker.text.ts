import { countOf } from '@baklja/contract/plural';
import type { PickKind } from './use-picker-list.ts';

/** Texts of the picker. */
export const mediaPickerText = {
  title: {
    image: 'Odaberite sliku',
    images: 'Odaberite slike',
    file: 'Odaberite datoteku',
  } satisfies Record<PickKind, string>,
  replaceTitle: 'Zamijeni sliku',
  replace: 'Zamijeni',
  choose: 'Odaberi sliku',
  address: 'Slika s adrese na webu',
  otherPicture: 'Druga slika',
  details: 'Odabrana slika',
  nothingChosen: 'Odaberite sliku. Ovdje su onda njezin pregled i podaci.',
  alt: 'Alternativni tekst',
  caption: 'Potpis',
  author: 'Autor fotografije',
  ownTexts: 'Preuzeto iz podataka datoteke. Promjena vrijedi samo na ovom mjestu.',
  before: 'Sada',
  after: 'Poslije',
  replaced: 'Zamjenjuje se i ovo',
  keepCaption: 'Zadrži stari potpis',
  keepAlt: 'Zadrži stari alternativni tekst',
  chosenAs: (place: number) => `${place}. odabrana`,
  search: 'Pretraži',
  upload: 'Upload',
  cancel: 'Odustani',
  add: (count: number) =>
    count === 0 ? 'Dodaj slike' : `Dodaj ${countOf(count, { one: 'sliku', few: 'slike', other: 'slika' })}`,
  selected: { one: 'odabrana slika', few: 'odabrane slike', other: 'odabranih slika' },
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
