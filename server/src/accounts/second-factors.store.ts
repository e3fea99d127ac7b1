import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';

/** Condition on a user: a confirmed authenticator application, or a passkey. */
export function hasSecondFactor(eb: ExpressionBuilder<Schema, 'users'>) {
  const { exists, or, selectFrom } = eb;
  const authenticator = selectFrom('authenticators')
    .select('authenticators.user_id')
    .whereRef('authenticators.user_id', '=', 'users.id')
    .where('confirmed', 'is not', null);
  const passkey = selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id');
  return or([exists(authenticator), exists(passkey)]);
}

/** Removes the authenticator application of a user with its recovery codes. Returns whether there was a confirmed one. */
export async function removeAuthenticator(transaction: Db, userId: number): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await transaction
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('confirmed')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed !== null;
}

/** Removes every second factor of a user. Returns whether there was one. */
export async function removeSecondFactors(transaction: Db, userId: number): Promise<boolean> {
  const hadAuthenticator = await removeAuthenticator(transaction, userId);
  const passkeys = await transaction.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return hadAuthenticator || passkeys.length > 0;
}
