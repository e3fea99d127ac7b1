import { parentOf } from '@baklja/contract/files/folders';
import { compareNames } from '@baklja/contract/title-order';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from './files.queries.ts';
import { countFiles } from './folder-tree.ts';

/** A folder directly in another one; `files` counts those below it too. */
type Subfolder = { path: string; name: string; files: number };

/** Folders directly in a folder, and the number of files in all folders below it; none while the folders are unread. */
export function useSubfolders(folder: string): { subfolders: readonly Subfolder[]; filesBelow: number } {
  const { data = [] } = useQuery(foldersQuery);
  const totals = countFiles(data);
  const subfolders = data
    .filter(({ path }) => parentOf(path) === folder)
    .map(({ path, name }) => ({ path, name, files: totals.get(path) ?? 0 }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return { subfolders, filesBelow: subfolders.reduce((sum, { files }) => sum + files, 0) };
}
