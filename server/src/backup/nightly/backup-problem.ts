import type { BackupProblem } from '@baklja/contract/features/dashboard';
import { SettingError } from '../../config.ts';
import { isConnectionError } from '../../db/database.ts';
import { UnavailableError } from '../../errors.ts';
import { isFull } from '../disk-errors.ts';

const FOLDER_CODES = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/** Why a backup into the folder was not written, for the dashboard. */
export function problemOf(error: unknown, folder: string): BackupProblem {
  if (!(error instanceof Error)) return 'other';
  const { name, code, path } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'stopped';
  // A storage that is away when it is opened counts as a wrong setting.
  if (error instanceof UnavailableError || error instanceof SettingError || isConnectionError(error)) return 'stores';
  if (isFull(error.cause ?? error)) return 'full';
  return FOLDER_CODES.includes(code ?? '') && path?.startsWith(folder) ? 'folder' : 'other';
}
