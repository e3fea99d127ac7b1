import type { RootFolder } from '@baklja/contract/files/folders';

const keyOf = (usual: RootFolder) => `baklja.picker-folder.${usual}`;

/** The folder of the last pick of this sort in this browser; `usual`, which names the sort, before the first one. */
export function lastFolder(usual: RootFolder): string {
  return localStorage.getItem(keyOf(usual)) ?? usual;
}

/** Stores the folder for the next pick of the sort. */
export function keepLastFolder(usual: RootFolder, folder: string): void {
  localStorage.setItem(keyOf(usual), folder);
}

/** The folder to open: the wanted one if it exists, else the first existing one. */
export function folderToOpen(wanted: string, folders: readonly { path: string }[]): string {
  if (folders.some(({ path }) => path === wanted)) return wanted;
  const root = wanted.split('/')[0] ?? '';
  return folders.some(({ path }) => path === root) ? root : (folders[0]?.path ?? wanted);
}
