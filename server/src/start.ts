import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { makeReadCaller } from './accounts/sessions.store.ts';
import { Tokens } from './accounts/tokens.ts';
import { buildApp, builtWebFolder } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig, SettingError } from './config.ts';
import { type Database, openPostgresDatabase, openSqliteDatabase } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import { makeHtmlCleaner } from './html/clean-html.ts';
import { loadStarter, type StarterReport } from './starter/load-starter.ts';

const SECRET_BYTES = 48;

/** Starts the server and keeps it until a signal ends it. A wrong setting ends the process with one line. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, process.env['INIT_CWD'] ?? process.cwd());
    await start(config);
  } catch (error) {
    const isKnown = error instanceof SettingError || isListenError(error);
    process.stderr.write(isKnown ? `${(error as Error).message}\n` : `${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function start(config: Config): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const secret = config.tokenSecret ?? (await keptSecret(config.dataDir));
  const database = openDatabase(config);
  await migrateToLatest(database);
  const report = await loadStarter(database, config, systemClock());

  const tokens = new Tokens(secret);
  const readCaller = makeReadCaller(database.read, tokens, systemClock);
  const cleanHtml = makeHtmlCleaner({ videoHosts: [...DEFAULT_VIDEO_HOSTS, ...config.videoHosts] });
  const webFolder = existsSync(builtWebFolder()) ? builtWebFolder() : undefined;
  const app = await buildApp(
    { config, database, clock: systemClock, tokens, secret, readCaller, cleanHtml },
    { webFolder, logger: { level: config.logLevel, base: null, stream: process.stderr } },
  );
  const address = await app.listen({ host: config.host, port: config.port });
  endOnSignal(async () => {
    await app.close();
    await database.close();
  });
  process.stdout.write(`${describe(report)}Baklja is ready at ${address}\n`);
}

function openDatabase(config: Config): Database {
  if (config.databaseUrl !== undefined) return openPostgresDatabase(config.databaseUrl);
  return openSqliteDatabase(path.join(config.dataDir, 'baklja.db'));
}

/** The secret of this installation, made at the first start and readable by its owner alone. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
    await chmod(file, 0o600);
  }
  return (await readFile(file, 'utf8')).trim();
}

function describe({ accounts }: StarterReport): string {
  if (accounts.length === 0) return '';
  const lines = accounts.map(
    ({ role, username, password }) => `  ${role.padEnd(15)} ${username.padEnd(15)} ${password}`,
  );
  return `Accounts of this new installation (shown once):\n${lines.join('\n')}\n`;
}

/** Finishes the calls under way, then ends with 0; a second signal ends at once. */
function endOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
