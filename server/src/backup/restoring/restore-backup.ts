import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { FileStorage } from '../../files/storage/file-storage.ts';
import { BackupError } from '../backup-error.ts';
import type { OnProgress } from '../progress.ts';
import { type CheckedBackup, checkBackup } from './check-backup.ts';
import { restoreObjects } from './restore-objects.ts';
import { restoreTables } from './restore-tables.ts';
import { openTarget, type TargetDatabase } from './target-database.ts';

export type RestoreOrder = {
  /** Path of the backup. */
  file: string;
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** Makes the data folder and opens the storage of files; called when the backup is found to be right. */
  prepareFiles: () => Promise<FileStorage>;
  /** Replaces a database that is in use, too. */
  mayReplace: boolean;
  clock: Clock;
  onProgress?: OnProgress;
};

/**
 * Replaces the database by that of a backup, and adds its files to the storage. Until the new database is complete and
 * compared with the backup, the former one stays; a restore that was interrupted is simply run again.
 * @throws BackupError with one sentence; then the database is as it was.
 */
export async function restoreBackup(order: RestoreOrder): Promise<CheckedBackup> {
  const { file, config, prepareFiles, mayReplace, clock, onProgress = () => {} } = order;
  const backup = await checkBackup(file, onProgress);
  const target = openTarget(config);
  try {
    await requireReplaceable(target, mayReplace);
    await restoreObjects(await prepareFiles(), backup, onProgress);
    await target.replace((transaction) => restoreTables(transaction, backup, { now: clock(), onProgress }));
    return backup;
  } finally {
    await target.close();
  }
}

async function requireReplaceable(target: TargetDatabase, mayReplace: boolean): Promise<void> {
  const state = await target.readState();
  if (state === 'newer') {
    throw new BackupError('A newer version of Baklja has used the database; nothing was restored. Use an empty one.');
  }
  if (state !== 'used' || mayReplace) return;
  throw new BackupError(
    'The database is in use already; nothing was restored. To replace it: npm run restore -- FILE --replace',
  );
}
