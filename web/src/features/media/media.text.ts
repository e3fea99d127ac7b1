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
  bin: 'Koš',
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
  addFolder: 'Dodaj folder',
  upload: 'Upload',
  bin: 'Koš',
  loading: 'Loading...',
  /** What is directly in a folder: `1 datoteka, 1 folder`. */
  contents: (files: number, folders: number) =>
    [
      ...(files > 0 || folders === 0 ? [countOf(files, file)] : []),
      ...(folders > 0 ? [countOf(folders, KINDS.documentFolder.words.count)] : []),
    ].join(', '),
  hits: (count: number) => countOf(count, hit),

  list: (folder: string) => `Datoteke foldera ${folder}`,
  views: { table: 'Tablica', grid: 'Mreža' },
  sortings: {
    'created usual': 'Najnovije',
    'created reverse': 'Najstarije',
    'name usual': 'Ime od A do Ž',
    'name reverse': 'Ime od Ž do A',
    'size usual': 'Najveće',
    'size reverse': 'Najmanje',
  },

  columns: { picture: 'Slika', name: 'Ime', time: 'Vrijeme', address: 'Adresa', link: 'Link' },
  acts: 'Radnje',
  copyUrl: 'Kopiraj url',
  newTab: 'otvara se u novoj kartici',

  selected: (count: number) => countOf(count, selected),
  selectAll: 'Odaberi sve na stranici',
  select: (name: string) => `Odaberi ${name}`,
  move: 'Premjesti',
  rename: 'Preimenuj',
  remove: 'Izbriši',
  details: 'Detalji',
  folderActions: (name: string) => `Što učiniti s folderom ${name}`,
  foldersToggle: 'Folderi',

  emptyHelp: (folder: string, isTouch: boolean) =>
    `Ovdje će biti slike i dokumenti foldera „${folder}”. Odaberite ih gumbom Upload${isTouch ? '' : ', dovucite ih ovamo ili ih zalijepite'}.`,
  noMatch: (search: string) => `Ništa se ne zove „${search}”.`,

  andOthers: (count: number) => `i još ${countOf(count, file)}`,
  formerAddresses: 'Stare adrese vodit će na nove, pa će sve raditi i dalje.',

  replaceFile: 'Zamijeni datoteku',
  replacing: {
    present: 'Sada',
    next: 'Nova',
    address: 'Adresa',
    uses: 'Koristi se',
    former: 'Prijašnja',
  },
  from: (size: string, day: string) => `${size}, od ${day}`,
  fromHere: (size: string) => `${size}, s ovog uređaja`,
  formerStays: `Ostaje u košu ${BIN_DAYS} dana i može se vratiti.`,
  otherKindHelp: (isImage: boolean, kind: string) =>
    `Spremite ${isImage ? 'sliku' : 'dokument'} kao ${kind} ili ${isImage ? 'je' : 'ga'} dodajte kao novu datoteku; dobit će svoju adresu.`,
  noFormer: `Nema ih. Zamijenjena datoteka ostaje u košu ${BIN_DAYS} dana.`,
  replacedAt: (time: string, size: string) => `Do ${time}, ${size}`,
  inBinUntil: (day: string) => `U košu do ${day}`,

  moveFiles: (count: number) => `Kamo premjestiti ${countAccusative('file', count)}?`,
  moveTo: (name: string) => `Premjesti u ${name}`,
  isThere: 'Već je ovdje. Odaberite drugi folder.',

  removeFilesQuestion: (count: number) => `Želite li izbrisati ${countAccusative('file', count)}?`,
  removeFiles: (count: number) => `Izbriši ${countAccusative('file', count)}`,
  inFolder: (count: number) => `U njemu i ispod njega: ${countOf(count, file)}`,

  unused: 'Ne koristi se nigdje.',
  usedIn: (count: number) => `Koristi se na ${countOf(count, atPlace)}:`,
  usedOf: (used: number, total: number) =>
    `${new Intl.PluralRules('hr').select(used) === 'few' ? 'Koriste' : 'Koristi'} se ${countOf(used, file)} od ${total}:`,
  /** What kind of record uses it, as in `Članak: `. */
  kindOfUse: (kind: FileUse['kind']) => `${capitalised(nominative(kind))}: `,
  moreUses: (count: number) => `i još ${countOf(count, place)}`,
  moreUsedFiles: (count: number) => `i još ${countOf(count, file)}`,

  /** The list of uploads says what failed, and why. */
  uploadFailed: 'Error',
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
  focus: 'Težište slike',
  focusAt: (x: number, y: number) => `${Math.round(x * 100)} % slijeva, ${Math.round(y * 100)} % odozgo`,
  noFocus: 'Nije odabrano, vrijedi sredina.',
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
