import type { BackupProblem } from '@baklja/contract/features/site/dashboard';
import { SettingError } from '../../config.ts';
import { isConnectionError } from '../../db/database-faults.ts';
import { isFull, UnavailableError } from '../../errors.ts';

const FOLDER_CODES = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/** Why a backup into the folder was not written, for the dashboard. */
export function problemOf(error: unknown, folder: string): BackupProblem {
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'AbortError') return 'stopped';
  const cause = error.cause ?? error;
  if (isFull(cause)) return 'full';
  // A storage that is away when it is opened counts as a wrong setting.
  if (error instanceof UnavailableError || error instanceof SettingError || isConnectionError(error)) return 'stores';
  const { code, path } = cause as NodeJS.ErrnoException;
  return FOLDER_CODES.includes(code ?? '') && path?.startsWith(folder) ? 'folder' : 'other';
}
