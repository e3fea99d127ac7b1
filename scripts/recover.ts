import { existsSync } from 'node:fs';
import process from 'node:process';
import { systemClock } from '../server/src/clock.ts';
import { type Config, readConfig, SettingError } from '../server/src/config.ts';
import { openDatabase, sqliteFileIn } from '../server/src/db/open-database.ts';
import { toSettingError } from '../server/src/start-errors.ts';
import { RecoveryError, recoverSuperadmin } from '../server/src/starter/recover-superadmin.ts';

const USAGE = 'Usage: npm run recover NAME, where NAME is the user name of a superadmin.';

/** Gives a superadmin who cannot log in a new password, and prints it. A fault ends the process with one line. */
async function main(): Promise<void> {
  try {
    const [, , username = ''] = process.argv;
    if (username.trim() === '') throw new RecoveryError(USAGE);
    const config = readConfig(process.env, process.env['INIT_CWD'] ?? process.cwd());
    process.stdout.write(await recover(config, username));
  } catch (error) {
    const isExplained = error instanceof RecoveryError || error instanceof SettingError;
    process.stderr.write(isExplained ? `${error.message}\n` : `${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function recover(config: Config, name: string): Promise<string> {
  if (config.databaseUrl === undefined && !existsSync(sqliteFileIn(config.dataDir))) {
    throw new SettingError('DATA_DIR', `there is no database in ${config.dataDir}`);
  }
  const database = openDatabase(config);
  try {
    const { username, password } = await recoverSuperadmin(database, { username: name, now: systemClock() });
    return `New password of ${username} (shown once): ${password}\nThe second factors are removed, and all sessions have ended.\n`;
  } catch (error) {
    throw toSettingError(error, config) ?? error;
  } finally {
    await database.close();
  }
}

await main();
