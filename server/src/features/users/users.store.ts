import type { User } from '@baklja/contract/features/accounts/users';
import type { Flag } from '@baklja/contract/fields';
import { compareCroatian } from '@baklja/contract/title-order';
import { hasSecondFactor } from '../../accounts/second-factors.store.ts';
import type { Db } from '../../db/schema.ts';

const USER_COLUMNS = [
  'id',
  'username',
  'name',
  'email',
  'role',
  'active',
  'accountTypeRequest',
  'last_log_in',
  'version',
  'created',
  'created_by',
  'modified',
  'modified_by',
] as const;

/** All users: those who wait for approval first, then by name in Croatian order. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .select((eb) => eb.case().when(hasSecondFactor(eb)).then(1).else(0).end().$castTo<Flag>().as('second_factor'))
    .execute();
  return rows.sort((a, b) => Number(b.role === null) - Number(a.role === null) || compareCroatian(a.name, b.name));
}

/** How many registrations wait for approval. */
export async function countWaitingUsers(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('role', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
