import path from 'node:path';
import process from 'node:process';
import { BackupError } from '../server/src/backup/backup-error.ts';
import { printProgress, toMb } from '../server/src/backup/progress.ts';
import { type CheckedBackup, checkBackup } from '../server/src/backup/restoring/check-backup.ts';
import { restoreBackup } from '../server/src/backup/restoring/restore-backup.ts';
import { systemClock } from '../server/src/clock.ts';
import type { Config } from '../server/src/config.ts';
import { openFileStorage } from '../server/src/files/storage/open-file-storage.ts';
import { prepareDataFolder } from '../server/src/start.ts';
import { runWithSettings } from './run-with-settings.ts';

const USAGE =
  'Usage: npm run restore FILE; or npm run restore -- FILE --check to change nothing, --replace for a database in use.';

const OPTIONS = ['--check', '--replace'];

/** Restores a backup into the database and the storage of the settings, or only checks it. */
async function main(config: Config, folder: string): Promise<void> {
  const words = process.argv.slice(2);
  const [given, ...others] = words.filter((word) => !OPTIONS.includes(word));
  if (given === undefined || others.length > 0 || given.startsWith('-')) throw new BackupError(USAGE);
  const file = path.resolve(folder, given);
  const onProgress = printProgress(process.stderr, Date.now);
  if (words.includes('--check')) {
    process.stdout.write(`Nothing is wrong with ${file}: ${summarise(await checkBackup(file, onProgress))}.\n`);
    return;
  }
  const prepareFiles = async () => {
    await prepareDataFolder(config.dataDir);
    return openFileStorage(config);
  };
  const mayReplace = words.includes('--replace');
  const backup = await restoreBackup({ file, config, prepareFiles, mayReplace, clock: systemClock, onProgress });
  process.stdout.write(`Restored ${summarise(backup)}; counts and checksums are those of the backup.\n`);
  for (const key of backup.contents.missing)
    process.stdout.write(`The backup does not have ${key}, which a record names.\n`);
  if (!backup.contents.tables['authenticators']?.rows) return;
  process.stdout.write(
    'Authenticator applications work only with the secret of the former installation (docs/guides/back-up.md).\n',
  );
}

function summarise({ opening, contents }: CheckedBackup): string {
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = contents.objects;
  return `${rows} rows and ${count} files (${toMb(bytes)} MB) of ${opening.started}`;
}

await runWithSettings(main);
