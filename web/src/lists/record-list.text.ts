import type { Language } from '@baklja/contract/fields';
import { type Kind, kindRow } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { formatNumber, formatRange, formFor } from '@baklja/contract/plural';
import {
  accusative,
  capitalised,
  countAccusative,
  countRecords,
  inGender,
  nominative,
} from '@baklja/contract/records/record-words';
import type { ListRequest } from './address/list-address.ts';
import type { SortOrder } from './address/sort-order.ts';

export const recordListText = {
  edit: 'Uredi',
  use: 'Uporaba',
  uses: [
    { value: 'used', label: 'U upotrebi' },
    { value: 'unused', label: 'Nije u upotrebi' },
  ],
  unused: 'nije u upotrebi',
  pages: 'Stranice popisa',
  pagesBelow: 'Stranice popisa, na dnu',
  remove: 'Izbriši',
  selectSeveral: 'Odaberi više',
  filters: 'Filtri',
  clear: 'Poništi',
  filtersOn: (count: number) => formFor(count, { one: 'uključen', few: 'uključena', other: 'uključeno' }),
  clearFilters: 'Poništi filtre',
  clearSearch: 'Poništi pretragu',
  otherLanguage: { 'hr-HR': 'Traži među engleskima', 'en-GB': 'Traži među hrvatskima' } satisfies Record<
    Language,
    string
  >,
  languageLabel: 'Jezik',
  language: { 'hr-HR': 'hrvatskom', 'en-GB': 'engleskom' } satisfies Record<Language, string>,
  keptSearch: (search: string) => `Vaša pretraga „${search}” ostaje upisana.`,
  sorting: 'Poredak',
  sortedBy: (head: string, order: SortOrder) => `${head}, ${order === 'asc' ? 'uzlazno' : 'silazno'}`,
  loading: 'Učitava se…',
  /** An option that no longer exists or is not loaded yet. */
  unknown: (value: string) => `br. ${value}`,
} as const;

const SELECTED = {
  masculine: { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' },
  feminine: { one: 'Odabrana', few: 'Odabrane', other: 'Odabrano' },
};

/** The texts of a list that depend on its kind of record; a feature overrides those that differ. */
export function listTexts(kind: Kind) {
  const { words } = kindRow(kind);
  return {
    /** Name of the screen region that holds the list. */
    region: `Popis ${words.count.other}`,
    notLoaded: `Popis ${words.count.other} nije učitan.`,
    search: 'Naslov',
    count: (total: number) => countRecords(kind, total),
    shown: (first: number, last: number, total: number) =>
      `${capitalised(words.plural)} ${formatRange(formatNumber(first), formatNumber(last))} od ${formatNumber(total)}`,
    selectPage: 'Odaberi sve na stranici',
    selectFound: 'Odaberi sve s popisa',
    select: (title: string) => `Odaberi: ${title}`,
    selectionBar: `${inGender(kind, 'Odabrani', 'Odabrane')} ${words.plural}`,
    selected: (count: number) => `${formFor(count, SELECTED[words.gender])} ${countRecords(kind, count)}`,
    tooMany: `Odjednom se može izbrisati najviše ${countAccusative(kind, RECORDS_AT_ONCE_LIMIT)}.`,
    deleteQuestion: 'Da li sigurno želite obrisati?',
    show: (count: number) => `Prikaži ${countAccusative(kind, count)}`,
    delete: (count: number) => `Izbriši ${count === 1 ? accusative(kind) : countAccusative(kind, count)}`,
    empty: ({ language }: ListRequest) =>
      `Ovdje će biti ${words.plural}${language === undefined ? '' : ` na ${recordListText.language[language]}`}.`,
    emptyHelp: '',
    noTitle: (search: string) => `Nijedan naslov ne sadrži „${search}”.`,
    foldedSearch: 'Kvačice i velika slova nisu važni: „sinkovic” nalazi „Sinković”.',
    noMatch: `${inGender(kind, 'Nijedan', 'Nijedna')} ${nominative(kind)} ne odgovara filtrima.`,
    searchedTitle: (search: string) => `naslov sadrži „${search}”`,
    /** Where a search looks: `među člancima na hrvatskom`. Empty when it looks everywhere. */
    among: (_request: ListRequest) => '',
  };
}

export type ListTexts = ReturnType<typeof listTexts>;
