import { createHmac } from 'node:crypto';
import { lockForLimit } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { TooManyTriesError } from '../errors.ts';

/** Allows at most `limit` tries of a bucket within the window. */
export type TryLimit = { bucket: string; limit: number; windowMs: number };

/**
 * Counts a try in each bucket before it is made, so that many simultaneous tries cannot pass together. Returns the ids
 * of the counted tries, for {@link deleteTries}.
 * @throws TooManyTriesError when a bucket is full; then nothing is counted.
 */
export async function countTries(transaction: Db, limits: readonly TryLimit[], now: Date): Promise<number[]> {
  const at = now.getTime();
  await sweep(transaction, at);
  for (const { bucket, limit, windowMs } of limits) {
    await lockForLimit(transaction, `tries ${bucket}`);
    const tries = await transaction
      .selectFrom('tries')
      .select('at')
      .where('bucket', '=', bucket)
      .where('at', '>', at - windowMs)
      // A clock that ran ahead and was set right has left tries that would count for hours.
      .where('at', '<', at + windowMs)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    const oldest = tries[limit - 1];
    if (oldest) throw new TooManyTriesError(Math.max(1, Math.ceil((oldest.at + windowMs - at) / 1000)));
  }
  const counted = await transaction
    .insertInto('tries')
    .values(limits.map(({ bucket }) => ({ bucket, at })))
    .returning('id')
    .execute();
  return counted.map(({ id }) => id);
}

/**
 * Counts a try in a bucket that slows tries down and never closes: five failures are free, each further try comes 1, 2,
 * 4 … at most 60 seconds after the last failure. A success empties the bucket. Returns the seconds to wait when the try
 * comes too early and was not counted, else 0.
 */
export async function countSlowedTry(transaction: Db, bucket: string, now: Date): Promise<number> {
  const at = now.getTime();
  await lockForLimit(transaction, `tries ${bucket}`);
  const tries = await transaction
    .selectFrom('tries')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', at - LONGEST_WINDOW_MS)
    // A try that began earlier may get here later; what is further ahead is left from a clock that ran ahead.
    .where('at', '<', at + LONGEST_PAUSE_SECONDS * 1000)
    .orderBy('at', 'desc')
    .execute();
  const [last] = tries;
  if (last && tries.length >= FREE_FAILURES) {
    const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** (tries.length - FREE_FAILURES));
    const missing = Math.ceil((last.at - at) / 1000 + pause);
    if (missing > 0) return Math.min(LONGEST_PAUSE_SECONDS, missing);
  }
  await transaction.insertInto('tries').values({ bucket, at }).execute();
  return 0;
}

/** Removes counted tries that turned out not to count. */
export async function deleteTries(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('tries')
    .where('id', 'in', [...ids])
    .execute();
}

export async function emptyBucket(transaction: Db, bucket: string): Promise<void> {
  await transaction.deleteFrom('tries').where('bucket', '=', bucket).execute();
}

/** Names a bucket so that no address or name can be read from it. */
export function bucketName(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');
}

const LONGEST_WINDOW_MS = 60 * 60 * 1000;

const FREE_FAILURES = 5;
const LONGEST_PAUSE_SECONDS = 60;

async function sweep(transaction: Db, at: number): Promise<void> {
  await transaction
    .deleteFrom('tries')
    .where((eb) => eb.or([eb('at', '<=', at - LONGEST_WINDOW_MS), eb('at', '>=', at + LONGEST_WINDOW_MS)]))
    .execute();
}
