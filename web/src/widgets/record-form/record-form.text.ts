import type { Kind } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { accusative, capitalised, genitive, inGender, missingText, nominative } from '@baklja/contract/record-words';

const FIELDS = { one: 'polje treba', few: 'polja treba', other: 'polja treba' };

/** Croatian texts that the editors of all records share. */
export const recordFormText = {
  unkept: 'Ovaj preglednik ne može čuvati skicu: ono što pišete sigurno je tek kad ga spremite.',
  kept: 'Na ovom računalu sačuvano je ono što niste spremili',
  untitled: 'Bez naslova',
  restoreDraft: 'Vrati',
  discardDraft: 'Odbaci',
  leaveHelp: 'Napisano ostaje sačuvano na ovom računalu i nudi se kad se sljedeći put vratite.',
  stale: 'Nije spremljeno: u međuvremenu je spremljena druga verzija. Vaš tekst je ostao ovdje.',
  incomplete: 'Nije spremljeno: nešto nedostaje ili nije ispravno.',
  panel: 'Objava',
  panelLabel: 'Kako se objavljuje',
  language: 'Jezik',
  pickImage: 'Odaberi sliku',
  pickFile: 'Odaberi datoteku',
  change: 'Zamijeni',
  removeChoice: 'Ukloni',
  findRecord: 'Upišite dio naziva',
  finding: 'Traži se…',
  foundNothing: 'Ništa ne sadrži te riječi.',
  cancel: 'Odustani',
  save: 'Spremi',
  saveAndAdd: 'Spremi i dodaj još',
  optional: 'nije obvezno',
  uses: 'Gdje se koristi',
  facts: 'Zapis',
  show: 'Prikaži',
  close: 'Zatvori',
  otherActions: 'Druge radnje',
  saving: 'Sprema se…',
  openOnSite: 'Otvori na webu',
  keptHere: 'Napisano se čuva na ovom računalu.',
  notKept: 'Napisano je samo u ovom prozoru.',
  waits: {
    network: 'Nema mreže. Ostavite ovaj prozor otvorenim: spremit će se samo od sebe čim se mreža vrati.',
    server: 'Poslužitelj privremeno ne radi. Ostavite ovaj prozor otvorenim: spremanje se ponavlja samo od sebe.',
    'log-in': 'Prijava je istekla. Spremit će se čim se ponovno prijavite.',
  },
  waitsForServer: 'Poslužitelj privremeno ne radi',
  waitsForLogIn: 'Spremanje čeka prijavu',
  restoreAndSave: 'Vrati zapis i spremi',
  backToList: 'Natrag na popis',
  deleteQuestion: 'Da li sigurno želite obrisati?',
  faults: (count: number) => `${countOf(count, FIELDS)} ispraviti.`,
  create: (kind: Kind) => `Dodaj ${accusative(kind)}`,
  edit: (kind: Kind) => `Uredi ${accusative(kind)}`,
  translate: (kind: Kind) => `Dodaj prijevod ${genitive(kind)}`,
  remove: (kind: Kind) => `Izbriši ${accusative(kind)}`,
  loading: (kind: Kind) => `Učitava se ${nominative(kind)}`,
  notLoaded: (kind: Kind) => `${noun(kind)} nije ${inGender(kind, 'učitan', 'učitana')}.`,
  missing: missingText,
  missingHelp: (kind: Kind) => `Možda je ${inGender(kind, 'izbrisan', 'izbrisana')} ili adresa nije točno upisana.`,
  noOriginal: (kind: Kind) =>
    `${noun(kind)} ${inGender(kind, 'koji bi se prevodio', 'koja bi se prevodila')} ne postoji.`,
  hasTranslation: (kind: Kind) => `${inGender(kind, 'Taj', 'Ta')} ${nominative(kind)} već ima prijevod.`,
  openTranslation: 'Otvori prijevod',
  conflict: (kind: Kind) => `U međuvremenu je spremljena druga verzija ${genitive(kind)}.`,
  backToForm: (kind: Kind) => `Vrati se na ${accusative(kind)}`,
  deletedElsewhere: (kind: Kind) =>
    `${noun(kind)} je u međuvremenu ${inGender(kind, 'izbrisan', 'izbrisana')}. Vaš unos nije izgubljen.`,
  inUse: (kind: Kind) => `${noun(kind)} u upotrebi ne može se izbrisati.`,
} as const;

function noun(kind: Kind): string {
  return capitalised(nominative(kind));
}
