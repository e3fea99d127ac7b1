import { countOf, formatNumber } from '@baklja/contract/plural';

const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const FAULTS = { one: 'grešku', few: 'greške', other: 'grešaka' };
const VALUES = { one: 'vrijednost', few: 'vrijednosti', other: 'vrijednosti' };
const DECISIONS = { one: 'odluka', few: 'odluke', other: 'odluka' };

export const importText = {
  title: 'Uvoz kategorizacije',
  stepsLabel: 'Koraci uvoza',
  stepNames: ['Datoteka', 'Pregled', 'Zamjena'],
  rowForms: ROWS,
  notes: {
    choose: 'odabir datoteke',
    reading: 'kako je datoteka pročitana',
    faults: 'datoteka ima greške',
    questions: 'nepoznate vrijednosti',
    preview: 'pregled prije zamjene',
    running: 'zamjena u tijeku',
    done: 'gotovo',
  },
  choose: 'Odaberi datoteku',
  drop: 'Dovucite datoteku kategorizacije',
  dropHelp: '.csv, .xlsx ili .xls, do 64 MB. Kodiranje, odvajač i zaglavlje prepoznaju se sami.',
  whatHappens: 'Što će se dogoditi',
  steps: [
    ['1. Datoteka', ' se samo pročita. Ništa se ne mijenja.'],
    ['2. Pregled', ' pokazuje tko je nov, tko se uklanja i komu se mijenja kategorija.'],
    ['3. Zamjena', ' je jedan korak. Dotadašnji popis ostaje spremljen i može se vratiti.'],
  ],
  columns: 'Stupci',
  columnsHelp:
    'Trinaest stupaca: AUTOID, EVB, Ime, PreZme, Spol, DatRod, SptNazOK, Klub, Zupanija, EVSKat, KatRezult, KatOd i KatDo. Kad datoteka ima zaglavlje, redoslijed nije važan. Obvezni su AUTOID, Ime, PreZme i SptNazOK.',
  template: 'Preuzmi prazan predložak',
  lastImports: 'Zadnji uvozi',
  unchanged: 'Ništa još nije promijenjeno',
  inForce: (day: string, rows: number) => `Na snazi je popis od ${day}, ${countOf(rows, ROWS)}.`,
  noneInForce: 'Popisa na snazi još nema.',
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
  firstRows: (count: number) => (count === 1 ? 'Prvi redak' : `Prvih ${countOf(count, ROWS)}`),
  firstRowsHelp: 'ovako će se pročitati; ako slova nisu dobra, promijenite kodiranje',
  read: (count: number) => `Pročitano: ${countOf(count, ROWS)}`,
  toPreview: 'Pregled',
  faults: (count: number) => `Ovu datoteku nije moguće uvesti: ima ${countOf(count, FAULTS)}.`,
  faultsHelp: 'Ispravite ih u datoteci i učitajte je ponovno. Popis na snazi se ne mijenja.',
  forSender: 'Za onoga tko šalje datoteku',
  forSenderHelp: 'Popis grešaka s brojem retka otvara se u Excelu.',
  saveFaults: 'Preuzmi popis grešaka',
  faultHeads: ['Redak', 'Stupac', 'U datoteci', 'Što nije u redu', 'Čiji redak'],
  chooseMended: 'Učitaj ispravljenu',
  unknown: (count: number) => `${countOf(count, VALUES)} ne poznajemo. Potvrdite kako da se uvezu.`,
  unknownOther: 'Potvrdite prije zamjene.',
  unknownHelp: 'Datoteka se ne mijenja; odluka vrijedi za ovaj uvoz.',
  unknownHeads: ['Stupac', 'U datoteci', 'Redaka', 'Uvozi se kao', 'Zašto pitamo', 'Odluka'],
  moreUnknown: (count: number) => `Još ${countOf(count, VALUES)} uvozi se kako piše, ako potvrdite sve.`,
  emptyValue: 'prazno',
  leaveEmpty: 'Ostavi bez kategorije',
  keepValue: (value: string) => `Zadrži „${value}”`,
  importAs: (column: string, value: string) => `${column} „${value}” uvozi se kao`,
  proposals: {
    number: 'Prijedlog po obliku broja.',
    start: 'Prijedlog po početku naziva.',
    letters: 'Prijedlog po sličnosti slova.',
  },
  otherProposals: (names: readonly string[]) => `Može biti i ${names.join(' ili ')}.`,
  notKnown: (column: 'EVSKat' | 'Zupanija', value: string) => {
    if (value === '') return 'Sportaš se vidi u popisu, ali bez kategorije.';
    return column === 'EVSKat' ? 'Nije među kategorijama I do VI.' : 'Nije među 21 županijom.';
  },
  lines: (lines: readonly number[], all: number) => {
    if (all === 1) return `Redak ${lines.map(formatNumber).join('')}.`;
    const more = all - lines.length;
    return `Retci ${lines.map(formatNumber).join(', ')}${more > 0 ? ` i još ${formatNumber(more)}` : ''}.`;
  },
  confirm: 'Potvrdi',
  confirmed: 'Potvrđeno',
  confirmValue: (column: string, value: string) => `Potvrdi ${column} „${value}”`,
  confirmAll: 'Potvrdi sve',
  decisionsLeft: (count: number) => `Još ${countOf(count, DECISIONS)}`,
  decided: (confirmed: number, all: number) => `${confirmed} od ${all} potvrđeno. Ništa još nije promijenjeno.`,
  allDecided: 'Sve je potvrđeno',
  toComparison: 'Nastavi na pregled',
  keepOrder: (first: string) =>
    `Stupci u zaglavlju nisu u uobičajenom redoslijedu. Uvezi ih po nazivima; prvi je redak ${first}.`,
  keepLetters: 'Slova č, ć, đ, š, ž dvaput su kodirana (na primjer „Ä‡” umjesto „ć”). Uvezi ih ipak.',
  keepLost:
    'Neka se slova ne mogu pročitati (znak „�”). Ako je kodiranje krivo odabrano, promijenite ga. Uvezi ih ipak.',
  counts: { category: 'Po kategoriji', sport: 'Po sportu', county: 'Po županiji' },
  noDifference: 'Usporedba s popisom na snazi nije učitana.',
  comparing: 'Uspoređuje se s popisom na snazi…',
  figures: {
    added: { before: 'Novo', after: 'Novo', note: 'nema ih u sadašnjem popisu' },
    changed: { before: 'Mijenja kategoriju', after: 'Promijenjena kategorija', note: 'isti AUTOID, druga kategorija' },
    removed: { before: 'Uklanja se', after: 'Uklonjeno', note: 'nema ih u datoteci' },
    same: { before: 'Bez promjene', after: 'Bez promjene', note: 'ista kategorija' },
  },
  changeHeads: ['AUTOID', 'Ime, PreZme', 'SptNazOK', 'EVSKat', 'KatRezult'],
  showAll: (count: string) => `Prikaži sve (${count})`,
  pagesOf: (title: string) => `Stranice: ${title}`,
  noChanges: 'Datoteka ne mijenja ni sportaše ni kategorije.',
  beforeReplacing: 'Prije nego što zamijenite',
  beforeReplacingHelp:
    'Dok ne pritisnete Zamijeni, javnost vidi sadašnji popis. Zamjena je jedan korak: uspije cijela ili se ne dogodi ništa. Sadašnji popis ostaje spremljen i može se vratiti.',
  willReplace: (before: number, after: number) => `${countOf(before, ROWS)} zamijenit će ${formatNumber(after)}`,
  replace: 'Zamijeni popis',
  cancel: 'Odustani',
  again: 'Pokušaj ponovno',
  failed: 'Greška!',
  running: ['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte'],
  runningState: 'Zamjena je u tijeku',
  runningHelp:
    'Javnost do samog kraja vidi dosadašnji popis. Ako se veza prekine ili zatvorite prozor, vrijedi ili stari ili novi popis, nikad pola.',
  done: 'Podaci uspješno dodani',
  doneHelp: 'Otvara se popis…',
  doneState: 'Na snazi je novi popis',
  restoreFormer: 'Vrati prethodni',
  openList: 'Otvori popis',
  leaveHelp: 'Datoteka je odabrana, ali popis nije zamijenjen.',
  leaveRunningHelp: 'Zamjena je u tijeku. Ako odete, dovršit će se bez vas, a ishod piše u verzijama.',
} as const;
