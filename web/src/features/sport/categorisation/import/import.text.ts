import { countOf, formatNumber } from '@baklja/contract/plural';

const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const ATHLETES = { one: 'sportaš', few: 'sportaša', other: 'sportaša' };
const FAULTS = { one: 'grešku', few: 'greške', other: 'grešaka' };
const WARNINGS = { one: 'upozorenje', few: 'upozorenja', other: 'upozorenja' };

export const importText = {
  title: 'Uvoz kategorizacije',
  drop: 'Dovucite datoteku s popisom ovamo',
  inForce: (rows: number) =>
    `Sadašnji popis (${countOf(rows, ATHLETES)}) ostaje na snazi dok ne pritisnete „Zamijeni popis”, a poslije toga ostaje spremljen i može se vratiti.`,
  rows: (count: number) => countOf(count, ROWS),
  faults: (count: number) =>
    `Datoteka ima ${countOf(count, FAULTS)}, pa se popis ne može zamijeniti. Sadašnji popis ostaje na snazi.`,
  faultHeads: ['Redak', 'Stupac', 'U datoteci piše', 'Što ispraviti', 'Čiji redak'],
  warningHeads: ['Redak', 'Stupac', 'U datoteci piše', 'Zašto upozoravamo', 'Čiji redak'],
  goodRows: (count: number) => `Ispravno je: ${countOf(count, ROWS)}.`,
  kinds: {
    warnings: 'Upozorenja',
    added: 'Novo',
    changed: 'Mijenja kategoriju',
    removed: 'Uklanja se',
    same: 'Bez promjene',
  },
  changeHeads: {
    id: 'AUTOID',
    name: 'Prezime i ime',
    sport: 'Sport',
    category: 'Kategorija',
    result: 'Rezultat',
    until: 'Vrijedi do',
  },
  willReplace: (before: number, after: number) =>
    `${countOf(after, ROWS)} zamijenit će ${formatNumber(before)}. Sadašnji popis ostaje spremljen.`,
  replace: 'Zamijeni popis',
  withWarnings: (count: number) =>
    `Datoteka ima ${countOf(count, WARNINGS)}. Vrijednosti će se uvesti onako kako u njoj pišu.`,
  progress: ['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte', 'Podaci uspješno dodani'],
} as const;
