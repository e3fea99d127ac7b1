import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { makeThread } from '../files/run-in-thread.ts';

/**
 * Letters of HTML that are worked on between other requests. Any such text takes at most some hundredths of a
 * second. An article of ten pages has as many letters.
 */
const WORKED_ON_HERE_MAX_LENGTH = 30_000;

/** A hostile text of the greatest length takes a few seconds. */
const THREAD_LIMITS = { timeMs: 60_000, heapMb: 1024 };

/**
 * Makes the function that does the work on one text of HTML. Short ones are worked on here, each in a turn of its own;
 * for a longer one the script, which does the same, runs in a thread, for one text at a time.
 */
export function makeHtmlWork<Task extends { html: string }>(
  script: URL,
  work: (task: Task) => string,
): (task: Task) => Promise<string> {
  const queue = new PQueue({ concurrency: 1 });
  const inThread = makeThread(script, THREAD_LIMITS);
  return async (task) => {
    if (task.html.length > WORKED_ON_HERE_MAX_LENGTH) {
      return queue.add(() => inThread(task)) as Promise<string>;
    }
    await nextTurn();
    return work(task);
  };
}
