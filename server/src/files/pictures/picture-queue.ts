import { UnavailableError } from '../../errors.ts';

type Job<Result> = {
  work: () => Promise<Result>;
  done: PromiseWithResolvers<Result>;
  /** How many wait for the result now. */
  askers: number;
  /** Made even when nobody waits. */
  isAhead: boolean;
};

/**
 * Works that are named by keys, of which only so many run at one time and each only once at a time. What somebody waits
 * for comes before what is done ahead; else first come, first served.
 */
export class PictureQueue<Result> {
  readonly #atOnce: number;
  readonly #waitingLimit: number;
  readonly #running = new Map<string, Job<Result>>();
  readonly #asked = new Map<string, Job<Result>>();
  readonly #ahead = new Map<string, Job<Result>>();

  constructor({ atOnce, waitingLimit }: { atOnce: number; waitingLimit: number }) {
    this.#atOnce = atOnce;
    this.#waitingLimit = waitingLimit;
  }

  get running(): number {
    return this.#running.size;
  }

  /** Works that somebody waits for and that have not begun. */
  get waiting(): number {
    return this.#asked.size;
  }

  /**
   * Resolves or rejects as the work does. Work that has not begun is left when everybody who waits for it has gone.
   * @throws UnavailableError when too many wait, the reason of the signal when it says that the asker has gone.
   */
  async ask(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const job = this.#running.get(key) ?? this.#asked.get(key) ?? this.#enqueue(key, work);
    job.askers += 1;
    try {
      return await unlessGone(job.done.promise, signal);
    } finally {
      job.askers -= 1;
      if (job.askers === 0 && this.#asked.get(key) === job) this.#leave(key, job);
    }
  }

  /**
   * Resolves or rejects as the work does, which is done when nobody waits for another. Never settles for what is left
   * out: when too much is to be done ahead, and when the queue is closed.
   */
  async doAhead(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#running.get(key) ?? this.#asked.get(key) ?? this.#ahead.get(key);
    const job = known ?? newJob(work);
    job.isAhead = true;
    if (!known && this.#ahead.size < this.#waitingLimit) this.#ahead.set(key, job);
    this.#startNext();
    return job.done.promise;
  }

  /** Leaves out what nobody waits for, and resolves when nothing runs. */
  async close(): Promise<void> {
    this.#ahead.clear();
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done.promise));
    if (this.#running.size > 0) await this.close();
  }

  #enqueue(key: string, work: () => Promise<Result>): Job<Result> {
    if (this.#asked.size >= this.#waitingLimit) {
      throw new UnavailableError('Trenutačno se izrađuje previše slika. Pokušajte ponovno za koji trenutak.');
    }
    const job = this.#ahead.get(key) ?? newJob(work);
    this.#ahead.delete(key);
    this.#asked.set(key, job);
    this.#startNext();
    return job;
  }

  #leave(key: string, job: Job<Result>): void {
    this.#asked.delete(key);
    if (job.isAhead) this.#ahead.set(key, job);
  }

  #startNext(): void {
    while (this.#running.size < this.#atOnce) {
      const queue = this.#asked.size > 0 ? this.#asked : this.#ahead;
      const [next] = queue;
      if (!next) return;
      const [key, job] = next;
      queue.delete(key);
      this.#running.set(key, job);
      void this.#run(key, job);
    }
  }

  async #run(key: string, { work, done }: Job<Result>): Promise<void> {
    try {
      done.resolve(await work());
    } catch (error) {
      done.reject(error);
    } finally {
      this.#running.delete(key);
      this.#startNext();
    }
  }
}

function newJob<Result>(work: () => Promise<Result>): Job<Result> {
  const done = Promise.withResolvers<Result>();
  // Everybody who waited may have gone when it fails.
  done.promise.catch(() => {});
  return { work, done, askers: 0, isAhead: false };
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
