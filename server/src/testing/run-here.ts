import process from 'node:process';
import { vi } from 'vitest';

type Run = { args?: readonly string[]; env: Record<string, string> };

/**
 * Runs a program in this process as the command line would, with these settings alone. Returns its exit code and what it
 * printed.
 */
export async function runHere(program: () => Promise<unknown>, { args = [], env }: Run) {
  const { argv, env: former } = process;
  const umask = process.umask();
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  [process.argv, process.env] = [[...argv.slice(0, 2), ...args], env];
  try {
    await program();
    const [output = '', complaint = ''] = spies.map(({ mock }) => mock.calls.map(([text]) => text).join(''));
    return { code: process.exitCode ?? 0, output, complaint };
  } finally {
    [process.argv, process.env, process.exitCode] = [argv, former, undefined];
    process.umask(umask);
    for (const spy of spies) spy.mockRestore();
  }
}

let runs = 0;

/** Runs a script whose module is the program. */
export function runScriptHere(file: string, run: Run) {
  runs += 1;
  return runHere(() => import(/* @vite-ignore */ `${file}?run=${runs}`), run);
}
