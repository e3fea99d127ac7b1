import { KINDS } from '@baklja/contract/kinds';
import { BIN_DAYS } from '@baklja/contract/limits';
import { countOf, formatNumber, formFor, type NounForms } from '@baklja/contract/plural';
import type { BinKind, BinPart, BinRelation } from '@baklja/contract/records/bin';
import { RECORD_FORMS } from '@baklja/contract/records/record-words';
import { DAY_MS } from '@baklja/contract/zagreb-time';

const record = RECORD_FORMS;
const selected = { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' };
const day = { one: 'dan', few: 'dana', other: 'dana' };

/** What belonged to a deleted record; the records that it contained have the words of their kind. */
const PARTS: Readonly<Record<Exclude<BinRelation, 'pin' | 'translation' | 'merged'>, NounForms>> = {
  winners: { one: 'sportaš', few: 'sportaša', other: 'sportaša' },
  signers: { one: 'autor', few: 'autora', other: 'autora' },
  medals: { one: 'medalja', few: 'medalje', other: 'medalja' },
  different: { one: 'autor sličnog imena', few: 'autora sličnog imena', other: 'autora sličnog imena' },
  menuLinks: { one: 'link u navigaciji', few: 'linka u navigaciji', other: 'linkova u navigaciji' },
  uses: { one: 'zapis koji je koristi', few: 'zapisa koji je koriste', other: 'zapisa koji je koriste' },
};

/** „3 subfoldera”; what there can be but one of has no number. */
export function partText({ part, count }: { part: BinPart; count: number }): string {
  if (part === 'pin') return 'bio je prikvačen';
  if (part === 'translation') return 'prijevod';
  if (part === 'merged') return 'spojen s drugim autorom';
  return countOf(count, part in PARTS ? PARTS[part as keyof typeof PARTS] : KINDS[part as BinKind].words.count);
}

export const binText = {
  title: 'Koš',
  help: `Izbrisano ostaje ovdje ${BIN_DAYS} dana i može se vratiti, a onda nestaje zauvijek.`,
  kind: 'Vrsta',
  allKinds: 'Sve vrste',
  user: 'Tko',
  allUsers: 'Svi korisnici',
  columns: { picture: 'Slika', title: 'Naziv', parts: 'Što je bilo uz to', by: 'Tko', deleted: 'Kada', left: 'Ostaje' },
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

export const contentText = {
  region: (title: string) => `Sadržaj: ${title}`,
  more: (count: number) => `i još ${formatNumber(count)}`,
  loading: 'Učitava se sadržaj',
  notLoaded: 'Sadržaj nije učitan.',
};

export const eraseText = {
  question: 'Izbrisati zauvijek?',
  emptyQuestion: 'Isprazniti koš?',
  contained: 'Briše se i sve što je izbrisano zajedno s folderima i sekcijama.',
  counted: 'U brojevima je i ono što je izbrisano zajedno s folderima i sekcijama.',
  counting: 'Broji se što je u košu…',
  bytes: 'Sadržaj datoteka briše se iz spremišta.',
  final: 'To se ne može poništiti.',
};

export const restoreText = {
  question: (count: number) => (count === 1 ? 'Vratiti iz koša?' : 'Vratiti odabrano iz koša?'),
  blocked: 'Ne može se vratiti',
  notes: 'Neće se vratiti kako je bilo',
  alongside: (noun: string, title: string) => `Zajedno s tim vraća se i ${noun} „${title}”.`,
  restore: 'Vrati',
  together: 'Vrati zajedno',
  others: 'Vrati ostalo',
};

/** Days until a deleted file is removed permanently, rounded up; 0 when its retention time is over. */
export function daysLeft(deleted: string, now: Date): number {
  const goneAt = Date.parse(deleted) + BIN_DAYS * DAY_MS;
  return Math.max(Math.ceil((goneAt - now.getTime()) / DAY_MS), 0);
}
