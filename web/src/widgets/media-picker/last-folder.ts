import type { RootFolder } from '@baklja/contract/folders';

const KEY = 'baklja.picker-folder';

/** The folder of the last pick in this browser; `usual` before the first one. */
export function lastFolder(usual: RootFolder): string {
  return localStorage.getItem(KEY) ?? usual;
}

/** Stores the folder for the next time. */
export function keepLastFolder(folder: string): void {
  localStorage.setItem(KEY, folder);
}

/** The folder to open: the wanted one if it exists, else the first existing one. */
export function folderToOpen(wanted: string, folders: readonly { path: string }[]): string {
  if (folders.some(({ path }) => path === wanted)) return wanted;
  const root = wanted.split('/')[0] ?? '';
  return folders.some(({ path }) => path === root) ? root : (folders[0]?.path ?? wanted);
}
