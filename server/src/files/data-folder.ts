import { chmod, mkdir } from 'node:fs/promises';
import process from 'node:process';

/** Rights that new files and folders do not get: everything that is stored belongs to the user of the process. */
const OTHERS_AND_GROUP = 0o077;

/** Makes the data folder when it is missing, for its owner alone. New files of this process are its owner's too. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  process.umask(OTHERS_AND_GROUP);
  await mkdir(dataDir, { recursive: true });
  // Only the owner of a folder may do this; another owner has chosen its rights.
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
