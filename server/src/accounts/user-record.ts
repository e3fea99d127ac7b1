import { foldText } from '@baklja/contract/alias';
import { comesBackText, missingText } from '@baklja/contract/records/record-words';
import { countRows } from '../db/count-rows.ts';
import { lockForLimit } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { defineRecord } from '../records/define-record.ts';
import { deleteLinksBy } from '../records/preview-links.ts';
import type { RowOf } from '../records/record-definition.ts';
import { isMachine } from './machine-keys.store.ts';
import { endSessionsOf } from './sessions.store.ts';

const LAST_SUPERADMIN =
  'To je posljednji superadmin koji se može prijaviti: ne može se isključiti, premjestiti u drugu ulogu ni izbrisati. ' +
  'Najprije tu ulogu dajte još nekome ili postavite lozinku superadminu koji je nema.';

/**
 * Writes of users. The last superadmin who can log in stays one. A new role, password or state ends the tokens of the
 * user, a new role or state the links to previews as well. Names and e-mails are unique regardless of case.
 */
export const users = defineRecord('user', {
  // Two superadmins who demote each other at the same moment must not both succeed.
  lockFirst: (transaction) => lockForLimit(transaction, 'superadmins'),
  personal: ['username', 'name', 'email', 'password_hash'],
  defaults: () => ({ role: null, active: 0, accountTypeRequest: 'USER' }) as const,
  derive: ({ username, name, email }) => ({
    ...(username !== undefined && { username: username.trim(), username_folded: foldText(username.trim()) }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim(), email_folded: foldText(email.trim()) }),
  }),
  takenError: () => new ConflictError('Korisničko ime ili e-pošta već se koristi.', 'taken'),
  check: async (transaction, { before, values }) => {
    if (!before) return;
    await refuseMachine(transaction, before);
    await keepLastSuperadmin(transaction, before, { ...before, ...values });
  },
  afterWrite: async (transaction, { before, after }) => {
    if (!before) return after.role === null ? 'register' : undefined;
    const ends = (['role', 'active', 'password_hash'] as const).some((column) => before[column] !== after[column]);
    if (ends) await endSessionsOf(transaction, after.id);
    if (after.active !== 1 || before.role !== after.role) await deleteLinksBy(transaction, after.id);
    if (before.role === null && after.role !== null) return 'approve';
    return before.password_hash === after.password_hash ? undefined : 'change-password';
  },
  beforeDelete: async (transaction, rows) => {
    for (const user of rows) {
      await refuseMachine(transaction, user);
      await keepLastSuperadmin(transaction, user, undefined);
      await deleteLinksBy(transaction, user.id);
    }
  },
  hidden: { active: 0 },
  // No password matches the empty hash: no one can log in before a superadmin sets a new password.
  restoredValues: async (_, { name }) => ({
    values: { password_hash: '' },
    notes: [`${comesBackText('user', name)} bez lozinke, slike i drugog koraka prijave: postavite mu novu lozinku.`],
  }),
});

type Superadmin = Pick<RowOf<'user'>, 'id' | 'role' | 'active' | 'password_hash'>;

async function keepLastSuperadmin(transaction: Db, user: Superadmin, after: Superadmin | undefined): Promise<void> {
  if (!mayLogIn(user) || (after && mayLogIn(after))) return;
  if ((await countOtherSuperadmins(transaction, user.id)) === 0) {
    throw new ConflictError(LAST_SUPERADMIN, 'last-superadmin');
  }
}

/** One who came back from the bin has no password. */
function mayLogIn({ role, active, password_hash }: Superadmin): boolean {
  return role === 'superadmin' && active === 1 && password_hash !== '';
}

/** How many superadmins could log in if this user could not. */
function countOtherSuperadmins(db: Db, userId: number): Promise<number> {
  const superadmins = db.selectFrom('users').where('role', '=', 'superadmin').where('active', '=', 1);
  return countRows(superadmins.where('password_hash', '!=', '').where('id', '!=', userId));
}

/** @throws NotFoundError for the user of a key: only the key can be ended. */
async function refuseMachine(transaction: Db, { id }: { id: number }): Promise<void> {
  if (await isMachine(transaction, id)) throw new NotFoundError(missingText('user'));
}
