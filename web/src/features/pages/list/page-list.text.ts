import type { TranslationFault } from '@baklja/contract/features/posts';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { countOf, formFor } from '@baklja/contract/plural';
import type { SortOrder } from '#web/widgets/record-list/sort-order.ts';
import type { PageSort } from './list-address.ts';

const PAGE = { one: 'stranica', few: 'stranice', other: 'stranica' };
/** What is done to pages: `Izbriši 3 stranice`. */
const PAGE_AS_OBJECT = { one: 'stranicu', few: 'stranice', other: 'stranica' };
const SELECTED = { one: 'Odabrana', few: 'Odabrane', other: 'Odabrano' };
const MEDALS = { one: 'medalja vodi', few: 'medalje vode', other: 'medalja vodi' };

/** Croatian words of the list of pages. Specified texts stand to the letter. */
export const pageListText = {
  list: 'Popis stranica',
  notLoaded: 'Popis stranica nije učitan.',
  language: 'Jezik',
  translation: 'Prijevod',
  anyTranslation: 'Svi prijevodi',
  translations: {
    missing: 'Bez prijevoda',
    outdated: 'Prijevod stariji',
  } satisfies Record<TranslationFault, string>,
  sorting: 'Poredaj',
  sortings: {
    'id desc': 'Najnovije',
    'id asc': 'Najstarije',
    'modified desc': 'Nedavno promijenjeno',
    'modified asc': 'Davno promijenjeno',
    'title asc': 'Naslov od A do Ž',
    'title desc': 'Naslov od Ž do A',
  } satisfies Record<`${PageSort} ${SortOrder}`, string>,

  selectAll: 'Odaberi sve s popisa',
  select: (title: string) => `Odaberi: ${title}`,
  selectionBar: 'Odabrane stranice',
  selected: (count: number) => `${formFor(count, SELECTED)} ${countOf(count, PAGE)}`,
  tooMany: `Odjednom se može izbrisati najviše ${countOf(RECORDS_AT_ONCE_LIMIT, PAGE_AS_OBJECT)}.`,
  remove: 'Izbriši',
  deletePages: (count: number) => (count === 1 ? 'Izbriši stranicu' : `Izbriši ${countOf(count, PAGE_AS_OBJECT)}`),
  pages: (count: number) => countOf(count, PAGE),
  willBeGone: (count: number) => (count === 1 ? 'Javnost je više neće vidjeti' : 'Javnost ih više neće vidjeti'),
  /** What would point nowhere without several pages. */
  checkingReferences: 'Provjerava se što vodi na ove stranice…',
  referencesFailed: 'Nije poznato što vodi na ove stranice.',
  noReferences: 'Nijedna medalja ne vodi na ove stranice.',
  references: (count: number) => `${countOf(count, MEDALS)} na ove stranice i ostat će bez njih:`,

  noTitle: (search: string) => `Nijedan naslov ne sadrži „${search}”.`,
  noMatch: {
    missing: 'Nema stranica bez prijevoda.',
    outdated: 'Nema stranica kojima je prijevod stariji.',
  } satisfies Record<TranslationFault, string>,
  noMatchWithSearch: 'Nijedna stranica ne odgovara.',
  foldedSearch: 'Kvačice i velika slova nisu važni: „sinkovic” nalazi „Sinković”.',
  soughtIn: (language: string) => `Traženo je među stranicama na ${language}.`,
  sought: (language: string, search: string, translation: string) =>
    `Traženo je među stranicama na ${language}: naslov sadrži „${search}”, prijevod „${translation}”.`,
  clearFilters: 'Poništi filtre',
  clearSearch: 'Poništi pretragu',
} as const;
