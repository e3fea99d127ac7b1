import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { formatNumber } from '@baklja/contract/plural';

export const mediaLibraryText = {
  documentNames,
  removeNames: 'Ukloni iz dokumenta',
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
