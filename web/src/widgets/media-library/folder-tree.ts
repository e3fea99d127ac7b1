import type { MediaFolder } from '@baklja/contract/features/media';
import { parentOf } from '@baklja/contract/folders';
import { compareNames } from '@baklja/contract/title-order';

/** A folder as it stands in a list of folders: how deep, and how many files it and those below it hold. */
export type FolderLine = { path: string; name: string; depth: number; files: number };

/**
 * Root folders, and below the open one the way down to it and what lies in it; the others stay closed. Names stand in
 * Croatian order, numbers by their size.
 */
export function visibleFolders(folders: readonly MediaFolder[], open: string): FolderLine[] {
  const totals = totalFiles(folders);
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

/** Whether the path is the folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Files of each folder and of all below it, by path. */
function totalFiles(folders: readonly MediaFolder[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { path, files } of folders) {
    for (let at = path; at !== ''; at = parentOf(at)) totals.set(at, (totals.get(at) ?? 0) + files);
  }
  return totals;
}
