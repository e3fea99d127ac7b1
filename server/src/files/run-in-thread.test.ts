import { expect, test } from 'vitest';
import { makeThread } from './run-in-thread.ts';

/** Answers with the number of its thread, or fails. */
const SCRIPT = new URL(
  `data:text/javascript,
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (data) => {
    if (data === 'fails') throw new Error('failed');
    if (data !== 'hangs') parentPort.postMessage(threadId);
  });`.replaceAll('\n', ''),
);

test('one thread does what comes one after another, until it fails or takes too long', async () => {
  const thread = makeThread(SCRIPT, { timeMs: 5_000, heapMb: 64 });
  const first = await thread('works');
  expect(await thread('works')).toBe(first);
  await expect(thread('fails')).rejects.toThrow('failed');
  const second = await thread('works');
  expect(second).not.toBe(first);

  const impatient = makeThread(SCRIPT, { timeMs: 300, heapMb: 64 });
  await expect(impatient('hangs')).rejects.toThrow('aborted');
  expect(await impatient('works')).not.toBe(second);
});
