import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { FILE_NAMES, POST_TITLES } from './title-indexes.ts';

/** Between two bites, milliseconds: even while many write, merging takes a small part of the time. */
const PACE_MS = 100;

/** Pages that a bite writes of each index; about three milliseconds. */
const BITE_PAGES = 16;

const TABLES = [POST_TITLES, FILE_NAMES].flatMap(({ trigrams, letters }) => [trigrams, letters]);

/**
 * Every commit adds a piece to the full-text indexes that it writes to, and a search looks into all pieces. They are
 * merged here after writes, a bite at a time between others' writes, since a write that had to do it would take five
 * times as long as another, or fifty.
 */
export class TitleIndexUpkeep {
  readonly #write: (work: (transaction: Db) => Promise<boolean>) => Promise<boolean>;
  #next: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isStopped = false;

  /** `write` runs a bite as one of the writes of the database. */
  constructor(write: (work: (transaction: Db) => Promise<boolean>) => Promise<boolean>) {
    this.#write = write;
  }

  /** After a write, and when the server starts; a database that rests is left alone. */
  wake(): void {
    if (this.#isBusy || this.#isStopped) return;
    this.#isBusy = true;
    this.#next = setTimeout(() => void this.#bite(), PACE_MS).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#next);
  }

  async #bite(): Promise<void> {
    // What fails here fails for the next write too, which tells it; the index stays as good as it was.
    const isMore = await this.#write(mergeTitleIndexes).catch(() => false);
    this.#isBusy = false;
    if (isMore) this.wake();
  }
}

/** Merges a little of the indexes; answers whether there was anything to merge. SQLite only. */
export async function mergeTitleIndexes(transaction: Db): Promise<boolean> {
  let isMerged = false;
  for (const table of TABLES) {
    const before = await countChanges(transaction);
    const index = sql.table(table);
    await sql`insert into ${index} (${sql.ref(table)}, rank) values ('merge', ${sql.lit(BITE_PAGES)})`.execute(
      transaction,
    );
    // The command itself counts as one change (documentation of FTS5, "merge").
    if ((await countChanges(transaction)) - before > 1) isMerged = true;
  }
  return isMerged;
}

async function countChanges(transaction: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(transaction);
  return rows[0]?.changes ?? 0;
}
