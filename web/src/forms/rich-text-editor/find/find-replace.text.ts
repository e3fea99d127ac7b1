import { countOf, formatNumber } from '@baklja/contract/plural';

const PLACES = { one: 'mjestu', few: 'mjesta', other: 'mjesta' };

/** Croatian texts of find and replace. */
export const findText = {
  open: 'Pronađi i zamijeni',
  query: 'Pronađi',
  replacement: 'Zamijeni s',
  caseSensitive: 'Razlikuj velika i mala slova',
  previous: 'Prethodno podudaranje',
  next: 'Sljedeće podudaranje',
  replace: 'Zamijeni',
  replaceAll: 'Zamijeni sve',
  all: 'Sve',
  close: 'Zatvori',
  count: (place: number, total: number) => `${formatNumber(place)} od ${formatNumber(total)}`,
  none: 'Nema',
  noneSpoken: 'Nema podudaranja',
  replaced: (count: number) => `Zamijenjeno na ${countOf(count, PLACES)}.`,
} as const;
