import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { hashPassword, isPassword } from '../../accounts/passwords.ts';
import { hasSession, openSession } from '../../accounts/sessions.store.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import { bucketName, countTries, deleteTries } from '../../accounts/tries.store.ts';
import { users } from '../../accounts/user-record.ts';
import type { Database } from '../../db/database.ts';
import { InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import { authorOf, type Caller } from '../../http/caller.ts';
import { getPasswordHash } from './accounts.store.ts';

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_PASSWORDS = 10;

const WRONG = 'Trenutačna lozinka nije ispravna.';

type Change = { caller: Caller; current: string; next: string; now: Date };

/**
 * Sets a new password for the caller, ends all tokens of the caller and returns a fresh one.
 * @throws InvalidInputError at the invalid field; TooManyTriesError after ten wrong passwords; UnauthenticatedError
 * when the token ended during the call.
 */
export async function changePassword(
  { database, tokens, secret }: { database: Database; tokens: Tokens; secret: string },
  { caller, current, next, now }: Change,
): Promise<string> {
  if (next.length < PASSWORD_MIN_LENGTH)
    throw atField('next', `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.`);
  const bucket = bucketName(secret, 'password', String(caller.id));
  const counted = await database.write((transaction) =>
    countTries(transaction, [{ bucket, limit: WRONG_PASSWORDS, windowMs: WINDOW_MS }], now),
  );
  const kept = await getPasswordHash(database.read, caller.id);
  if (!(await isPassword(current, kept))) throw atField('current', WRONG);

  const password_hash = await hashPassword(next);
  return database.write(async (transaction) => {
    await deleteTries(transaction, counted);
    const stamp = authorOf({ caller, now });
    const values = async (user: { password_hash: string }) => {
      // The token may have ended, and the password may have changed, while this one was checked.
      if (!(await hasSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
      if (user.password_hash !== kept) throw atField('current', WRONG);
      return { password_hash };
    };
    await users.within.update(transaction, { id: caller.id, values, stamp });
    return openSession(transaction, tokens, { user: caller, now });
  });
}

function atField(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }]);
}
