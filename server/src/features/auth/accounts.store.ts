import type { Db } from '../../db/schema.ts';

/** The account of a folded user name, with its password hash. Undefined when there is none. */
export function findAccount(db: Db, usernameFolded: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'active', 'password_hash'])
    .where('username_folded', '=', usernameFolded)
    .executeTakeFirst();
}

/** The password hash of a user; undefined when the user is gone. */
export async function getPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}
