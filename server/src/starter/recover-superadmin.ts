import { foldText } from '@baklja/contract/alias';
import { passwordValues } from '../accounts/passwords.ts';
import { removeSecondFactors } from '../accounts/second-factors.store.ts';
import { endSessionsOf } from '../accounts/sessions.store.ts';
import { users } from '../accounts/user-record.ts';
import { addToAuditLog } from '../db/audit-log.ts';
import type { Database } from '../db/database.ts';
import { randomPassword } from './starter-accounts.ts';

/** A name that cannot be recovered; the message is the one line that is printed. */
export class RecoveryError extends Error {}

const ORIGIN = { address: null, agent: 'npm run recover' };

/**
 * Gives a superadmin a random password, which is returned, removes the second factors, ends the sessions, and activates
 * a disabled account. @throws RecoveryError for an unknown name, and for a user of another role.
 */
export async function recoverSuperadmin(
  database: Database,
  { username, now }: { username: string; now: Date },
): Promise<{ username: string; password: string }> {
  const password = randomPassword();
  const changed = await passwordValues(password, now);
  const stamp = { userId: null, at: now, origin: ORIGIN };
  return database.write(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'username', 'role'])
      .where('username_folded', '=', foldText(username.trim()))
      .executeTakeFirst();
    if (!user) throw new RecoveryError(`There is no user named ${username}.`);
    if (user.role !== 'superadmin') {
      throw new RecoveryError(`${user.username} is no superadmin. A superadmin can set this password under Korisnici.`);
    }
    await users.within.update(transaction, { id: user.id, values: { ...changed, active: 1 }, stamp });
    if (await removeSecondFactors(transaction, user.id)) {
      await addToAuditLog(transaction, stamp, [{ action: 'remove-second-factor', kind: 'user', recordId: user.id }]);
    }
    await endSessionsOf(transaction, user.id);
    return { username: user.username, password };
  });
}
