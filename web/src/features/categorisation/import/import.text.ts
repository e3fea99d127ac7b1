import { countOf, formatNumber } from '@baklja/contract/plural';

const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const FAULTS = { one: 'grešku', few: 'greške', other: 'grešaka' };

export const importText = {
  title: 'Uvoz kategorizacije',
  choose: 'Odaberi datoteku',
  drop: 'Dovucite datoteku kategorizacije',
  dropHelp: '.csv, .xlsx ili .xls, do 64 MB. Kodiranje, odvajač i zaglavlje prepoznaju se sami.',
  steps: [
    'Datoteka se samo pročita. Ništa se ne mijenja.',
    'Pregled pokazuje tko je nov, tko se uklanja i komu se mijenja kategorija.',
    'Zamjena je jedan korak. Dotadašnji popis ostaje spremljen i može se vratiti.',
  ],
  reading: 'Datoteka se čita…',
  otherFile: 'Druga datoteka',
  encoding: 'Kodiranje',
  separator: 'Odvajač',
  separators: { ';': 'točka sa zarezom', ',': 'zarez', '\t': 'tabulator' },
  header: 'Zaglavlje',
  headers: { names: 'prvi redak, po nazivima', order: 'prvi redak, po redoslijedu stupaca', none: 'nema ga' },
  sheet: 'List',
  chooseSheet: 'Odaberite list',
  severalSheets: 'Datoteka ima više listova s podacima. Odaberite onaj koji se uvozi.',
  faults: (count: number) => `Ovu datoteku nije moguće uvesti: ima ${countOf(count, FAULTS)}.`,
  faultsHelp: 'Ispravite ih u datoteci i učitajte je ponovno. Popis na snazi se ne mijenja.',
  saveFaults: 'Preuzmi popis grešaka',
  faultHeads: ['Redak', 'Stupac', 'U datoteci', 'Što nije u redu', 'Čiji redak'],
  confirmations: 'Potvrdite prije zamjene',
  keepUnknown: (column: string, value: string, count: number) =>
    `${column}: ${value === '' ? 'prazno' : `„${value}”`} nije među poznatima (${countOf(count, ROWS)}). Uvezi kako piše.`,
  keepOrder: 'Stupci u zaglavlju nisu u uobičajenom redoslijedu. Uvezi ih po nazivima.',
  keepLetters: 'Slova č, ć, đ, š, ž dvaput su kodirana (na primjer „Ä‡” umjesto „ć”). Uvezi ih ipak.',
  keepLost:
    'Neka se slova ne mogu pročitati (znak „�”). Ako je kodiranje krivo odabrano, promijenite ga. Uvezi ih ipak.',
  firstRows: (count: number) => `Prvih ${count} redaka`,
  read: (count: number) => `Pročitano: ${countOf(count, ROWS)}`,
  counts: { category: 'Po kategoriji', sport: 'Po sportu', county: 'Po županiji' },
  difference: 'Prema popisu na snazi',
  noDifference: 'Usporedba s popisom na snazi nije učitana.',
  added: 'Novi',
  changed: 'Druga kategorija',
  removed: 'Uklanjaju se',
  replace: (rows: number) => `Zamijeni popis (${formatNumber(rows)})`,
  cancel: 'Odustani',
  again: 'Pokušaj ponovno',
  failed: 'Greška!',
  running: ['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte'],
  runningHelp: 'Javnost do samog kraja vidi dosadašnji popis. Vrijedi ili stari ili novi popis, nikad pola.',
  done: 'Podaci uspješno dodani',
} as const;
