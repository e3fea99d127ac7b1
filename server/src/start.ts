import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig, SettingError } from './config.ts';
import type { Database } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { type Dependencies, makeDependencies } from './dependencies.ts';
import { removeNode } from './features/site/system-status/system-status.store.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import { openFileStorage } from './files/storage/open-file-storage.ts';
import { JOBS, startJobs } from './jobs/start-jobs.ts';
import { watchEventLoop } from './jobs/watch-event-loop.ts';
import { Monitor } from './monitor.ts';
import { toSettingError } from './start-errors.ts';
import { loadStarter, type StarterReport, type Stores } from './starter/load-starter.ts';
import { listProxiedPublicUsers, replacePublicPasswords } from './starter/replace-public-passwords.ts';

const SECRET_BYTES = 48;

/** How long a stop may take, ms: a supervisor usually kills a container after ten seconds. */
const STOP_LIMIT_MS = 9_000;

/** Folder of the built browser application. */
const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');

/** Starts the server and runs it until a signal ends it. A wrong setting ends the process with one line. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, process.env['INIT_CWD'] ?? process.cwd());
    await start(config);
  } catch (error) {
    process.stderr.write(error instanceof SettingError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function start(config: Config): Promise<void> {
  let database: Database | undefined;
  try {
    await prepareDataFolder(config.dataDir);
    const secret = config.tokenSecret ?? (await keptSecret(config.dataDir));
    const files = await openFileStorage(config);
    const monitor = new Monitor();
    database = openDatabase(config, (name, ms) => monitor.note({ kind: 'statement', name, ms }));
    await serve(config, { database, files, secret, monitor });
  } catch (error) {
    await database?.close();
    throw toSettingError(error, config) ?? error;
  }
}

type Opened = { database: Database; files: FileStorage; secret: string; monitor: Monitor };

async function serve(config: Config, { database, files, secret, monitor }: Opened): Promise<void> {
  await migrateToLatest(database);
  const publicHashes = config.parts.includes('application') ? await prepareAccounts({ database, files }, config) : [];

  await files.clean();
  const webFolder = existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined;
  const dependencies = makeDependencies({ config, database, files, secret, publicHashes, monitor });
  const logger = { level: config.logLevel, base: null, stream: process.stderr };
  const app = await buildApp(dependencies, { webFolder, logger });
  monitor.log = app.log;
  const metrics = config.metrics && (await startMetrics(dependencies, config.metrics));
  // Of the name, Fastify would listen at both addresses, with a second server that no limit and no stop reaches.
  const host = config.host === 'localhost' ? '127.0.0.1' : config.host;
  const address = await app.listen({ host, port: config.port });
  const stopJobs = startJobs(JOBS, dependencies, app.log);
  const stopWatching = watchEventLoop(dependencies);
  const close = async () => {
    stopWatching();
    await Promise.all([stopJobs(), app.close(), metrics?.close()]);
    // Without the database, the others take this node for gone until it starts again.
    await database.write((transaction) => removeNode(transaction, config)).catch(() => {});
    await database.close();
  };
  endOnSignal(close, { log: app.log });
  if (metrics) process.stdout.write(`Metrics are at ${metrics.address}\n`);
  process.stdout.write(`Baklja is ready at ${address}\n`);
}

/** A start without metrics loads nothing for them. */
async function startMetrics(dependencies: Dependencies, place: NonNullable<Config['metrics']>) {
  const { serveMetrics } = await import('./metrics/metrics.ts');
  return serveMetrics(dependencies, place);
}

/** Returns the hashes of public passwords that are in force although others can reach the server. */
async function prepareAccounts({ database, files }: Stores, config: Config): Promise<string[]> {
  // Printed before anything else can fail: these passwords are never shown again.
  process.stdout.write(describe(await loadStarter({ database, files }, config, systemClock()), config));
  process.stdout.write(describe(await replacePublicPasswords(database, config, systemClock()), config));
  const publicUsers = await listProxiedPublicUsers(database, config);
  process.stderr.write(warnOf(publicUsers.filter(({ active }) => active === 1)));
  return publicUsers.map(({ password_hash }) => password_hash);
}

/** The secret of this installation that signs tokens, made at the first start and readable by its owner alone. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const options = { mode: 0o600, flag: 'wx' } as const;
  await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), options).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}

function describe({ accounts }: StarterReport, { adminPassword }: Config): string {
  if (accounts.length === 0) return '';
  const lines = accounts.map(
    ({ role, username, password }) =>
      `  ${role.padEnd(15)} ${username.padEnd(15)} ${password === adminPassword ? 'as in ADMIN_PASSWORD' : password}`,
  );
  return `Accounts with new passwords (shown once):\n${lines.join('\n')}\n`;
}

function warnOf(publicUsers: { username: string }[]): string {
  if (publicUsers.length === 0) return '';
  const names = publicUsers.map(({ username }) => username).join(', ');
  return `TRUST_PROXY: a proxy lets others reach this server, where the demo password of the README still opens ${names}; give these users new passwords under Korisnici, or disable them.\n`;
}

/** Log and time limit of a stop. */
type Stop = { log: { warn: (message: string) => void }; limitMs?: number };

/** Completes the open calls, then ends with 0; a second signal ends at once. */
export function endOnSignal(close: () => Promise<void>, { log, limitMs = STOP_LIMIT_MS }: Stop): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    AbortSignal.timeout(limitMs).addEventListener('abort', () => {
      // As after a kill, no write is half done.
      log.warn('the stop took too long, and what still ran was cut');
      process.exit(0);
    });
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

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
