import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';

const SERVER = path.resolve(import.meta.dirname, '../../main.ts');
/** As in `main.ts`: modules are compiled once for all processes. */
const COMPILED = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/baklja/compiled');
const PRELOAD = path.join(import.meta.dirname, 'kill-at-statement.ts');

/**
 * Where a process is killed: just before the statement of the number, counted from the first that `from` describes.
 * Without a number it is not killed.
 */
export type Moment = { from: string; killAt?: number };

/** A process of the suite. `ended` is the signal or code of its end; `output` and `complaint` are what it printed. */
export type Started = {
  process: ChildProcess;
  stdout: Readable;
  output: () => string;
  complaint: () => string;
  ended: Promise<NodeJS.Signals | number | null>;
};

type Start = {
  args?: readonly string[];
  env?: Record<string, string>;
  moment?: Moment;
  /** The system lets no file grow beyond it. */
  largestFileBytes?: number;
};

/**
 * Runs a script of this folder, or with `undefined` the server. The caller kills it, unless it ends by itself or with the
 * process of the tests.
 */
export function startProcess(
  script: string | undefined,
  { args = [], env = {}, moment, ...start }: Start = {},
): Started {
  const file = script === undefined ? SERVER : path.join(import.meta.dirname, script);
  const targets = [...args, ...Object.values(env)];
  const usual = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED };
  const all = { ...usual, ...env, ...(moment && describeMoment(moment, targets)) };
  const program = [...limit(start), process.execPath, ...(moment ? ['--import', PRELOAD] : []), file, ...args];
  const [command = '', ...parameters] = program;
  const child = spawn(command, parameters, { env: all, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      printed[name] += chunk;
    });
  }
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', end);
    return signal ?? code;
  });
  const texts = { output: () => printed.stdout, complaint: () => printed.stderr };
  return { process: child, stdout: child.stdout, ...texts, ended };
}

/** The shell counts in blocks of 512 bytes, and gives its limits to the program that takes its place. */
function limit({ largestFileBytes }: Pick<Start, 'largestFileBytes'>): string[] {
  if (largestFileBytes === undefined) return [];
  return ['sh', '-c', `ulimit -S -f ${largestFileBytes / 512} && exec "$0" "$@"`];
}

function describeMoment({ from, killAt }: Moment, targets: readonly string[]) {
  return {
    FAULT_FROM: from,
    ...(killAt !== undefined && { FAULT_KILL_AT: String(killAt) }),
    ...(targets.some((target) => target.startsWith('postgres:')) && { FAULT_POSTGRES: '1' }),
  };
}

/** Kills the process, unless it has ended, and waits for its end. */
export async function kill({ process: child, ended }: Started): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** The address of a server that has started. @throws Error with what it printed when it ends instead. */
export async function readAddress(server: Started): Promise<string> {
  for (;;) {
    const address = /^Baklja is ready at (\S+)$/m.exec(server.output())?.[1];
    if (address !== undefined) return address;
    const data = once(server.stdout, 'data').then(() => undefined);
    if ((await Promise.race([data, server.ended.then(() => 'ended')])) === 'ended') throw new Error(server.complaint());
  }
}

/** Runs a script to its end. Returns the number of its statements; undefined when it was killed. @throws Error */
export async function runScript(script: string, args: readonly string[], moment: Moment): Promise<number | undefined> {
  const started = startProcess(script, { args, moment });
  const end = await started.ended;
  if (end === 'SIGKILL') return undefined;
  if (end !== 0) throw new Error(started.complaint());
  return Number(/^(\d+) statements$/m.exec(started.output())?.[1]);
}
