import type { DatabaseSync } from 'node:sqlite';
import type { Db } from './schema.ts';

/** Writes that share one commit at most; more wait for the next. */
const COMMIT_GROUP_SIZE = 64;

type Job = {
  work: (transaction: Db) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Runs writes one after another on the single writing connection. Those that wait at the same moment share a commit and
 * so its flush to disk; each stands in a savepoint of its own and stays all or nothing. A write is answered only after
 * the commit that holds it.
 */
export class WriteQueue {
  readonly #connection: DatabaseSync;
  readonly #db: Db;
  readonly #waiting: Job[] = [];
  #running = false;

  constructor(connection: DatabaseSync, db: Db) {
    this.#connection = connection;
    this.#db = db;
  }

  /** @throws what `work` throws; then nothing of it is written. */
  write<Result>(work: (transaction: Db) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (this.#running) return;
      this.#running = true;
      // Writes that arrive in the same turn of the event loop join the first commit.
      setImmediate(() => this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commitGroup();
    this.#running = false;
  }

  async #commitGroup(): Promise<void> {
    const done: { job: Job; value: unknown }[] = [];
    try {
      this.#connection.exec('begin immediate');
    } catch (error) {
      this.#waiting.shift()?.reject(error);
      return;
    }
    try {
      for (let taken = 0; taken < COMMIT_GROUP_SIZE; taken += 1) {
        const job = this.#waiting.shift();
        if (!job) break;
        await this.#runInSavepoint(job, done);
      }
      this.#connection.exec('commit');
    } catch (error) {
      for (const { job } of done) job.reject(error);
      this.#rollBack();
      return;
    }
    for (const { job, value } of done) job.resolve(value);
  }

  async #runInSavepoint(job: Job, done: { job: Job; value: unknown }[]): Promise<void> {
    try {
      this.#connection.exec('savepoint job');
      const value = await job.work(this.#db);
      this.#connection.exec('release job');
      done.push({ job, value });
    } catch (error) {
      job.reject(error);
      // A full disk or a broken file ends the whole transaction by itself; then nobody in it was written.
      if (!this.#isInTransaction()) throw error;
      this.#connection.exec('rollback to job; release job');
    }
  }

  /** Where even this fails the file is lost; the next transaction then fails to begin and says so to its callers. */
  #rollBack(): void {
    try {
      if (this.#isInTransaction()) this.#connection.exec('rollback');
    } catch {
      // The writes of the transaction have been told already.
    }
  }

  /** A connection that was closed meanwhile is in none, and would throw at the question. */
  #isInTransaction(): boolean {
    return this.#connection.isOpen && this.#connection.isTransaction;
  }
}
