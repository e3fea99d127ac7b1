import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/schema.ts';

/** Records of one transaction; every other write waits for it. */
export const RECORDS_AT_ONCE = 20;

/** Leaves time for other writes after each transaction, ms. */
export const PAUSE_MS = 20;

/** What ends the steps, and the pause between two of them. */
export type Steps = { signal: AbortSignal; pauseMs: number };

/** Runs a step, each in a transaction of its own, until one returns true or the signal ends the steps. */
export async function inSmallSteps(
  { write }: Pick<Database, 'write'>,
  { signal, pauseMs }: Steps,
  step: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  while (!signal.aborted && !(await write(step))) {
    // Without a pause, steps on SQLite would follow each other without letting another write in.
    await setTimeout(pauseMs, undefined, { signal }).catch(() => {});
  }
}
