import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import { type Config, isLoopback } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { StarterReport } from './load-starter.ts';
import { DEMO_PASSWORD, DEMO_USERS, randomPassword } from './starter-accounts.ts';

/**
 * Gives every demo user that still has the README's password a random one before other machines can reach the server
 * (answers, section 1). Does nothing while the host is a loopback address.
 */
export async function replacePublicPasswords(database: Database, config: Config, now: Date): Promise<StarterReport> {
  const accounts: StarterReport['accounts'] = [];
  if (isLoopback(config.host)) return { accounts };
  for (const { username, role } of DEMO_USERS) {
    const user = await database.read
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('username_folded', '=', username)
      .executeTakeFirst();
    if (!user || !(await isPassword(DEMO_PASSWORD, user.password_hash))) continue;
    const password = randomPassword();
    const password_hash = await hashPassword(password);
    await users.update(database, { id: user.id, values: { password_hash }, stamp: { userId: null, at: now } });
    accounts.push({ role, username, password });
  }
  return { accounts };
}
