import type { Db } from '../db/schema.ts';

/** User name and e-mail of a user; none when the user is deleted. */
export async function getNames(db: Db, userId: number): Promise<{ username?: string; email?: string }> {
  const row = await db.selectFrom('users').select(['username', 'email']).where('id', '=', userId).executeTakeFirst();
  return row ?? {};
}
