import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pidusage from 'pidusage';

/** Resident memory at which a process is ended, MB. A PDF of a hundred pages of pictures takes 300. */
const MEMORY_MAX_MB = 512;
const WATCHED_EVERY_MS = 200;

/** A process failed, or was ended because it took too much memory or time. */
export class ReadingFailedError extends Error {}

type Limits = {
  /** For each answer, ms. */
  timeMs: number;
  /** Resident memory at which the process is ended, MB. */
  memoryMb?: number;
  /** Whether everything else goes first. */
  hasLowPriority?: boolean;
  /** Ends the process. */
  signal?: AbortSignal;
};

/** What the process sends: an answer, the end of its answers, or why there is none. */
type Message = { answer: unknown } | { end: true } | { failed: { code?: string; syscall?: string } };

/**
 * Runs a script, such as one that reads an uploaded file, in a process of its own, and yields its answers. The script
 * calls {@link answerInProcess}. A library may unpack a small file to any size, outside of the heap: the resident memory of
 * the process is watched, and the server neither grows nor waits. The process ends with the loop over the answers, and
 * makes an answer only when it is asked for.
 * @throws ReadingFailedError when it fails, takes too much memory or longer than `timeMs` for an answer;
 * AbortError by the signal; the error of the system, such as a full disk.
 */
export async function* runInProcess(
  script: URL,
  task: Record<string, unknown>,
  limits: Limits,
): AsyncGenerator<unknown, void, void> {
  const { timeMs, memoryMb = MEMORY_MAX_MB, signal } = limits;
  signal?.throwIfAborted();
  const child = startProcess(script, limits);
  const ended = new AbortController();
  const fail = (reason: string) => ended.abort(new ReadingFailedError(reason));
  child.once('error', (error) => ended.abort(error));
  child.once('exit', () => fail('the process ended without an answer'));
  const exceed = () => fail(`the process took more than ${memoryMb} MB`);
  void watchMemory(child, { memoryMb, ended: ended.signal, exceed });
  const stop = () => ended.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    child.send(task);
    for (;;) {
      const message = await nextMessage(child, ended.signal, timeMs);
      if ('end' in message) return;
      if ('failed' in message) throw Object.assign(new ReadingFailedError('the file was not read'), message.failed);
      yield message.answer;
      child.send('more');
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    ended.abort();
    child.kill('SIGKILL');
  }
}

/** The first answer of such a process. @throws as {@link runInProcess} */
export async function readInProcess(script: URL, task: Record<string, unknown>, limits: Limits): Promise<unknown> {
  for await (const answer of runInProcess(script, task, limits)) return answer;
  throw new ReadingFailedError('the process had no answer');
}

/** In the process: answers the task of {@link runInProcess}, one answer at a time. */
export async function answerInProcess<Task>(answers: (task: Task) => AsyncIterable<unknown>): Promise<void> {
  const send = (message: Message) => process.send?.(message);
  process.once('disconnect', () => process.exit());
  const [task] = await once(process, 'message');
  try {
    for await (const answer of answers(task)) {
      send({ answer });
      await once(process, 'message');
    }
    send({ end: true });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    send({ failed: { ...(code !== undefined && { code }), ...(syscall !== undefined && { syscall }) } });
  }
}

/** The process gets no setting of the server and no secret. What a library prints may hold text of a document. */
function startProcess(script: URL, { memoryMb = MEMORY_MAX_MB, hasLowPriority }: Limits): ChildProcess {
  const compiled = getCompileCacheDir();
  const child = fork(fileURLToPath(script), {
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Before it has threads, which keep the priority of their beginning.
  if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

async function nextMessage(child: ChildProcess, ended: AbortSignal, timeMs: number): Promise<Message> {
  const overdue = AbortSignal.timeout(timeMs);
  try {
    const [message] = await once(child, 'message', { signal: AbortSignal.any([ended, overdue]) });
    return message;
  } catch (error) {
    if (overdue.aborted) throw new ReadingFailedError(`the process took longer than ${timeMs} ms`);
    throw ended.aborted ? ended.reason : error;
  }
}

type Watch = { memoryMb: number; ended: AbortSignal; exceed: () => void };

async function watchMemory({ pid }: ChildProcess, { memoryMb, ended, exceed }: Watch): Promise<void> {
  while (pid !== undefined && !ended.aborted) {
    // A process that has just ended has no memory.
    const { memory } = await pidusage(pid).catch(() => ({ memory: 0 }));
    if (memory > memoryMb * 1024 * 1024) exceed();
    await setTimeout(WATCHED_EVERY_MS, undefined, { signal: ended, ref: false }).catch(() => {});
  }
}
