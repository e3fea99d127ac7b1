import { countOf } from '@baklja/contract/plural';

const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };
const FOLDERS = { one: 'folder', few: 'foldera', other: 'foldera' };

/** As „3 datoteke i 1 folder”; a count of zero is left out. */
export function countFilesAndFolders({ files, folders }: { files: number; folders: number }): string {
  const parts = [files > 0 || folders === 0 ? countOf(files, FILES) : '', folders > 0 ? countOf(folders, FOLDERS) : ''];
  return parts.filter(Boolean).join(' i ');
}
