import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type DrillSettings = Record<string, string>;

export type DrillServer = { address: string; kill: () => Promise<void> };

/** Starts the server with the settings; it listens on a free port. */
export async function startServer(settings: DrillSettings): Promise<DrillServer> {
  const child = start('server/src/main.ts', [], settings);
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const address = /ready at (\S+)\n/.exec(output)?.[1];
    if (address !== undefined) return { address, kill: () => kill(child) };
  }
  throw new Error('the server did not start');
}

/** Runs a program of `scripts/` to its end. @throws Error with what it printed when it fails. */
export async function runScript(script: string, parameters: readonly string[], settings: DrillSettings): Promise<void> {
  const child = start(`scripts/${script}`, parameters, settings);
  const closed = once(child, 'close');
  const printed = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  await closed;
  if (child.exitCode !== 0) throw new Error(`${script} failed: ${printed.join('')}`);
}

function start(file: string, parameters: readonly string[], settings: DrillSettings): ChildProcess {
  const env = { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...settings };
  const stdio = ['ignore', 'pipe', file.startsWith('scripts/') ? 'pipe' : 'inherit'] as const;
  const child = spawn(process.execPath, [path.join(ROOT, file), ...parameters], { env, stdio: [...stdio] });
  // A drill that fails or is interrupted must not leave its servers running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
