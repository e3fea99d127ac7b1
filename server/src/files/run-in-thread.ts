import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Limits = { timeMs: number; heapMb: number };

/** A thread without work ends after so long. */
const IDLE_MS = 10_000;

/**
 * Runs a script in a thread of its own, so that it does not keep the server from answering. The script answers each
 * message with one. The next data goes to the same thread, whose start takes longer than most work. One call at a time.
 * A failure ends the thread: an AbortError after the time, or the error of a thread that failed or used up its heap.
 */
export function makeThread(script: URL, { timeMs, heapMb }: Limits): (data: unknown) => Promise<unknown> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    const ended = worker;
    worker = undefined;
    return ended?.terminate();
  };
  return async (data) => {
    clearTimeout(idle);
    worker ??= startWorker(script, heapMb);
    worker.ref();
    worker.postMessage(data);
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(timeMs) });
      worker.unref();
      idle = setTimeout(end, IDLE_MS).unref();
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  };
}

function startWorker(script: URL, heapMb: number): Worker {
  return new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // What a library prints may hold text of a document.
    stdout: true,
    stderr: true,
  });
}
