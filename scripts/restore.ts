import path from 'node:path';
import process from 'node:process';
import { BackupError } from '../server/src/backup/backup-error.ts';
import { printProgress, toMb } from '../server/src/backup/progress-lines.ts';
import { restoreBackup } from '../server/src/backup/restore-backup.ts';
import { systemClock } from '../server/src/clock.ts';
import type { Config } from '../server/src/config.ts';
import { prepareDataFolder } from '../server/src/files/data-folder.ts';
import { openFileStorage } from '../server/src/files/storage/open-file-storage.ts';
import { runWithSettings } from './run-with-settings.ts';

const USAGE =
  'Usage: npm run restore FILE, or npm run restore -- FILE --replace for a database that is in use already.';
const REPLACE = '--replace';

/** Restores a backup into the database and the storage of the settings. */
async function main(config: Config, folder: string): Promise<void> {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((word) => word !== REPLACE);
  if (file === undefined || others.length > 0 || file.startsWith('-')) throw new BackupError(USAGE);
  const { opening, contents } = await restoreBackup({
    file: path.resolve(folder, file),
    config,
    prepareFiles: async () => {
      await prepareDataFolder(config.dataDir);
      return openFileStorage(config);
    },
    mayReplace: given.includes(REPLACE),
    clock: systemClock,
    onProgress: printProgress(process.stderr, Date.now),
  });
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = contents.objects;
  for (const key of contents.missing) process.stdout.write(`A record names ${key}, which the backup does not have.\n`);
  process.stdout.write(
    `Restored ${rows} rows and ${count} files (${toMb(bytes)} MB) of ${opening.started}; counts and checksums are those of the backup.\n`,
  );
  if (!contents.tables.authenticators?.rows) return;
  process.stdout.write(
    'Authenticator applications work only with the secret of the former installation (docs/guides/back-up.md).\n',
  );
}

await runWithSettings(main);
