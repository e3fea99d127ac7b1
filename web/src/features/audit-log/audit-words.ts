import { type Kind, kindRow } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { capitalised, nominative } from '@baklja/contract/records/record-words';

/** What someone did. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  create: 'Izrada',
  update: 'Izmjena',
  delete: 'Brisanje',
  restore: 'Vraćanje iz koša',
  erase: 'Trajno brisanje',
  order: 'Promjena redoslijeda',
  merge: 'Spajanje',
  pin: 'Prikvačivanje',
  unpin: 'Otkvačivanje',
  'link-translation': 'Povezivanje prijevoda',
  'share-preview': 'Dijeljenje pregleda',
  'delete-preview': 'Ukidanje dijeljenog pregleda',
  upload: 'Slanje datoteke',
  replace: 'Zamjena datoteke',
  move: 'Premještanje',
  'create-folder': 'Izrada mape',
  'delete-folder': 'Brisanje mape',
  import: 'Uvoz',
  'read-oib': 'Čitanje OIB-a',
  register: 'Registracija',
  approve: 'Odobrenje korisnika',
  'log-in': 'Prijava',
  'log-in-failed': 'Neuspjela prijava',
  'log-out': 'Odjava',
  'end-sessions': 'Odjava sa svih uređaja',
  'change-password': 'Promjena lozinke',
  'add-second-factor': 'Dodavanje drugog koraka',
  'remove-second-factor': 'Uklanjanje drugog koraka',
  'require-second-factor': 'Obavezna prijava u dva koraka',
};

/** The kind of a record, as a filter and a cell name it. */
export function kindWord(kind: Kind): string {
  return kind === 'categorisedAthlete' ? 'Kategorizacija' : capitalised(nominative(kind));
}

/** Columns that follow from other ones: a change of theirs says nothing more. */
const DERIVED = new Set([
  ...['id', 'version', 'created', 'created_by', 'created_time', 'created_user_id'],
  ...['modified', 'modified_by', 'modified_time', 'modified_user_id', 'azurirano'],
  ...['ordered', 'ordered_by', 'order_version', 'title_key', 'name_key', 'number', 'object_key', 'sha256', 'upload_id'],
  ...['password_changed', 'last_log_in'],
]);

const WORDS: Readonly<Record<string, string>> = {
  access: 'pristup',
  accordion: 'harmonika',
  accountTypeRequest: 'tražena vrsta računa',
  active: 'aktivan',
  aktivan: 'aktivan',
  alias: 'adresa',
  alt: 'alternativni tekst',
  alt_eng: 'alternativni tekst, engleski',
  asset_id: 'oznaka zapisa',
  author: 'autor',
  autori: 'autori',
  broj: 'broj',
  broj_id: 'broj Olimpa',
  buttons: 'gumbi',
  caption: 'potpis',
  caption_eng: 'potpis, engleski',
  catid: 'kategorija',
  description: 'tekst',
  different: 'različiti autori',
  disciplina: 'disciplina',
  doc: 'dokumenti',
  doc_cat: 'folder',
  doc_name: 'naziv',
  dodatno: 'dodatno',
  dodatno_eng: 'dodatno, engleski',
  email: 'e-mail',
  EVB: 'evidencijski broj',
  featured: 'istaknuto',
  firma: 'firma',
  focal_x: 'središte slike, vodoravno',
  focal_y: 'središte slike, okomito',
  folder: 'mapa',
  foto_autor_id: 'autor fotografija',
  fulltext: 'tekst',
  gallery: 'galerija',
  gallery_captions: 'potpisi galerije',
  godina: 'godina',
  graficka_priprema: 'grafička priprema',
  height: 'visina',
  image: 'slika',
  images: 'slike',
  ime: 'ime',
  Ime: 'ime',
  introtext: 'uvod',
  issuu: 'Issuu',
  izdvojeno: 'izdvojeno',
  kont: 'kontakti',
  language: 'jezik',
  link: 'link',
  lng: 'jezik',
  medalja: 'medalja',
  media_type: 'vrsta datoteke',
  merged_id: 'spojen autor',
  mjesec: 'mjesec',
  moved: 'pomaknuto',
  naklada: 'naklada',
  nakladnik: 'nakladnik',
  name: 'ime',
  naslov: 'naslov',
  natjecanje: 'natjecanje',
  nav: 'sekcija',
  naziv: 'naziv',
  oib: 'OIB',
  olimpijac: 'olimpijac',
  opis: 'opis',
  orderIndex: 'redoslijed',
  other_id: 'drugi autor',
  page_id: 'stranica',
  page_id_eng: 'stranica, engleska',
  password_hash: 'lozinka',
  path: 'putanja',
  podnaslov: 'podnaslov',
  pref: 'titula ispred',
  prezime: 'prezime',
  Prezime: 'prezime',
  prijevod_id: 'prijevod',
  produkcija_id: 'produkcija',
  properties: 'svojstva dokumenta',
  publish_up: 'vrijeme objave',
  puni_sadrzaj: 'tekst',
  role: 'uloga',
  roles: 'uloge',
  rows: 'redaka',
  rubrika_id: 'rubrika',
  search: 'pretraga',
  show_accordion: 'prikaz harmonike',
  show_buttons: 'prikaz gumba',
  show_doc_page: 'vidljiv',
  show_gallery: 'prikaz galerije',
  show_in_sub: 'prikaz u subfolderu',
  show_sub: 'vidljiv',
  size: 'veličina',
  slika: 'slika',
  slug: 'adresa',
  sport: 'sport',
  sportid: 'sport',
  state: 'status',
  stranica_kraj: 'zadnja stranica',
  stranica_start: 'prva stranica',
  sub: 'podizbornik',
  sub_folder: 'subfolder',
  suf: 'titula iza',
  tagovi: 'tagovi',
  tekst: 'tekst',
  tekst_eng: 'tekst, engleski',
  tim: 'ekipa',
  timVal: 'naziv ekipe',
  tisak: 'tisak',
  title: 'naslov',
  title_eng: 'engleski naziv',
  translation_id: 'prijevod',
  type: 'vrsta',
  urednik_id: 'urednik',
  username: 'korisničko ime',
  value: 'naziv',
  web: 'web',
  width: 'širina',
  year: 'godina',
};

const WORDS_OF_KINDS: { readonly [K in Kind]?: Readonly<Record<string, string>> } = {
  document: { page_id: 'folder', link: 'datoteka' },
  documentFolder: { title: 'naziv' },
  subfolder: { title: 'naziv' },
  category: { title: 'naziv' },
  file: { name: 'naziv', author: 'autor slike' },
  magazineIssue: { link: 'PDF', slika: 'naslovnica', title: 'naziv' },
  menuItem: { link: 'vodi na' },
  athlete: { EVB: 'evidencijski broj (EVB)' },
};

/** The word of a field that changed; undefined for a column that follows from other ones. */
export function fieldWord(kind: Kind | null, field: string): string | undefined {
  if (DERIVED.has(field) || field.endsWith('_folded')) return undefined;
  // The name of an athlete or an author is made of first and last name.
  if (field === 'name' && kind !== null && kindRow(kind).title === 'name' && kind !== 'user' && kind !== 'file') {
    return undefined;
  }
  // The title of a medal is made of its fields.
  if (field === 'title' && kind === 'medal') return undefined;
  return (kind && WORDS_OF_KINDS[kind]?.[field]) ?? WORDS[field] ?? field;
}

/** Whether the column has a word, or needs none. */
export function hasFieldWord(kind: Kind, field: string): boolean {
  return fieldWord(kind, field) !== field || WORDS[field] !== undefined;
}
