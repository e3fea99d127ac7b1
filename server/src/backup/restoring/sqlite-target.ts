import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openSqliteDatabase } from '../../db/database.ts';
import { openSqlite } from '../../db/node-sqlite.ts';
import { sqliteFileIn } from '../../db/open-database.ts';
import type { Db } from '../../db/schema.ts';
import { BackupError } from '../backup-error.ts';
import { syncFolder } from '../sync-folder.ts';
import { readTargetState } from './target-state.store.ts';

/** Result codes of SQLite for a file that is in use, that is damaged, and that is no database. */
const IN_USE = 5;
const UNREADABLE = [11, 26];

/** Endings of the files that SQLite has next to a database. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/** The database file of a data folder: a new one is made next to it and renamed at the end. */
export function openSqliteTarget(dataDir: string) {
  const file = sqliteFileIn(dataDir);
  return {
    readState: async () => {
      if (!existsSync(file)) return 'empty' as const;
      return (await unlessUnreadable(() => readState(file))) ?? ('used' as const);
    },
    replace: async (fill: (transaction: Db) => Promise<void>) => {
      const next = `${file}.restoring`;
      // What a killed restore has left.
      await removeFiles([next, ...COMPANIONS.map((ending) => next + ending)]);
      try {
        await makeDatabase(next, fill);
        if (existsSync(file)) await unlessUnreadable(async () => takeOutOfUse(file));
        // The log of a damaged database must not be applied to the new one. Of any other, there is none any more.
        await removeFiles(COMPANIONS.map((ending) => file + ending));
        await rename(next, file);
        await syncFolder(path.dirname(file));
      } finally {
        await removeFiles([next, ...COMPANIONS.map((ending) => next + ending)]);
      }
    },
    close: async () => {},
  };
}

async function readState(file: string) {
  takeOutOfUse(file);
  const database = openSqliteDatabase(file);
  try {
    return await readTargetState(database.read);
  } finally {
    await database.close();
  }
}

/** Writes the log into the file, which only the last connection can do. @throws BackupError when there are others. */
function takeOutOfUse(file: string): void {
  const connection = openSqlite(file, { readOnly: false });
  try {
    connection.exec('pragma journal_mode = delete');
  } catch (error) {
    if (codeOf(error) !== IN_USE) throw error;
    throw new BackupError(`A server uses ${file}; stop it and restore again. Nothing was restored.`);
  } finally {
    connection.close();
  }
}

async function makeDatabase(file: string, fill: (transaction: Db) => Promise<void>): Promise<void> {
  const database = openSqliteDatabase(file);
  try {
    await database.migrating.transaction().execute(fill);
  } finally {
    await database.close();
  }
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Undefined for a database that cannot be read: a backup may well replace it. */
async function unlessUnreadable<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!UNREADABLE.includes(codeOf(error))) throw error;
    return undefined;
  }
}

function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
