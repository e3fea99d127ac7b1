import { countOf } from '@baklja/contract/plural';
import type { PickKind } from './use-picker-list.ts';

export const mediaPickerText = {
  title: {
    image: 'Odaberite sliku',
    images: 'Odaberite slike',
    file: 'Odaberite datoteku',
  } satisfies Record<PickKind, string>,
  alt: 'Alternativni tekst',
  caption: 'Potpis',
  add: (count: number) =>
    count === 0 ? 'Dodaj slike' : `Dodaj ${countOf(count, { one: 'sliku', few: 'slike', other: 'slika' })}`,
  selected: { one: 'odabrana slika', few: 'odabrane slike', other: 'odabranih slika' },
  empty: (kind: PickKind, hasSubfolders: boolean) =>
    `U ovom folderu nema ${kind === 'file' ? 'datoteka' : 'slika'}${hasSubfolders ? ', ali ima subfoldera' : ''}.`,
  emptyHelp: (hasSubfolders: boolean) =>
    `Pošaljite ih gumbom Upload ili otvorite ${hasSubfolders ? 'subfolder' : 'drugi folder'}.`,
};
