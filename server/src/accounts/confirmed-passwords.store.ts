import type { Database } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { invalidField, UnauthenticatedError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { isPassword } from './passwords.ts';
import { hasSession } from './sessions.store.ts';
import { bucketName, countTries, deleteTries } from './tries.store.ts';
import { lockUser } from './users.store.ts';

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_PASSWORDS = 10;

export type ConfirmDependencies = { database: Database; secret: string };

/** The password that a caller typed again, and the field of the call that holds it. */
export type TypedPassword = { caller: Caller; password: string; field: string; now: Date };

/** Ensures inside the transaction of a write that the confirmation is still valid, and locks the user. */
export type Confirm = (transaction: Db) => Promise<void>;

/**
 * Checks the password that the caller typed to confirm a change. Every try is counted before the check.
 * @throws InvalidInputError at the field for a wrong password; TooManyTriesError after ten. The returned function throws
 * UnauthenticatedError when the token ended meanwhile, InvalidInputError when the password changed.
 */
export async function confirmPassword(
  { database, secret }: ConfirmDependencies,
  { caller, password, field, now }: TypedPassword,
): Promise<Confirm> {
  const bucket = bucketName(secret, 'password', String(caller.id));
  const counted = await database.write((transaction) =>
    countTries(transaction, [{ bucket, limit: WRONG_PASSWORDS, windowMs: WINDOW_MS }], now),
  );
  const wrong = () => invalidField(field, 'Trenutačna lozinka nije ispravna.');
  const kept = await getPasswordHash(database.read, caller.id);
  if (!(await isPassword(password, kept))) throw wrong();
  await database.write((transaction) => deleteTries(transaction, counted));
  return async (transaction) => {
    const present = await lockUser(transaction, caller.id);
    if (!(await hasSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
    if (present?.password_hash !== kept) throw wrong();
  };
}

async function getPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}
