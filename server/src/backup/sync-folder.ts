import { open } from 'node:fs/promises';
import process from 'node:process';

/** Resolves when the names in a folder cannot be lost. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
