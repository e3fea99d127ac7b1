import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** As `npm start` runs the product: a small nursery costs no speed and saves a hundred megabytes. */
const NODE_FLAGS = ['--max-semi-space-size=8'];

/** A measured server in a process of its own. */
export type Server = {
  url: string;
  memoryMb: () => number;
  cpuSeconds: () => number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** A measurement that fails must not leave its servers running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts one of the servers in this folder and waits for the address that it prints. */
export function startServer(script: string, ...parameters: string[]): Promise<Server> {
  return start(script, parameters, {});
}

/**
 * Starts the product as `npm start` does, of this tree or of another folder; a new data folder is filled with the demo
 * content first.
 */
export function startProduct(
  dataDir: string,
  others: Record<string, string> = {},
  root = path.resolve(import.meta.dirname, '..'),
): Promise<Server> {
  const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', STARTER: 'demo', LOG_LEVEL: 'warn', ...others };
  return start(path.join(root, 'server/src/main.ts'), [], settings);
}

async function start(script: string, parameters: string[], environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.resolve(import.meta.dirname, script), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = await printedAddress(child, script);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    memoryMb: () => memoryOf(child.pid ?? 0),
    cpuSeconds: () => cpuOf(child.pid ?? 0),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function printedAddress(child: ChildProcess, script: string): Promise<string> {
  if (!child.stdout) throw new Error(`${script} has no output`);
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`${script} ended before it was ready`);
}

/** Memory of a process without the pages of mapped files, MB; 0 where the system does not report it. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return Math.round((kib('RssAnon') + kib('RssShmem')) / 1024);
  } catch {
    return 0;
  }
}

/** Clock ticks per second in which Linux counts CPU time. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process on all cores since its start, seconds; 0 where the system does not report it. */
function cpuOf(pid: number): number {
  try {
    const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(numbers[11]) + Number(numbers[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
