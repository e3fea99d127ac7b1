import { open, writeFile } from 'node:fs/promises';
import { BackupFile } from '../backup/backup-file.ts';
import { SUMS } from '../backup/format.ts';
import { readEntries } from '../backup/restoring/entries.ts';

export type PlainEntry = { name: string; bytes: Buffer };

/** The entries of a backup without its checksums. */
export async function readPlainEntries(file: string): Promise<PlainEntry[]> {
  const entries: PlainEntry[] = [];
  for await (const entry of readEntries(file)) {
    if (entry.name !== SUMS) entries.push({ name: entry.name, bytes: await entry.read(Number.MAX_SAFE_INTEGER) });
  }
  return entries;
}

/** Writes a backup of the entries, with right checksums. */
export async function writeEntries(file: string, entries: readonly PlainEntry[]): Promise<void> {
  await writeFile(file, '');
  const handle = await open(file, 'r+');
  const written = new BackupFile(handle);
  for (const { name, bytes } of entries) await written.add(name, bytes);
  await written.finish();
  await handle.close();
}
