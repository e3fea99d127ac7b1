import path from 'node:path';
import { type Config, SettingError } from './config.ts';
import { isConnectionError } from './db/database-faults.ts';
import { OlderDatabaseError } from './db/migrate.ts';

/** Result codes of SQLite (https://www.sqlite.org/rescode.html); the low byte of an extended code. */
const SQLITE = { readOnly: 8, inputOutput: 10, damaged: 11, full: 13, cannotOpen: 14, noDatabase: 26 } as const;

/** Kysely's message when the database has a migration that this version does not know. */
const NEWER = /previously executed migration \S+ is missing/;

type SystemError = NodeJS.ErrnoException & { errcode?: number };

/** One sentence for the operator about an error at the start: the setting, what is wrong, the remedy. Undefined for a bug. */
export function toSettingError(error: unknown, config: Config): SettingError | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return listeningError(cause, config) ?? databaseError(cause, config) ?? storageError(cause, config);
}

function listeningError(error: unknown, { host, port }: Config): SettingError | undefined {
  const { code = '', syscall } = error as SystemError;
  if (syscall === 'listen' && /^(EADDRINUSE|EACCES)$/.test(code)) {
    return new SettingError('PORT', `${port} cannot be listened on at ${host} (${code})`);
  }
  const isHost = syscall === 'getaddrinfo' && (error as { hostname?: string }).hostname === host;
  if (syscall !== 'listen' && !isHost) return undefined;
  return new SettingError('HOST', `${host} is no address of this machine (${code})`);
}

function databaseError(error: unknown, config: Config): SettingError | undefined {
  const name = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const { code = '', message } = error as SystemError;
  if (error instanceof OlderDatabaseError) {
    return new SettingError(
      name,
      'the database is too old for this version; start version 0.1.0 of Baklja first, then this one',
    );
  }
  if (NEWER.test(message)) {
    return new SettingError(name, 'a newer version of Baklja has used the database; start that version or a later one');
  }
  if (code === 'ERR_SQLITE_ERROR') return sqliteError(error as SystemError, config);
  // Wrong user or password, no such database.
  const isRefused = isConnectionError(error) || /^(28\w{3}|3D000)$/.test(code);
  return isRefused ? new SettingError('DATABASE_URL', `PostgreSQL cannot be used there (${code})`) : undefined;
}

function sqliteError({ errcode = 0, message }: SystemError, { dataDir }: Config): SettingError | undefined {
  const file = path.join(dataDir, 'baklja.db');
  const result = errcode & 0xff;
  if (result === SQLITE.damaged || result === SQLITE.noDatabase) {
    return new SettingError('DATA_DIR', `${file} is damaged; put a backup in its place`);
  }
  if (result === SQLITE.full) return fullDisk(dataDir);
  const isUnusable = [SQLITE.readOnly, SQLITE.inputOutput, SQLITE.cannotOpen].some((code) => code === result);
  return isUnusable ? new SettingError('DATA_DIR', `${file} cannot be read and written (${message})`) : undefined;
}

function storageError(error: unknown, { dataDir, filesUrl }: Config): SettingError | undefined {
  const { code, syscall } = error as SystemError;
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(dataDir);
  if (syscall === undefined || code === undefined || filesUrl !== undefined) return undefined;
  return new SettingError('DATA_DIR', `${dataDir} cannot be used (${code})`);
}

function fullDisk(dataDir: string): SettingError {
  return new SettingError('DATA_DIR', `the disk of ${dataDir} is full; make room and start again`);
}
