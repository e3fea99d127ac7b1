import { BIN_DAYS } from '@baklja/contract/limits';
import { countOf, formatNumber, formFor } from '@baklja/contract/plural';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';
import { DAY_MS } from '@baklja/contract/zagreb-time';

const record = RECORD_FORMS;
const usingRecord = { one: 'zapisu', few: 'zapisa', other: 'zapisa' };
const selected = { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' };
const day = { one: 'dan', few: 'dana', other: 'dana' };

export const binText = {
  title: 'Koš',
  help: `Izbrisano ostaje ovdje ${BIN_DAYS} dana. Članci se vraćaju kao skice, a folderi i subfolderi skriveni.`,
  kind: 'Vrsta',
  allKinds: 'Sve vrste',
  user: 'Tko',
  allUsers: 'Svi korisnici',
  columns: { picture: 'Slika', title: 'Naziv', by: 'Izbrisao', deleted: 'Kada', left: 'Nestaje za' },
  former: 'prijašnja verzija',
  uses: (count: number) => (count === 0 ? 'nigdje se ne koristi' : `koristi se u ${countOf(count, usingRecord)}`),
  unknownPerson: 'nepoznato',
  daysLeft: (count: number) => (count === 0 ? 'manje od dana' : countOf(count, day)),
  goneIn: (count: number) => `nestaje za ${binText.daysLeft(count)}`,
  restore: 'Vrati',
  open: 'Otvori',
  restoreOne: (act: string, title: string) => `${act}: ${title}`,
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

export const eraseText = {
  question: 'Izbrisati zauvijek?',
  emptyQuestion: 'Isprazniti koš?',
  contained: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
  bytes: 'Sadržaj datoteka briše se iz spremišta.',
  final: 'To se ne može poništiti.',
};

/** Days until a deleted file is removed permanently, rounded up; 0 when its retention time is over. */
export function daysLeft(deleted: string, now: Date): number {
  const goneAt = Date.parse(deleted) + BIN_DAYS * DAY_MS;
  return Math.max(Math.ceil((goneAt - now.getTime()) / DAY_MS), 0);
}
