import type { MediaFolder } from '@baklja/contract/features/media/media';
import { parentOf } from '@baklja/contract/files/folders';
import { compareNames } from '@baklja/contract/title-order';

/** A folder in a list of folders: its depth, and the number of files in it and in the folders below it. */
export type FolderLine = { path: string; name: string; depth: number; files: number };

/**
 * Root folders, the path down to the open folder, and the content of the open folder; other folders stay closed. Names
 * are in Croatian order, numbers by size.
 */
export function visibleFolders(folders: readonly MediaFolder[], open: string): FolderLine[] {
  const totals = countFiles(folders);
  const children = Map.groupBy(folders, ({ path }) => parentOf(path));
  const linesIn = (parent: string, depth: number): FolderLine[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => compareNames(a.name, b.name))
      .flatMap(({ path, name }) => [
        { path, name, depth, files: totals.get(path) ?? 0 },
        ...(isWithin(open, path) ? linesIn(path, depth + 1) : []),
      ]);
  return linesIn('', 0);
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Number of files in each folder and in all folders below it, by path. */
export function countFiles(folders: readonly MediaFolder[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { path, files } of folders) {
    for (let at = path; at !== ''; at = parentOf(at)) totals.set(at, (totals.get(at) ?? 0) + files);
  }
  return totals;
}
