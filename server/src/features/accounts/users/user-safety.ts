import type { Role } from '@baklja/contract/roles';
import { lockUser } from '../../../accounts/locked-user.store.ts';
import { removeSecondFactors } from '../../../accounts/second-factors.store.ts';
import { endSessionsOf } from '../../../accounts/sessions.store.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import { ConflictError } from '../../../errors.ts';
import { requireFound } from '../../../records/require-found.ts';
import type { Stamp } from '../../../stamp.ts';

const OWN_FACTOR = 'Vlastitu prijavu u dva koraka isključujete u Profilu.';

/** Ends every token of a user. @throws NotFoundError */
export async function endSessionsOfUser(transaction: Db, id: number, stamp: Stamp): Promise<void> {
  await requireUser(transaction, id);
  await endSessionsOf(transaction, id);
  await addToAuditLog(transaction, stamp, [{ action: 'end-sessions', kind: 'user', recordId: id }]);
}

/**
 * Removes every second factor of another user, who may have lost it, and ends the user's tokens.
 * @throws NotFoundError, ConflictError for the own account: the profile asks for the password first.
 */
export async function removeSecondFactorOf(transaction: Db, id: number, stamp: Stamp): Promise<void> {
  if (id === stamp.userId) throw new ConflictError(OWN_FACTOR, 'own-account');
  // A session of the user must not add a factor between the removal and its own end.
  await requireFound('user', lockUser(transaction, id));
  if (!(await removeSecondFactors(transaction, id))) return;
  await endSessionsOf(transaction, id);
  await addToAuditLog(transaction, stamp, [{ action: 'remove-second-factor', kind: 'user', recordId: id }]);
}

/** The roles whose users have to log in with a second factor. */
export async function listSecondFactorRoles(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('second_factor_roles').select('role').orderBy('role').execute();
  return rows.map(({ role }) => role);
}

/** Replaces the roles whose users have to log in with a second factor. */
export async function setSecondFactorRoles(transaction: Db, roles: readonly Role[], stamp: Stamp): Promise<void> {
  await transaction.deleteFrom('second_factor_roles').execute();
  const chosen = [...new Set(roles)];
  if (chosen.length > 0) {
    await transaction
      .insertInto('second_factor_roles')
      .values(chosen.map((role) => ({ role })))
      .execute();
  }
  await addToAuditLog(transaction, stamp, [{ action: 'require-second-factor', details: { roles: chosen } }]);
}

async function requireUser(transaction: Db, id: number): Promise<void> {
  await requireFound('user', transaction.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst());
}
