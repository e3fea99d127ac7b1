import { expect, test } from 'vitest';
import type { ReadingBehaviour } from '../testing/documents/reading-process.ts';
import { ReadingFailedError, readInProcess, runInProcess } from './run-in-process.ts';

const SCRIPT = new URL('../testing/documents/reading-process.ts', import.meta.url);
const TIME_MS = 30_000;

const read = (behaviour: ReadingBehaviour, limits: { timeMs?: number; signal?: AbortSignal } = {}) =>
  readInProcess(SCRIPT, { behaviour }, { timeMs: TIME_MS, ...limits });

/** Whether the process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('answers one after another, each when it is asked for', async () => {
  const answers: unknown[] = [];
  for await (const answer of runInProcess(SCRIPT, { behaviour: 'count' }, { timeMs: TIME_MS })) answers.push(answer);
  expect(answers).toEqual([1, 2, 3]);
});

test('knows no setting of the server, and ends with the loop over its answers', async () => {
  process.env['TOKEN_SECRET'] = 'known to the server alone';
  try {
    const { pid, variables } = (await read('report')) as { pid: number; variables: string[] };
    expect(variables.filter((name) => name !== 'NODE_COMPILE_CACHE' && !name.startsWith('NODE_CHANNEL'))).toEqual([]);
    await expect.poll(() => isRunning(pid)).toBe(false);
  } finally {
    delete process.env['TOKEN_SECRET'];
  }
});

test('is ended when it takes more than 512 MB, outside of its heap too', async () => {
  await expect(read('take memory')).rejects.toThrow(new ReadingFailedError('the process took more than 512 MB'));
});

test('is ended when an answer takes too long', async () => {
  await expect(read('wait', { timeMs: 50 })).rejects.toThrow(
    new ReadingFailedError('the process took longer than 50 ms'),
  );
});

test('is ended by the signal, also before it started', async () => {
  const stopping = new AbortController();
  const reading = read('wait', { signal: stopping.signal });
  stopping.abort(new Error('the server stops'));
  await expect(reading).rejects.toThrow('the server stops');
  await expect(read('count', { signal: stopping.signal })).rejects.toThrow('the server stops');
});

test('that fails says why without the text of the file, and one that crashes fails', async () => {
  const failed = { message: 'the file was not read', code: 'ENOSPC', syscall: 'write' };
  await expect(read('fail')).rejects.toMatchObject(failed);
  await expect(read('crash')).rejects.toThrow(new ReadingFailedError('the process ended without an answer'));
});
