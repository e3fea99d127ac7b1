import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';

/** The account of a folded user name, with its password hash. Undefined when there is none. */
export function findAccount(db: Db, usernameFolded: string) {
  return accounts(db).where('username_folded', '=', usernameFolded).executeTakeFirst();
}

/** The account of a user, locked against changes until the transaction ends. Undefined when it is deleted. */
export function lockAccount(transaction: Db, userId: number) {
  return accounts(transaction)
    .where('id', '=', userId)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The password hash of a user; undefined when the user is deleted. */
export async function getPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

function accounts(db: Db) {
  return db.selectFrom('users').select(['id', 'name', 'role', 'active', 'password_hash']);
}
