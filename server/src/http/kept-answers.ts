import { keepCompressed } from './compression.ts';

/** A number that every write raises which changes a record. */
export type ReadWriteCount = () => Promise<number>;

/** An answer, as it is sent. */
export type KeptAnswer = {
  bytes: Buffer;
  etag: string;
  tags: string[];
  /** It is true from this moment, and until the other one; undefined when it changes by writes alone. */
  from: Date;
  until: Date | undefined;
};

/** Bytes of answers that a process keeps, without their compressed forms. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** What an answer takes in addition to its bytes: anyone may ask for many short ones. */
const ENTRY_BYTES = 1000;

/** The answers that a process has made since the last write. */
export class KeptAnswers {
  /** How many calls got a kept answer, and how many answers were made. */
  readonly counts = { kept: 0, made: 0 };
  readonly #readWriteCount: ReadWriteCount;
  readonly #limit: number;
  #writeCount = -1;
  #bytes = 0;
  #answers = new Map<string, Promise<KeptAnswer>>();

  constructor(readWriteCount: ReadWriteCount, limit = KEPT_BYTES) {
    this.#readWriteCount = readWriteCount;
    this.#limit = limit;
  }

  /** The answer to a call, made once for all that ask for it at the same time. */
  async find(call: string, now: Date, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    // Read before the answer is made: a write in between then drops it.
    const writeCount = await this.#readWriteCount();
    if (writeCount > this.#writeCount) this.#beginAgain(writeCount);
    const answers = this.#answers;
    const known = answers.get(call);
    if (known) {
      const answer = await known;
      if (answer.from <= now && (!answer.until || now < answer.until)) {
        this.counts.kept += 1;
        return answer;
      }
    }
    this.counts.made += 1;
    const making = make();
    answers.set(call, making);
    try {
      const answer = await making;
      if (answers === this.#answers) this.#count(call.length + keepCompressed(answer.bytes).length);
      return answer;
    } catch (error) {
      answers.delete(call);
      throw error;
    }
  }

  /** Begins again before it would hold more than its limit. */
  #count(length: number): void {
    this.#bytes += length + ENTRY_BYTES;
    if (this.#bytes > this.#limit) this.#beginAgain(this.#writeCount);
  }

  #beginAgain(writeCount: number): void {
    this.#writeCount = writeCount;
    this.#bytes = 0;
    this.#answers = new Map();
  }
}
