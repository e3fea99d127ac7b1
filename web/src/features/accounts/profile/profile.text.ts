import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';

/** Texts of /profil. */
export const profileText = {
  title: 'Profil',
  notLoaded: 'Profil nije učitan.',
  save: 'Spremi',
  cancel: 'Odustani',
  unchanged: 'Nema promjena',
  leaveHelp: 'Ono što ste upisali u profil nije spremljeno.',

  required: 'Vaša uloga traži prijavu u dva koraka.',
  requiredHelp:
    'Uključite aplikaciju za kodove ili dodajte pristupni ključ. Dotad se ostali zasloni ne otvaraju; odmah nakon toga radite dalje, bez nove prijave.',

  details: 'Podaci',
  detailsHelp: 'Korisničko ime i ulogu mijenja superadmin u Korisnicima.',
  name: 'Ime',
  email: 'E-mail',
  nameMissing: 'Upišite ime.',
  wrongEmail: 'Upišite adresu e-pošte, na primjer ime@primjer.hr.',
  stale: 'Račun je u međuvremenu promijenjen na drugom mjestu. Vaš upis je ostao; provjerite ga i spremite ponovno.',

  picture: 'Slika',
  pictureHelp: 'Vidi se okrugla. Nije u Mediji.',
  addPicture: 'Dodaj sliku',
  replace: 'Zamijeni',
  remove: 'Ukloni',
  sending: 'Šalje se…',
  yourPicture: 'Vaša slika',
  pictureSaved: 'Slika je spremljena.',
  pictureRemoved: 'Slika je uklonjena.',

  password: 'Lozinka',
  passwordHelp: 'Promjena odjavljuje sve druge uređaje.',
  passwordChanged: (day: string) => `Zadnja promjena ${day}.`,
  current: 'Sadašnja lozinka',
  next: 'Nova lozinka',
  repeat: 'Ponovite novu lozinku',
  passwordRule: `Najmanje ${PASSWORD_MIN_LENGTH} znakova.`,
  currentMissing: 'Upišite sadašnju lozinku.',
  shortPassword: `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.`,
  different: 'Lozinke se razlikuju.',
  changePassword: 'Promijeni lozinku',

  proveHelp: 'Prijavili ste se samo lozinkom. Prije ove promjene potvrdite da ste to vi svojim pristupnim ključem.',
  logInWithCode: 'Prijavili ste se samo lozinkom. Za ovu se promjenu odjavite i ponovno prijavite kodom iz aplikacije.',

  askPassword: 'Potvrdite svojom lozinkom.',
  passwordMissing: 'Upišite lozinku.',
  continue: 'Nastavi',

  keys: 'Pristupni ključevi',
  keysHelp: 'Prijava otiskom prsta ili licem, bez lozinke.',
  noKeys: 'Nema nijednog ključa.',
  addKey: 'Dodaj ključ',
  keyName: 'Naziv ključa',
  keyNameHelp: 'Po njemu ćete prepoznati uređaj.',
  keyNameMissing: 'Upišite naziv ključa.',
  keyAdded: 'Pristupni ključ je dodan.',
  keyUse: (added: string, used: string | undefined) =>
    `dodan ${added}, ${used === undefined ? 'još bez prijave' : `zadnja prijava ${used}`}`,
  removeKey: 'Ukloni ključ',
  removeKeyHelp: (name: string) => `Ključ „${name}” više neće prijavljivati u Baklju. Na uređaju ga izbrišite sami.`,

  sessions: 'Prijavljeni uređaji',
  sessionsHelp: 'Ne prepoznajete li uređaj, odjavite ga i promijenite lozinku.',
  thisDevice: 'ovaj uređaj',
  since: (when: string) => `od ${when}`,
  seen: (when: string) => `zadnje viđen ${when}`,
  end: 'Odjavi',
  endOthers: 'Odjavi sve druge',
  endHelp: (name: string) => `Uređaj „${name}” odmah gubi prijavu.`,
  endOthersHelp: 'Svi uređaji osim ovoga odmah gube prijavu.',

  theme: 'Izgled',
  themeHelp: 'Vrijedi u ovom pregledniku.',
  themes: { light: 'Svijetli', dark: 'Tamni', auto: 'Kao sustav' },
} as const;
