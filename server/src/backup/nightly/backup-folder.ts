import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toZagrebParts } from '@baklja/contract/zagreb-time';
import { UNFINISHED } from '../write-backup.ts';
import type { NightlyBackup } from './nightly-backups.store.ts';

const UNFINISHED_NAME = /^baklja-\d{4}-\d{2}-\d{2}-\d{4}\.tar\.\w{8}/;

/** A backup that was not written to for this long was left by a killed process. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** `baklja-2026-11-23-0310.tar`: day and time in Zagreb. */
export function nightlyName(made: Date): string {
  const { year, month, day, hour, minute } = toZagrebParts(made);
  return `baklja-${year}-${month}-${day}-${hour}${minute}.tar`;
}

/** @throws Error of the file system unless there is such a folder, and it can be read and written. */
export async function requireUsableFolder(folder: string): Promise<void> {
  await readdir(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Whether the folder has the file of the backup as it was written. */
export async function hasBackup(folder: string, { name, bytes }: NightlyBackup): Promise<boolean> {
  const found = await stat(path.join(folder, name)).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes;
}

/** Deletes what killed processes have left of nightly backups. */
export async function deleteUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED_NAME.test(name) || !name.endsWith(UNFINISHED)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
