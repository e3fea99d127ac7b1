import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../clock.ts';
import { isPostgres } from '../db/database.ts';
import type { RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { InvalidInputError } from '../errors.ts';

/** A call that creates a record; a user's key names one call. */
export type CreateCall = { userId: number; key: string; table: RecordTable };

/** The record that an earlier call with the same key made, and the version that the last such call left. */
export type EarlierRecord = { id: number; version: number };

/**
 * Takes the key for this transaction; another call with the key waits until the transaction ends. Returns the record
 * of an earlier call, undefined when this one is the first.
 * @throws InvalidInputError when the key was used for another kind.
 */
export async function takeKey(transaction: Db, call: CreateCall, now: Date): Promise<EarlierRecord | undefined> {
  const { userId, key, table } = call;
  const named = { user_id: userId, idempotency_key: key, table_name: table };
  const taken = await transaction
    .insertInto('created_records')
    .values({ ...named, record_id: null, version: null, created: toStoredTime(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (taken) return undefined;
  const earlier = await transaction
    .selectFrom('created_records')
    .select(['table_name', 'record_id', 'version'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (earlier.table_name !== table) {
    const field = { field: 'Idempotency-Key', message: 'Taj je ključ već upotrijebljen za drugu vrstu zapisa.' };
    throw new InvalidInputError(undefined, [field]);
  }
  return { id: Number(earlier.record_id), version: Number(earlier.version) };
}

/** Says which record the call with the key has made, and its version. */
export async function setCreated(transaction: Db, { userId, key }: CreateCall, record: EarlierRecord): Promise<void> {
  await transaction
    .updateTable('created_records')
    .set({ record_id: record.id, version: record.version })
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** Deletes keys that no browser sends any more. */
export async function deleteOldKeys(transaction: Db, now: Date): Promise<void> {
  const oldest = toStoredTime(new Date(now.getTime() - BIN_DAYS * DAY_MS));
  await transaction.deleteFrom('created_records').where('created', '<', oldest).execute();
}
