import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import { type Config, isLoopback } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import type { StarterReport } from './load-starter.ts';
import { DEMO_PASSWORD, DEMO_USERS, randomPassword } from './starter-accounts.ts';

/**
 * Gives every demo user that still has the README's password a random one before other machines can reach the server
 * (answers, section 1). Does nothing while the host is a loopback address.
 */
export async function replacePublicPasswords(database: Database, config: Config, now: Date): Promise<StarterReport> {
  const accounts: StarterReport['accounts'] = [];
  if (isLoopback(config.host)) return { accounts };
  for (const { id, username, role } of await listPublicUsers(database.read)) {
    const password = randomPassword();
    const password_hash = await hashPassword(password);
    await users.update(database, { id, values: { password_hash }, stamp: { userId: null, at: now } });
    accounts.push({ role, username, password });
  }
  return { accounts };
}

/** The demo users with the README's password whom others can reach, because a proxy is in front of the loopback address. */
export async function listProxiedPublicUsers(
  { read }: Pick<Database, 'read'>,
  { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>,
) {
  return isLoopback(host) && trustProxy ? listPublicUsers(read) : [];
}

async function listPublicUsers(db: Db) {
  const usernames = DEMO_USERS.map(({ username }) => username);
  const candidates = await db
    .selectFrom('users')
    .select(['id', 'username_folded', 'active', 'password_hash'])
    .where('username_folded', 'in', usernames)
    .execute();
  const found = await Promise.all(
    DEMO_USERS.map(async ({ username, role }) => {
      const user = candidates.find(({ username_folded }) => username_folded === username);
      return user && (await isPassword(DEMO_PASSWORD, user.password_hash)) ? [{ ...user, username, role }] : [];
    }),
  );
  return found.flat();
}
