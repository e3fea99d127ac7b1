import type { User } from '@baklja/contract/features/accounts/users';
import type { Flag } from '@baklja/contract/fields';
import { compareCroatian } from '@baklja/contract/title-order';
import { hasSecondFactor } from '../../../accounts/second-factors.store.ts';
import type { Db } from '../../../db/schema.ts';

/**
 * All users: those who wait for approval first, then by name in Croatian order. `publicHashes` are those of a password
 * that everyone knows; a changed password has another hash.
 */
export async function listUsers(db: Db, publicHashes: readonly string[]): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'role', 'active', 'accountTypeRequest', 'last_log_in'])
    .select(['version', 'created', 'created_by', 'modified', 'modified_by'])
    .select((eb) => eb.case().when(hasSecondFactor(eb)).then(1).else(0).end().$castTo<Flag>().as('second_factor'))
    .select((eb) => {
      const isPublic = eb.or(publicHashes.map((hash) => eb('password_hash', '=', hash)));
      return eb.case().when(isPublic).then(1).else(0).end().$castTo<Flag>().as('demo_login');
    })
    .where('id', 'not in', db.selectFrom('machine_keys').select('user_id'))
    .execute();
  return rows.sort((a, b) => Number(b.role === null) - Number(a.role === null) || compareCroatian(a.name, b.name));
}

/**
 * From where each waiting registration came, as the audit log has it: an address for each of them, null where it is not
 * known any more.
 */
export async function listWaitingAddresses(db: Db): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('audit_log', (join) =>
      join
        .on('audit_log.action', '=', 'register')
        .on('audit_log.kind', '=', 'user')
        .onRef('audit_log.at', '=', 'users.created')
        .onRef('audit_log.record_id', '=', 'users.id'),
    )
    .select('audit_log.address')
    .where('users.role', 'is', null)
    .execute();
  return rows.map(({ address }) => address);
}
