import type { User } from '@baklja/contract/features/users';
import type { Role } from '@baklja/contract/roles';
import { endSessionsOf } from '../../accounts/sessions.store.ts';
import { USER_RECORD } from '../../accounts/user-record.ts';
import { type Database, isUniqueViolation, lockForLimit } from '../../db/database.ts';
import { changeRecord, deleteRecord, requireChanged, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { countOtherSuperadmins, foldedNames, getUser } from './users.store.ts';

const NO_USER = 'Taj korisnik ne postoji.';
const LAST_SUPERADMIN =
  'To je posljednji aktivni superadmin: ne može se onemogućiti, premjestiti u drugu ulogu ni obrisati.';
const TAKEN = 'Korisničko ime ili e-adresa već se koristi.';

export type UserChange = { name?: string; email?: string; role?: Role; active?: 0 | 1; version?: number };

/**
 * Changes a user. A role for one who waits approves the account. A new role or a disabled account ends the tokens.
 * @throws NotFoundError, ConflictError for the last active superadmin, a taken e-mail or a stale version.
 */
export async function updateUser(
  database: Database,
  { id, change, stamp }: { id: number; change: UserChange; stamp: Stamp },
): Promise<void> {
  const { version, ...values } = change;
  await database
    .write(async (transaction) => {
      const user = await requireUser(transaction, id);
      const after = { ...user, ...withApproval(user, values) };
      await keepLastSuperadmin(transaction, user, after);
      const { name, email, role, active } = after;
      const { email_folded } = foldedNames(after);
      const outcome = await changeRecord(transaction, USER_RECORD, {
        id,
        version,
        values: { name: name.trim(), email: email.trim(), email_folded, role, active },
        stamp,
      });
      requireChanged(outcome, NO_USER);
      if (role !== user.role || active !== user.active) await endSessionsOf(transaction, id);
    })
    .catch(rejectTaken);
}

/** Gives a user a new password and ends the user's tokens. @throws NotFoundError */
export async function setUserPassword(
  database: Database,
  { id, password_hash, stamp }: { id: number; password_hash: string; stamp: Stamp },
): Promise<void> {
  await database.write(async (transaction) => {
    requireChanged(await changeRecord(transaction, USER_RECORD, { id, values: { password_hash }, stamp }), NO_USER);
    await endSessionsOf(transaction, id);
  });
}

/** @throws NotFoundError, ConflictError for the last active superadmin. */
export async function deleteUser(database: Database, { id, stamp }: { id: number; stamp: Stamp }): Promise<void> {
  await database.write(async (transaction) => {
    await keepLastSuperadmin(transaction, await requireUser(transaction, id), undefined);
    await deleteRecord(transaction, USER_RECORD, { id, stamp });
  });
}

/** Turns a taken name or e-mail into a refusal. */
export function rejectTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new ConflictError(TAKEN, 'taken') : error;
}

async function requireUser(transaction: Db, id: number): Promise<User> {
  // Two superadmins who demote each other at the same moment must not both succeed.
  await lockForLimit(transaction, 'superadmins');
  const user = await getUser(transaction, id);
  if (!user) throw new NotFoundError(NO_USER);
  return user;
}

/** Who gets a first role may log in from then on, unless the same change says otherwise. */
function withApproval(user: User, values: Omit<UserChange, 'version'>): Omit<UserChange, 'version'> {
  const isApproved = user.role === null && values.role !== undefined;
  return isApproved ? { active: 1, ...values } : values;
}

async function keepLastSuperadmin(transaction: Db, user: User, after: User | undefined): Promise<void> {
  const isOne = (candidate: User | undefined) => candidate?.role === 'superadmin' && candidate.active === 1;
  if (!isOne(user) || isOne(after)) return;
  if ((await countOtherSuperadmins(transaction, user.id)) === 0)
    throw new ConflictError(LAST_SUPERADMIN, 'last-superadmin');
}
