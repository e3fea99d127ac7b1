import { countOf } from '@baklja/contract/plural';

const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };
const FOLDERS = { one: 'folder', few: 'foldera', other: 'foldera' };

/** Names that a sentence lists; further ones are counted. */
const NAMED = 5;

/** As „3 datoteke i 1 folder”; a count of zero is left out. */
export function countFilesAndFolders({ files, folders }: { files: number; folders: number }): string {
  const parts = [files > 0 || folders === 0 ? countOf(files, FILES) : '', folders > 0 ? countOf(folders, FOLDERS) : ''];
  return parts.filter(Boolean).join(' i ');
}

/** A sentence about the files that got a number because their name was taken; empty when there are none. */
export function renamedMessage(names: readonly string[]): string {
  if (names.length === 0) return '';
  const named = names.slice(0, NAMED).map((name) => `„${name}”`);
  const more = names.length > NAMED ? ` i još ${names.length - NAMED}` : '';
  return ` Naziv je bio zauzet, pa je dodan broj: ${named.join(', ')}${more}.`;
}
