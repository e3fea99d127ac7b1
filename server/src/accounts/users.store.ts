import { isPostgres } from '../db/database.ts';
import type { Db } from '../db/schema.ts';

/** The user, locked against changes until the transaction ends. Undefined when the user is deleted. */
export function lockUser(transaction: Db, userId: number) {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'username_folded', 'email_folded', 'name', 'role', 'active', 'password_hash'])
    .where('id', '=', userId)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** The account of a folded user name, with its password hash. Undefined when there is none. */
export function findAccount(db: Db, usernameFolded: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'active', 'password_hash'])
    .where('username_folded', '=', usernameFolded)
    .executeTakeFirst();
}

/** User name and e-mail of a user; none when the user is deleted. */
export async function getNames(db: Db, userId: number): Promise<{ username?: string; email?: string }> {
  const row = await db.selectFrom('users').select(['username', 'email']).where('id', '=', userId).executeTakeFirst();
  return row ?? {};
}

/** Notes the time of a log-in; the version of the account stays. */
export async function setLastLogIn(transaction: Db, userId: number, at: string): Promise<void> {
  await transaction.updateTable('users').set({ last_log_in: at }).where('id', '=', userId).execute();
}
