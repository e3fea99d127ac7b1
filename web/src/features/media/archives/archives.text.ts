import type { Archive } from '@baklja/contract/files/folders';
import { KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { notSaved } from '../media.text.ts';

const NAMED_FAILURES = 3;

const file = KINDS.file.words.count;
const folder = { one: 'folder', few: 'foldera', other: 'foldera' };

type Limits = { image: string; document: string };

const PUBLIC = 'Sve ovdje ima javnu adresu.';

export const archivesText = {
  hub: 'Media',
  manager: 'Svi folderi',
  bin: 'Koš',
  files: 'Datoteke',
  others: 'Ostalo',
  countsFailed: 'Brojevi datoteka nisu učitani.',
  hubHelp: {
    documentUpload: 'Pravilnici, zapisnici, izvješća',
    imageUpload: 'Portreti sportaša i ostale slike',
    articleImages: 'Slike uz članke i naslovnice',
    articleDocumentUpload: 'Prilozi uz članke',
    athleteImages: 'Popis svih slika sportaša',
    oldDocuments: 'Datoteke sa stare stranice',
    webImages: 'Slike za stranicu i bannere',
  },

  /** The sizes are limits as people read them, as in `25 MB`. */
  uploadHelp: {
    imageUpload: ({ image }: Limits) => `JPEG, PNG, WebP, GIF, AVIF ili SVG do ${image}. ${PUBLIC}`,
    articleImages: ({ image }: Limits) => `Slike uz članke, do ${image} svaka. ${PUBLIC}`,
    documentUpload: ({ image, document }: Limits) =>
      `PDF, Office, OpenDocument, TXT, CSV ili ZIP do ${document}, slike do ${image}. ${PUBLIC}`,
    articleDocumentUpload: ({ image, document }: Limits) =>
      `Prilozi uz članke, do ${document} svaki, slike do ${image}. ${PUBLIC}`,
  },
  upload: 'Upload',
  uploaded: 'Dokument je uploadan!',
  failures: (failed: readonly { name: string; message: string }[]) => {
    const named = failed.slice(0, NAMED_FAILURES).map(({ name, message }) => `${name} (${message.replace(/\.$/, '')})`);
    const others = failed.length - named.length;
    const more = others > 0 ? [`i još ${countOf(others, file)}`] : [];
    return `${countOf(failed.length, notSaved)}: ${[...named, ...more].join(', ')}.`;
  },
  columns: {
    picture: 'Slika',
    name: 'Ime',
    time: 'Vrijeme',
    size: 'Veličina',
    short: 'Adresa',
    copy: 'Kopiranje',
    open: 'Otvaranje',
  },
  fresh: 'novo',
  wholeAddress: 'Cijela adresa',
  open: 'Open',
  newTab: 'u novoj kartici',
  file,
  contents: (files: number, folders: number) =>
    folders === 0 ? countOf(files, file) : `${countOf(files, file)}, ${countOf(folders, folder)}`,
  folderOf: (files: number | undefined) => (files === undefined ? 'folder' : `folder, ${countOf(files, file)}`),
  searchedHere: 'Traženo je samo u ovom folderu, ne i u podfolderima. Kvačice i velika slova nisu važni.',
  emptyPictures: 'Ovdje će biti slike.',
  emptyDocuments: 'Ovdje će biti dokumenti.',
  emptyUploadHelp: 'Odaberite ih gumbom Upload, dovucite ih ovamo ili ih zalijepite.',
  emptyArchive: 'Ovdje još nema ničega.',
  emptyArchiveHelp: {
    'athlete-images': 'Slike sportaša dodaju se na zaslonu Slike.',
    'old-documents': 'Datoteke se u folder uploads šalju u upravitelju datoteka.',
    'web-images': 'Datoteke se u folder web-slike šalju u upravitelju datoteka.',
    'article-images': 'Slike članaka dodaju se na zaslonu Slike članaka.',
  } satisfies Record<Archive, string>,
};

export const fileListTexts = {
  search: 'Pretraži',
  notLoaded: 'Popis nije učitan.',
  noTitle: (search: string) => `Ništa se ne zove „${search}”.`,
  foldedSearch: 'Kvačice i velika slova nisu važni.',
};
