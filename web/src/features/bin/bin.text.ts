import { BIN_DAYS } from '@baklja/contract/limits';
import { countOf, formatNumber, formFor } from '@baklja/contract/plural';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';

const record = RECORD_FORMS;
const selected = { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' };
const day = { one: 'dan', few: 'dana', other: 'dana' };

/** Texts of the bin. */
export const binText = {
  title: 'Koš',
  help: `Izbrisano ostaje ovdje ${BIN_DAYS} dana i može se vratiti, a onda nestaje zauvijek.`,
  kind: 'Vrsta',
  allKinds: 'Sve vrste',
  columns: { picture: 'Slika', title: 'Naziv', by: 'Tko', deleted: 'Kada', left: 'Ostaje' },
  former: 'prijašnja verzija',
  unknownPerson: 'nepoznato',
  daysLeft: (count: number) => (count === 0 ? 'manje od dana' : countOf(count, day)),
  facts: (name: string, date: string, left: number) =>
    `${name}, ${date} · ${left === 0 ? 'manje od dana' : `još ${countOf(left, day)}`}`,
  restore: 'Vrati',
  restoreOne: (title: string) => `Vrati: ${title}`,
  erase: 'Izbriši zauvijek',
  emptyBin: 'Isprazni koš',
  count: (total: number) => countOf(total, record),
  list: {
    region: 'Izbrisani zapisi',
    notLoaded: 'Koš nije učitan.',
    search: 'Naziv',
    count: (total: number) => countOf(total, record),
    shown: (first: number, last: number, total: number) =>
      `Zapisi ${formatNumber(first)}–${formatNumber(last)} od ${formatNumber(total)}`,
    selectionBar: 'Odabrani zapisi',
    selected: (count: number) => `${formFor(count, selected)} ${countOf(count, record)}`,
    empty: () => 'Koš je prazan.',
    emptyHelp: `Ovdje se ${BIN_DAYS} dana čuva ono što je izbrisano i može se vratiti.`,
    noTitle: (search: string) => `Ništa u košu ne zove se „${search}”.`,
    noMatch: 'Ništa u košu ne odgovara filtrima.',
    searchedTitle: (search: string) => `naziv sadrži „${search}”`,
  },
};
