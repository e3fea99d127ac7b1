import type { Insertable } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { PasskeyTable } from '../db/tables/accounts.ts';

/** How long a challenge waits for its answer. */
export const CHALLENGE_LIFE_SECONDS = 5 * 60;

/** A challenge, for the user who adds or proves a passkey, or for anyone who logs in. */
export type Challenge = { challenge: string; userId: number | null; now: Date };

/** A passkey to store; `credential_id` and `public_key` are base64url. */
type NewPasskey = Omit<Insertable<PasskeyTable>, 'id' | 'used'>;

/** Stores a challenge, and deletes expired ones. */
export async function addChallenge(transaction: Db, { challenge, userId, now }: Challenge): Promise<void> {
  const at = toSeconds(now);
  await transaction.deleteFrom('passkey_challenges').where('expires', '<=', at).execute();
  const expires = at + CHALLENGE_LIFE_SECONDS;
  await transaction.insertInto('passkey_challenges').values({ challenge, user_id: userId, expires }).execute();
}

/** Uses a challenge up. False when it is unknown, expired, used already, or made for someone else. */
export async function takeChallenge(transaction: Db, { challenge, userId, now }: Challenge): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires', '>', toSeconds(now))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The passkeys of a user, as a device has to know them in order not to make a second one. */
export function listCredentials(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** @throws the unique violation of the database when the passkey is known already. */
export async function addPasskey(transaction: Db, passkey: NewPasskey): Promise<number> {
  const { id } = await transaction.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores a use of a passkey. False when another use with the same counter was faster, or the passkey is gone. */
export async function recordUse(
  transaction: Db,
  passkey: { id: number; counter: number },
  use: { counter: number; at: string },
): Promise<boolean> {
  const used = await transaction
    .updateTable('passkeys')
    .set({ counter: use.counter, used: use.at })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns false when the user has no such passkey. */
export async function removePasskey(transaction: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
