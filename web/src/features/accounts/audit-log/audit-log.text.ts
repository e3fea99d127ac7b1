import { AUDIT_COUNT_LIMIT, AUDIT_EXPORT_LIMIT } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';

const entry = { one: 'zapis', few: 'zapisa', other: 'zapisa' };

const count = (total: number) =>
  total < AUDIT_COUNT_LIMIT ? countOf(total, entry) : `više od ${formatNumber(AUDIT_COUNT_LIMIT)} zapisa`;

export const auditLogText = {
  title: 'Dnevnik',
  columns: {
    time: 'Vrijeme',
    who: 'Tko',
    action: 'Radnja',
    what: 'Što',
    kind: 'Područje',
    details: 'Pojedinosti',
    open: 'Otvori',
  },
  user: 'Korisnik',
  allUsers: 'Svi korisnici',
  usersFailed: 'Korisnici nisu učitani.',
  action: 'Radnja',
  allActions: 'Sve radnje',
  kind: 'Područje',
  allKinds: 'Sva područja',
  count,
  countSince: (total: number, day: string) => `${count(total)} od ${day}`,
  notLoggedIn: 'neprijavljen',
  deletedUser: 'izbrisan korisnik',
  noTitle: 'bez naziva',
  detailsOf: (what: string) => `Pojedinosti: ${what}`,
  from: 'Odakle',
  addressRemoved: 'adresa uklonjena nakon 12 mjeseci',
  nowhere: 'sama aplikacija',
  openRecord: 'Otvori zapis',
  becomes: 'postaje',
  exportCsv: 'Izvezi CSV',
  exported: (rows: number) => `Izvezeno: ${countOf(rows, entry)}.`,
  cut: `Izvezeno je samo zadnjih ${formatNumber(AUDIT_EXPORT_LIMIT)} zapisa. Za starije suzite razdoblje.`,
  csvHead: ['Vrijeme', 'Tko', 'Radnja', 'Što', 'Područje', 'Broj zapisa', 'Pojedinosti', 'Adresa', 'Preglednik'],
  list: {
    region: 'Zapisi dnevnika',
    notLoaded: 'Dnevnik nije učitan.',
    search: 'Naziv ili korisnik',
    count,
    shown: (_first: number, _last: number, total: number) => count(total),
    empty: () => 'Dnevnik je prazan.',
    emptyHelp: 'Ovdje će pisati tko je što promijenio.',
    noTitle: (search: string) => `Nijedan zapis nema u nazivu ni u imenu korisnika „${search}”.`,
    noMatch: 'Nijedan zapis ne odgovara filtrima.',
    searchedTitle: (search: string) => `naziv ili korisnik sadrži „${search}”`,
    show: (total: number) => `Prikaži ${count(total)}`,
  },
};
