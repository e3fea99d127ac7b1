import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { formatNumber } from '@baklja/contract/plural';

export const mediaLibraryText = {
  folders: 'Folderi',
  subfolders: 'Subfolderi',
  back: 'Nazad',
  noFolders: 'No folders add one',
  foldersFailed: 'Folderi nisu učitani.',

  documentNames,
  removeNames: 'Ukloni iz dokumenta',
  removeNamesFrom: (name: string) => `Ukloni iz dokumenta: ${name}`,
  removeNamesQuestion: 'Želite li ukloniti podatke o autoru?',
  namesRemoved: 'Podaci o autoru uklonjeni su iz dokumenta.',
  removedNames: 'Iz svojstava dokumenta uklanjaju se autor, posljednji urednik, tvrtka i voditelj.',
  keptNames: 'Tekst, komentari, praćene izmjene, prilagođena svojstva i prilozi ostaju, s imenima koja su u njima.',
  namesNotRestored: 'Uklonjeni podaci ne mogu se vratiti. Adresa dokumenta ostaje ista.',
  signedDocument: 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.',
  oldDocument:
    'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.',
  onlyFolders: 'Ovdje su samo subfolderi.',
  onlyFoldersHelp: (below: number) =>
    below === 0 ? 'Ni u njima nema datoteka.' : `Datoteka u subfolderima: ${formatNumber(below)}.`,
};

const NAMES = [
  ['author', 'autora', 'Autor'],
  ['last_modified_by', 'posljednjeg urednika', 'Posljednji urednik'],
  ['company', 'tvrtku', 'Tvrtka'],
  ['manager', 'voditelja', 'Voditelj'],
] as const;

/** As `Dokument navodi autora: Ana Anić. Tvrtka: Klub d.o.o.` A last editor who is the author is not repeated. */
function documentNames(properties: DocumentProperties): string {
  const isRepeated = properties.last_modified_by === properties.author;
  return NAMES.filter(([field]) => properties[field] !== '' && !(field === 'last_modified_by' && isRepeated))
    .map(([field, object, subject], place) => {
      const sentence = `${place === 0 ? `Dokument navodi ${object}` : subject}: ${properties[field]}`;
      return sentence.endsWith('.') ? sentence : `${sentence}.`;
    })
    .join(' ');
}
