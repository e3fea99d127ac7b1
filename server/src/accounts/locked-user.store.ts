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
