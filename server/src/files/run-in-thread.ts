import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Limits = { timeMs: number; heapMb: number };

/**
 * Runs a script in a thread of its own, so that it does not keep the server from answering, and returns the message that
 * it posts. The script gets `data` as its `workerData`.
 * @throws AbortError after the time, and the error of a thread that failed or used up its heap.
 */
export async function runInThread(script: URL, data: unknown, { timeMs, heapMb }: Limits): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // What a library prints may hold text of a document.
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(timeMs) });
    return answer;
  } finally {
    await worker.terminate();
  }
}
