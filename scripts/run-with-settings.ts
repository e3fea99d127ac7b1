import process from 'node:process';
import { BackupError } from '../server/src/backup/backup-error.ts';
import { type Config, readConfig, SettingError } from '../server/src/config.ts';
import { UnavailableError } from '../server/src/errors.ts';
import { toSettingError } from '../server/src/start-errors.ts';

/**
 * Runs a program with the settings of the environment, and the folder in which the command was given. A fault ends the
 * process with one line and a code other than 0.
 */
export async function runWithSettings(program: (config: Config, folder: string) => Promise<void>): Promise<void> {
  let config: Config | undefined;
  try {
    const folder = process.env['INIT_CWD'] ?? process.cwd();
    config = readConfig(process.env, folder);
    await program(config, folder);
  } catch (error) {
    process.stderr.write(`${toReason(error, config) ?? (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Undefined for a bug. */
function toReason(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof BackupError || error instanceof SettingError) return error.message;
  const setting = config && toSettingError(error, config);
  if (setting) return setting.message;
  if (!(error instanceof UnavailableError)) return undefined;
  return `The storage of files is no longer available (${(error.cause as Error | undefined)?.message}).`;
}
