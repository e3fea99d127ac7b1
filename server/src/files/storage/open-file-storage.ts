import path from 'node:path';
import { type Config, SettingError } from '../../config.ts';
import { UnavailableError } from '../../errors.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

/** Folder of the file storage on this machine, within `DATA_DIR`. */
const DISK_FOLDER = 'files';

/**
 * Opens the configured file storage, and checks that it answers and can be written.
 * @throws SettingError that names the wrong setting and the reason.
 */
export async function openFileStorage(config: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<FileStorage> {
  try {
    const files = await open(config);
    await files.check();
    return files;
  } catch (error) {
    const reason = reasonOf(error);
    if (config.filesUrl === undefined) {
      throw new SettingError('DATA_DIR', `files cannot be kept in ${config.dataDir} (${reason})`);
    }
    throw new SettingError('FILES_URL', `files cannot be kept in the bucket ${config.filesUrl.bucket} (${reason})`);
  }
}

async function open({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<FileStorage> {
  if (filesUrl === undefined) return openDiskStorage(path.join(dataDir, DISK_FOLDER));
  // The client of S3 takes a while to load, and few installations need it.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(filesUrl);
}

/** The name that the system or the store gives the fault; never more than one line. */
function reasonOf(error: unknown): string {
  const fault = error instanceof UnavailableError ? error.cause : error;
  if (!(fault instanceof Error)) return String(fault);
  const { code, name, message } = fault as NodeJS.ErrnoException;
  const words = name === 'Error' ? message : name;
  return (code ?? words).split('\n')[0] ?? '';
}
