import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BackupError } from '../server/src/backup/backup-error.ts';
import { printProgress, toMb } from '../server/src/backup/progress.ts';
import { writeBackup } from '../server/src/backup/write-backup.ts';
import { systemClock } from '../server/src/clock.ts';
import { type Config, SettingError } from '../server/src/config.ts';
import { openDatabase, sqliteFileIn } from '../server/src/db/open-database.ts';
import { openFileStorage } from '../server/src/files/storage/open-file-storage.ts';
import { runWithSettings } from './run-with-settings.ts';

const USAGE = 'Usage: npm run backup [FILE or FOLDER]; without either, the file is written into this folder.';

/** Writes a backup of the database and the stored files of the settings. The server may run meanwhile. */
async function main(config: Config, folder: string): Promise<void> {
  const [given = '.', ...others] = process.argv.slice(2);
  if (others.length > 0 || given.startsWith('-')) throw new BackupError(USAGE);
  const to = toFile(path.resolve(folder, given));
  if (config.databaseUrl === undefined && !existsSync(sqliteFileIn(config.dataDir))) {
    throw new SettingError('DATA_DIR', `there is no database in ${config.dataDir}`);
  }
  const files = await openFileStorage(config);
  const database = openDatabase(config);
  try {
    const onProgress = printProgress(process.stderr, Date.now);
    const { bytes, rows, objects, missing } = await writeBackup({
      database,
      files,
      to,
      clock: systemClock,
      onProgress,
    });
    for (const key of missing)
      process.stdout.write(`A record names ${key}, which the storage of files does not have.\n`);
    process.stdout.write(`${to} holds ${rows} rows and ${objects} files, ${toMb(bytes)} MB.\n`);
  } finally {
    await database.close();
  }
}

/** In a folder, the file gets a name with the time. */
function toFile(given: string): string {
  const isFolder = existsSync(given) && statSync(given).isDirectory();
  const time = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = isFolder ? path.join(given, `baklja-${time}.tar`) : given;
  if (!existsSync(path.dirname(file))) throw new BackupError(`There is no folder ${path.dirname(file)}.`);
  return file;
}

await runWithSettings(main);
