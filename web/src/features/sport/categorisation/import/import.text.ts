import { countOf, formatNumber } from '@baklja/contract/plural';

const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const ATHLETES = { one: 'sportaš', few: 'sportaša', other: 'sportaša' };
const FAULTS = { one: 'grešku', few: 'greške', other: 'grešaka' };
const WARNINGS = { one: 'upozorenje', few: 'upozorenja', other: 'upozorenja' };

export const importText = {
  title: 'Uvoz kategorizacije',
  back: 'Kategorizacije',
  drop: 'Dovucite datoteku s popisom ovamo',
  chooseList: 'Odaberite datoteku s popisom',
  dropHelp:
    '.csv, .xlsx ili .xls, 13 stupaca, do 64 MB. Prvo se samo pročita: prije zamjene vidite sve greške i promjene.',
  choose: 'Odaberi datoteku',
  chooseOther: 'Odaberi drugu',
  chooseCorrected: 'Odaberi ispravljenu',
  inForce: (rows: number) =>
    `Sadašnji popis (${countOf(rows, ATHLETES)}) ostaje na snazi dok ne pritisnete „Zamijeni popis”, a poslije toga ostaje spremljen i može se vratiti.`,
  columnsHelp:
    'Stupci: AUTOID, EVB, Ime, PreZme, Spol, DatRod, SptNazOK, Klub, Zupanija, EVSKat, KatRezult, KatOd i KatDo. Kad datoteka ima zaglavlje, redoslijed nije važan. Obvezni su AUTOID, Ime, PreZme i SptNazOK.',
  template: 'Preuzmi prazan predložak',
  reading: 'Datoteka se čita…',
  rows: (count: number) => countOf(count, ROWS),
  noHeader: 'bez zaglavlja',
  allRight: 'sve ispravno',
  sheet: 'List',
  chooseSheet: 'Odaberite list',
  severalSheets: 'Datoteka ima više listova s podacima. Odaberite onaj koji se uvozi.',
  failed: 'Greška!',
  faults: (count: number) =>
    `Datoteka ima ${countOf(count, FAULTS)}, pa se popis ne može zamijeniti. Sadašnji popis ostaje na snazi.`,
  faultList: 'Greške',
  faultHeads: ['Redak', 'Stupac', 'U datoteci piše', 'Što ispraviti', 'Čiji redak'],
  warningHeads: ['Redak', 'Stupac', 'U datoteci piše', 'Zašto upozoravamo', 'Čiji redak'],
  lineOnPhone: (line: number) => `Redak ${line}`,
  wholeLine: 'cijeli redak',
  emptyValue: 'prazno',
  goodRows: (count: number) => `Ispravno je: ${countOf(count, ROWS)}.`,
  saveFaults: 'Preuzmi greške (CSV)',
  correct: 'Ispravite datoteku pa je odaberite ponovno.',
  firstRows: 'Prvi redci datoteke',
  noDifference: 'Usporedba s popisom na snazi nije učitana.',
  comparing: 'Uspoređuje se s popisom na snazi…',
  kinds: {
    warnings: 'Upozorenja',
    added: 'Novo',
    changed: 'Mijenja kategoriju',
    removed: 'Uklanja se',
    same: 'Bez promjene',
  },
  figures: 'Promjene',
  changeHeads: {
    id: 'AUTOID',
    name: 'Prezime i ime',
    sport: 'Sport',
    category: 'Kategorija',
    result: 'Rezultat',
    until: 'Vrijedi do',
  },
  findChange: 'Ime, prezime ili AUTOID',
  findFault: 'Redak, stupac ili ime',
  noneFound: 'Ništa ne odgovara.',
  pagesOf: (title: string) => `Stranice: ${title}`,
  unchanged: 'Ništa još nije promijenjeno',
  willReplace: (before: number, after: number) =>
    `${countOf(after, ROWS)} zamijenit će ${formatNumber(before)}. Sadašnji popis ostaje spremljen.`,
  cancel: 'Odustani',
  replace: 'Zamijeni popis',
  replaceQuestion: 'Zamijeniti popis?',
  withWarnings: (count: number) =>
    `Datoteka ima ${countOf(count, WARNINGS)}. Vrijednosti će se uvesti onako kako u njoj pišu.`,
  progress: ['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte', 'Podaci uspješno dodani'],
  running: 'Zamjena je u tijeku',
  runningHelp:
    'Javnost do samog kraja vidi dosadašnji popis. Ako se veza prekine ili zatvorite prozor, vrijedi ili stari ili novi popis, nikad pola.',
  done: 'Popis se otvara sam.',
  formerKept: 'Prijašnji popis ostaje spremljen i može se vratiti:',
  openList: 'Otvori popis',
  leaveHelp: 'Datoteka je odabrana, ali popis nije zamijenjen.',
  leaveRunningHelp: 'Zamjena je u tijeku. Ako odete, dovršit će se bez vas, a ishod piše u verzijama.',
} as const;
