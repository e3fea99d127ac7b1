import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { passwordValues } from '../../../accounts/passwords.ts';
import { hasProvedFactor, openSession } from '../../../accounts/sessions.store.ts';
import type { Tokens } from '../../../accounts/tokens.ts';
import { getNames } from '../../../accounts/user-names.store.ts';
import { users } from '../../../accounts/user-record.ts';
import type { Database } from '../../../db/database.ts';
import { InvalidInputError } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';

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
  if (next.length < PASSWORD_MIN_LENGTH) {
    throw atField('next', `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.`);
  }
  const typed = { caller, password: current, field: 'current', now };
  const confirm = await confirmPassword({ database, secret }, typed);

  await rejectWeakPassword({ field: 'next', password: next, ...(await getNames(database.read, caller.id)) });
  const changed = await passwordValues(next, now);
  return database.write(async (transaction) => {
    let hasSecondFactor = false;
    const stamp = authorOf({ caller, now });
    // The token may have ended, and the password may have changed, while this one was checked.
    const values = async () => {
      await confirm(transaction);
      hasSecondFactor = await hasProvedFactor(transaction, caller.sessionId);
      return changed;
    };
    await users.within.update(transaction, { id: caller.id, values, stamp });
    return openSession(transaction, tokens, { user: caller, now, origin: caller.origin, hasSecondFactor });
  });
}

function atField(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }]);
}
