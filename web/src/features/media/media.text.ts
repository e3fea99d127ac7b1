import type { FileUse } from '@baklja/contract/features/media/media';
import { KINDS } from '@baklja/contract/kinds';
import { BIN_DAYS, SVG_MAX_BYTES } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { capitalised, countAccusative, nominative } from '@baklja/contract/records/record-words';
import { formatBytes } from '#web/lib/text/bytes.ts';
import type { Archive, ArchiveKey } from './archives.ts';

const NAMED_FAILURES = 3;

const file = KINDS.file.words.count;
const hit = { one: 'pogodak', few: 'pogotka', other: 'pogodaka' };
const selected = { one: 'odabrana', few: 'odabrane', other: 'odabranih' };
const atPlace = { one: 'mjestu', few: 'mjesta', other: 'mjesta' };
const place = { one: 'mjesto', few: 'mjesta', other: 'mjesta' };
/** Files that were not saved, as in `2 datoteke nisu spremljene`. */
const notSaved = {
  one: 'datoteka nije spremljena',
  few: 'datoteke nisu spremljene',
  other: 'datoteka nije spremljeno',
};

export const mediaHubText = {
  title: 'Media',
  manager: 'Svi folderi',
  bin: 'Koš',
  files: 'Datoteke',
  others: 'Ostalo',
  countsFailed: 'Brojevi datoteka nisu učitani.',
  help: {
    documentUpload: 'Pravilnici, zapisnici, izvješća',
    imageUpload: 'Portreti sportaša i ostale slike',
    articleImages: 'Slike uz članke i naslovnice',
    articleDocumentUpload: 'Prilozi uz članke',
    athleteImages: 'Popis svih slika sportaša',
    oldDocuments: 'Datoteke sa stare stranice',
    webImages: 'Slike za stranicu i bannere',
  } satisfies Record<ArchiveKey, string>,
  file,
};

