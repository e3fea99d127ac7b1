import PQueue from 'p-queue';
import { UnavailableError } from '../../errors.ts';

type Job<Result> = {
  result: Promise<Result>;
  /** Number of callers that wait for the result. */
  askers: number;
  /** True when the work is done even if no caller waits. */
  isAhead: boolean;
  hasBegun: boolean;
  /** Removes the work from the queue before it begins. */
  leaveOut: () => void;
};

const ASKED = { priority: 1 };
const AHEAD = { priority: 0 };

/**
 * A queue of works with keys: it limits how many run at one time, and runs each key only once at a time. Works that a
 * caller waits for come before works that are done ahead; otherwise first come, first served.
 */
export class PictureQueue<Result> {
  readonly #queue: PQueue;
  readonly #waitingLimit: number;
  /** Works that wait or run, by key. */
  readonly #jobs = new Map<string, Job<Result>>();

  constructor({ atOnce, waitingLimit }: { atOnce: number; waitingLimit: number }) {
    this.#queue = new PQueue({ concurrency: atOnce });
    this.#waitingLimit = waitingLimit;
  }

  get running(): number {
    return this.#queue.pending;
  }

  /** Number of works that a caller waits for and that have not begun. */
  get waiting(): number {
    return this.#queue.sizeBy(ASKED);
  }

  /**
   * Resolves or rejects as the work does. Work that has not begun is dropped when no caller waits for it any more.
   * @throws UnavailableError when too many wait, the reason of the signal when it reports that the caller has gone.
   */
  async ask(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const job = this.#askedJob(key, work);
    job.askers += 1;
    try {
      return await unlessGone(job.result, signal);
    } finally {
      job.askers -= 1;
      if (job.askers === 0 && !job.hasBegun) this.#unask(key, job);
    }
  }

  /**
   * Resolves or rejects as the work does, which runs when no caller waits for other work. Undefined for work that is
   * dropped: when too much is to be done ahead, and when the queue is closed.
   */
  async doAhead(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const known = this.#jobs.get(key);
    if (!known && this.#queue.sizeBy(AHEAD) >= this.#waitingLimit) return undefined;
    const job = known ?? this.#enqueue(key, work, AHEAD);
    job.isAhead = true;
    return job.result.catch((error: unknown) => {
      if (!job.hasBegun) return undefined;
      throw error;
    });
  }

  /** Drops work that no caller waits for, and resolves when nothing runs. */
  async close(): Promise<void> {
    for (const job of this.#jobs.values()) {
      if (job.askers === 0 && !job.hasBegun) job.leaveOut();
    }
    await this.#queue.onIdle();
  }

  #askedJob(key: string, work: () => Promise<Result>): Job<Result> {
    const known = this.#jobs.get(key);
    if (known && (known.hasBegun || known.askers > 0)) return known;
    if (this.waiting >= this.#waitingLimit) {
      throw new UnavailableError('Trenutačno se izrađuje previše slika. Pokušajte ponovno za koji trenutak.');
    }
    if (known) this.#queue.setPriority(key, ASKED.priority);
    return known ?? this.#enqueue(key, work, ASKED);
  }

  #unask(key: string, job: Job<Result>): void {
    if (job.isAhead) this.#queue.setPriority(key, AHEAD.priority);
    else job.leaveOut();
  }

  #enqueue(key: string, work: () => Promise<Result>, { priority }: typeof ASKED): Job<Result> {
    const leaving = new AbortController();
    const leaveOut = () => {
      this.#jobs.delete(key);
      leaving.abort();
    };
    const started = Promise.withResolvers<Result>();
    const job: Job<Result> = { result: started.promise, askers: 0, isAhead: false, hasBegun: false, leaveOut };
    this.#jobs.set(key, job);
    const run = async () => {
      job.hasBegun = true;
      try {
        return await work();
      } finally {
        this.#jobs.delete(key);
      }
    };
    started.resolve(this.#queue.add(run, { id: key, priority, signal: leaving.signal }));
    // Possibly no caller waits any more when it fails.
    job.result.catch(() => {});
    return job;
  }
}

async function unlessGone<Result>(result: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return result;
  const gone = Promise.withResolvers<never>();
  const leave = () => gone.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([result, gone.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
