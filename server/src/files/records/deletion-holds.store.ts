import { randomUUID } from 'node:crypto';
import { type Clock, toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';

/** Rows of `installation` with this beginning are holds; their value is the time at which they lapse. */
export const HOLD = 'hold on deletions ';

/** A hold lapses after this time when the process that made it was killed. */
const HOLD_MS = 15 * 60 * 1000;
const RENEWED_AFTER_MS = 60 * 1000;

export type DeletionHold = {
  /** Call it often while the hold is needed. @throws Error when the hold had lapsed, as after a sleep of the machine. */
  renew: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * From now on, no process deletes the bytes of a file that had a record when this resolved. A backup copies the bytes
 * some time after it read the records.
 */
export async function holdDeletions(database: Database, clock: Clock): Promise<DeletionHold> {
  const name = HOLD + randomUUID();
  const lapse = () => toStoredTime(new Date(clock().getTime() + HOLD_MS));
  await database.write(async (transaction) => {
    await transaction
      .deleteFrom('installation')
      .where('name', 'like', `${HOLD}%`)
      .where('value', '<', toStoredTime(clock()))
      .execute();
    await transaction.insertInto('installation').values({ name, value: lapse() }).execute();
  });
  let renewed = clock().getTime();
  return {
    renew: async () => {
      const now = clock();
      if (now.getTime() - renewed < RENEWED_AFTER_MS) return;
      const { numUpdatedRows } = await database.write((transaction) =>
        transaction
          .updateTable('installation')
          .set({ value: lapse() })
          .where('name', '=', name)
          .where('value', '>', toStoredTime(now))
          .executeTakeFirst(),
      );
      if (Number(numUpdatedRows) === 0) throw new Error('the hold on deletions has lapsed');
      renewed = now.getTime();
    },
    release: async () => {
      await database.write((transaction) => transaction.deleteFrom('installation').where('name', '=', name).execute());
    },
  };
}

/**
 * Whether bytes must stay for now. Ask after the commit that removed their record: then every holder who may still need
 * them made the hold before.
 */
export async function areDeletionsHeld(db: Db, now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('installation')
    .select('name')
    .where('name', 'like', `${HOLD}%`)
    .where('value', '>=', toStoredTime(now))
    .executeTakeFirst();
  return hold !== undefined;
}