export const mediaText = {
  title: 'Media',
  documentTitle: (folder: string) => `Media: ${folder}`,
  addFolder: 'Dodaj folder',
  upload: 'Upload',
  bin: 'Koš',
  search: 'Pretraži',
  loading: 'Loading...',
  publicNote: 'Sve što je ovdje ima javnu adresu, pa i dokumenti iz skrivenih foldera.',
  /** What is directly in a folder: `1 datoteka, 1 folder`. */
  contents: (files: number, folders: number) =>
    [
      ...(files > 0 || folders === 0 ? [countOf(files, file)] : []),
      ...(folders > 0 ? [countOf(folders, KINDS.documentFolder.words.count)] : []),
    ].join(', '),
  hits: (count: number) => countOf(count, hit),

  list: (folder: string) => `Datoteke foldera ${folder}`,
  view: 'Prikaz',
  views: { table: 'Tablica', grid: 'Mreža' },
  sorting: 'Poredak',
  sortings: {
    'created usual': 'Najnovije',
    'created reverse': 'Najstarije',
    'name usual': 'Ime od A do Ž',
    'name reverse': 'Ime od Ž do A',
    'size usual': 'Najveće',
    'size reverse': 'Najmanje',
  },
  pages: 'Stranice popisa',
  pagesBelow: 'Stranice popisa, na dnu',

  columns: { picture: 'Slika', name: 'Ime', time: 'Vrijeme', address: 'Adresa', link: 'Link' },
  open: 'Open',
  acts: 'Radnje',
  copyUrl: 'Kopiraj url',
  copied: 'kopirano',
  notCopied: (url: string) => `Preglednik ne dopušta kopiranje. Adresa je: ${url}`,
  newTab: 'otvara se u novoj kartici',

  selected: (count: number) => countOf(count, selected),
  selectAll: 'Odaberi sve na stranici',
  select: (name: string) => `Odaberi ${name}`,
  selectionBar: 'Odabrane datoteke',
  move: 'Premjesti',
  rename: 'Preimenuj',
  remove: 'Izbriši',
  details: 'Detalji',
  detailsOf: (name: string) => `Detalji: ${name}`,
  actsOn: (name: string) => `Što učiniti s: ${name}`,
  folderActions: (name: string) => `Što učiniti s folderom ${name}`,
  foldersToggle: 'Folderi',

  listFailed: 'Popis datoteka nije učitan.',
  listStale: 'Popis možda nije svjež.',
  empty: 'Ovaj je folder prazan.',
  noPictures: 'U ovom folderu još nema slika.',
  emptyHelp: (folder: string, isTouch: boolean) =>
    `Ovdje će biti slike i dokumenti foldera „${folder}”. Odaberite ih gumbom Upload${isTouch ? '' : ', dovucite ih ovamo ili ih zalijepite'}.`,
  noMatch: (search: string) => `Ništa se ne zove „${search}”.`,
  noMatchHelp: (folder: string) =>
    `Traženo je u folderu „${folder}” i u svima ispod njega. Kvačice i velika slova nisu važni: „cilic” nalazi „Čilić”.`,
  noFolder: 'Ovog foldera nema.',
  noFolderHelp: 'Adresa nije točno upisana ili je folder preimenovan, premješten ili izbrisan.',
  toImages: 'Otvori folder images',

  cancel: 'Odustani',
  newFolderIn: (folder: string) => `Novi folder u „${folder}”`,
  folderName: 'Naziv foldera',
  createFolder: 'Dodaj folder',
  folderCreated: 'Folder created!',
  renameFile: 'Preimenuj datoteku',
  renameFolder: 'Preimenuj folder',
  fileName: 'Ime datoteke',
  endingStays: (ending: string) => `Nastavak „${ending}” ostaje.`,
  noName: 'Unesite ime datoteke.',
  noSlash: 'Ime ne smije sadržavati kosu crtu.',
  nameTooLong: (longest: number) => `Ime može imati najviše ${longest} znakova.`,
  andOthers: (count: number) => `i još ${countOf(count, file)}`,
  formerAddress: 'Stara adresa vodit će na novu, pa će sve raditi i dalje.',
  formerAddresses: 'Stare adrese vodit će na nove, pa će sve raditi i dalje.',
  rowChanged: 'Netko je u međuvremenu promijenio ovu datoteku. Provjerite i pokušajte ponovno.',

  replaceFile: 'Zamijeni datoteku',
  replaced: 'Datoteka je zamijenjena.',
  dropToReplace: 'Pustite datoteku: zamijenit će ovu',
  replacing: {
    present: 'Sada',
    next: 'Nova',
    address: 'Adresa',
    uses: 'Koristi se',
    former: 'Prijašnja',
  },
  from: (size: string, day: string) => `${size}, od ${day}`,
  fromHere: (size: string) => `${size}, s ovog uređaja`,
  noFileYet: 'Odaberite datoteku iste vrste.',
  choose: (kind: string) => `Odaberi ${kind}`,
  other: 'Druga',
  addressStays: 'Ostaje ista, pod starim imenom. Poveznice se ne mijenjaju.',
  formerStays: `Ostaje u košu ${BIN_DAYS} dana i može se vratiti.`,
  otherKindHelp: (isImage: boolean, kind: string) =>
    `Spremite ${isImage ? 'sliku' : 'dokument'} kao ${kind} ili ${isImage ? 'je' : 'ga'} dodajte kao novu datoteku; dobit će svoju adresu.`,
  addAsNew: 'Dodaj kao novu',
  oneFileOnly: 'Jednu datoteku može zamijeniti samo jedna.',
  formerVersions: 'Prijašnje verzije',
  noFormer: `Nema ih. Zamijenjena datoteka ostaje u košu ${BIN_DAYS} dana.`,
  replacedAt: (time: string, size: string) => `Do ${time}, ${size}`,
  inBinUntil: (day: string) => `U košu do ${day}`,
  restoreFormer: (time: string) => `Vrati verziju do ${time}`,

  moveFile: 'Kamo premjestiti datoteku?',
  moveFolder: 'Kamo premjestiti folder?',
  moveFiles: (count: number) => `Kamo premjestiti ${countAccusative('file', count)}?`,
  moveTo: (name: string) => `Premjesti u ${name}`,
  isThere: 'Već je ovdje. Odaberite drugi folder.',
  areThere: 'Već su ovdje. Odaberite drugi folder.',
  intoItself: 'Folder se ne može premjestiti sam u sebe.',

  removeFileQuestion: 'Želite li izbrisati datoteku?',
  removeFolderQuestion: 'Želite li izbrisati folder i sve u njemu?',
  removeFilesQuestion: (count: number) => `Želite li izbrisati ${countAccusative('file', count)}?`,
  removeFile: 'Izbriši datoteku',
  removeFolder: 'Izbriši folder',
  removeFiles: (count: number) => `Izbriši ${countAccusative('file', count)}`,
  inFolder: (count: number) => `U njemu i ispod njega: ${countOf(count, file)}`,
  willBeMissing: 'Na tim mjestima više se neće vidjeti.',
  restore: 'Vrati',

  checkingUses: 'Provjerava se gdje se koristi…',
  usesFailed: 'Nije bilo moguće provjeriti gdje se koristi.',
  unused: 'Ne koristi se nigdje.',
  noneUsed: 'Nijedna se ne koristi.',
  folderIsEmpty: 'Folder je prazan.',
  usedIn: (count: number) => `Koristi se na ${countOf(count, atPlace)}:`,
  usedOf: (used: number, total: number) =>
    `${new Intl.PluralRules('hr').select(used) === 'few' ? 'Koriste' : 'Koristi'} se ${countOf(used, file)} od ${total}:`,
  /** What kind of record uses it, as in `Članak: `. */
  kindOfUse: (kind: FileUse['kind']) => `${capitalised(nominative(kind))}: `,
  moreUses: (count: number) => `i još ${countOf(count, place)}`,
  moreUsedFiles: (count: number) => `i još ${countOf(count, file)}`,

  uploading: 'Uploading files...',
  uploaded: 'Successfully uploaded',
  /** The list of uploads says what failed, and why. */
  uploadFailed: 'Error',
  archiveUploaded: 'Dokument je uploadan!',
  failures: (failed: readonly { name: string; message: string }[]) => {
    const named = failed.slice(0, NAMED_FAILURES).map(({ name, message }) => `${name} (${message.replace(/\.$/, '')})`);
    const others = failed.length - named.length;
    const more = others > 0 ? [`i još ${countOf(others, file)}`] : [];
    return `${countOf(failed.length, notSaved)}: ${[...named, ...more].join(', ')}.`;
  },
  /** The limits are sizes as people read them, as in `25 MB`. */
  archiveHelp: ({ isPictures }: Archive, { image, document }: { image: string; document: string }) =>
    isPictures
      ? `JPEG, PNG, WebP, GIF ili AVIF do ${image}, SVG do ${formatBytes(SVG_MAX_BYTES)}.`
      : `PDF, Office, OpenDocument, TXT, CSV ili ZIP do ${document}, slike do ${image}.`,

  closeDetails: 'Zatvori detalje',
  detailsFailed: 'Detalji nisu učitani.',
  detailsGone: 'Ove datoteke više nema.',
  detailsGoneHelp: 'Netko ju je u međuvremenu izbrisao.',
  facts: {
    size: 'Veličina',
    dimensions: 'Dimenzije',
    kind: 'Vrsta',
    created: 'Poslano',
    by: 'Tko',
    folder: 'Folder',
    address: 'Adresa',
    replaced: 'Zamijenjeno',
  },
  unknownPerson: 'nepoznato',
  samePicture: 'Ista slika već postoji:',
  sameFile: 'Isti dokument već postoji:',
  focus: 'Težište slike',
  focusGoes: 'Nova slika ima druge omjere, pa se težište briše. Odaberite ga ponovno nakon zamjene.',
  focusHelp: 'Kliknite na ono što se mora vidjeti kad se slika obreže ili točku pomaknite strelicama.',
  focusAt: (x: number, y: number) => `${Math.round(x * 100)} % slijeva, ${Math.round(y * 100)} % odozgo`,
  noFocus: 'Nije odabrano, vrijedi sredina.',
  takeAway: 'Ukloni',
  removeFocus: 'Ukloni težište',
  description: 'Opis',
  alt: 'Alternativni tekst',
  altEnglish: 'Alternativni tekst, engleski',
  altHelp: 'Što se na slici vidi, za one koji je ne vide.',
  caption: 'Potpis',
  captionEnglish: 'Potpis, engleski',
  author: 'Autor',
};

const FILE_KINDS: Record<string, string> = {
  'image/jpeg': 'slika JPEG',
  'image/png': 'slika PNG',
  'image/gif': 'slika GIF',
  'image/webp': 'slika WebP',
  'image/avif': 'slika AVIF',
  'image/svg+xml': 'crtež SVG',
  'application/pdf': 'dokument PDF',
  'application/msword': 'dokument Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'dokument Word',
  'application/vnd.oasis.opendocument.text': 'dokument OpenDocument',
  'application/vnd.ms-excel': 'tablica Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'tablica Excel',
  'application/vnd.oasis.opendocument.spreadsheet': 'tablica OpenDocument',
  'application/vnd.ms-powerpoint': 'prezentacija PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'prezentacija PowerPoint',
  'application/vnd.oasis.opendocument.presentation': 'prezentacija OpenDocument',
  'text/plain': 'tekst',
  'text/csv': 'tablica CSV',
  'application/zip': 'arhiva ZIP',
};

export function kindOf(mediaType: string): string {
  return FILE_KINDS[mediaType.split(';')[0]?.trim() ?? ''] ?? mediaType;
}
