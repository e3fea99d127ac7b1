/**
 * Restores a backup, and kills itself at a moment: `files` and `database` in the middle of these steps, `rename` just
 * before the new database file gets its name, none when it is empty. Takes the backup, the data folder, the moment, and
 * the address of PostgreSQL, which is empty for SQLite.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const [, , file = '', dataDir = '', moment, address = ''] = process.argv;

function endAt(reached: string): void {
  if (reached === moment) process.kill(process.pid, 'SIGKILL');
}

const { rename } = fs;
fs.rename = async (from, to) => {
  if (String(to).endsWith('.db')) endAt('rename');
  return rename(from, to);
};
syncBuiltinESMExports();

// Only now: they take the function that is replaced above.
const { restoreBackup } = await import('../../backup/restoring/restore-backup.ts');
const { openFileStorage } = await import('../../files/storage/open-file-storage.ts');

await restoreBackup({
  file,
  config: { dataDir, databaseUrl: address || undefined },
  prepareFiles: () => openFileStorage({ dataDir, filesUrl: undefined }),
  mayReplace: true,
  clock: () => new Date(),
  onProgress: ({ step, done, total }) => {
    if (done > 0 && done < total) endAt(step);
  },
});
