import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './schema.ts';

/** Maximum number of writes that share one commit; more wait for the next. */
const COMMIT_GROUP_SIZE = 64;

type Job = {
  work: (transaction: Db) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Runs writes one after another on the single writing connection. Writes that wait at the same moment share a commit
 * and therefore its flush to disk. When one of them fails, the transaction is rolled back and the others run again,
 * each alone, so that every write stays all or nothing. A write resolves only after its commit.
 */
export class WriteQueue {
  readonly #connection: DatabaseSync;
  readonly #db: Db;
  readonly #waiting: Job[] = [];
  readonly #onCommit: (text: string, ms: number) => void;
  #running = false;

  constructor(connection: DatabaseSync, db: Db, onCommit: (text: string, ms: number) => void = () => {}) {
    this.#connection = connection;
    this.#db = db;
    this.#onCommit = onCommit;
  }

  /** Number of writes that have not begun. */
  get length(): number {
    return this.#waiting.length;
  }

  /** `work` may run twice. @throws what `work` throws; then nothing of it is written. */
  write<Result>(work: (transaction: Db) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (this.#running) return;
      this.#running = true;
      void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const rest = await this.#commitTogether(this.#waiting.splice(0, COMMIT_GROUP_SIZE));
      for (const job of rest) await this.#commitTogether([job]);
    }
    this.#running = false;
  }

  /**
   * Waits while each turn of the event loop brings more writes. With sixteen writers, a commit then holds twice as many
   * writes.
   */
  async #gather(): Promise<void> {
    for (let known = 0; known < this.#waiting.length && known < COMMIT_GROUP_SIZE; ) {
      known = this.#waiting.length;
      await nextTurn();
    }
  }

  /** Returns the jobs that must run again because one of the group failed. */
  async #commitTogether(jobs: readonly Job[]): Promise<Job[]> {
    const values: unknown[] = [];
    let began = 0;
    try {
      this.#connection.exec('begin immediate');
    } catch (error) {
      // No rollback: a transaction that is open already belongs to another caller.
      for (const job of jobs) job.reject(error);
      return [];
    }
    try {
      for (const job of jobs) values.push(await job.work(this.#db));
      began = performance.now();
      this.#connection.exec('commit');
    } catch (error) {
      this.#rollBack();
      const failed = jobs[values.length];
      failed?.reject(error);
      if (failed) return jobs.filter((job) => job !== failed);
      // The commit itself failed: none of the writes are stored.
      for (const job of jobs) job.reject(error);
      return [];
    }
    this.#onCommit('commit', performance.now() - began);
    for (const [place, job] of jobs.entries()) job.resolve(values[place]);
    return [];
  }

  /** When even this fails the file is lost; the next transaction then fails to begin and reports it to its callers. */
  #rollBack(): void {
    try {
      // A connection that was closed in between has no transaction, and `isTransaction` would throw.
      if (this.#connection.isOpen && this.#connection.isTransaction) this.#connection.exec('rollback');
    } catch {
      // The caller reports the failure of the writes.
    }
  }
}
