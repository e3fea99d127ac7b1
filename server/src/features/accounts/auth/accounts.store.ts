import type { lockUser } from '../../../accounts/locked-user.store.ts';
import type { Db } from '../../../db/schema.ts';

/** The account of a folded user name, with its password hash. Undefined when there is none. */
export function findAccount(db: Db, usernameFolded: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'active', 'password_hash'])
    .where('username_folded', '=', usernameFolded)
    .executeTakeFirst();
}

/** Notes the time of a log-in; the version of the account stays. */
export async function setLastLogIn(transaction: Db, userId: number, at: string): Promise<void> {
  await transaction.updateTable('users').set({ last_log_in: at }).where('id', '=', userId).execute();
}

export type Account = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
