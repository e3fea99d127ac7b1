import type { Role } from '@baklja/contract/roles';
import { hashPassword } from '../../accounts/passwords.ts';
import { users } from '../../accounts/user-record.ts';
import type { Database } from '../../db/database.ts';

export const TEST_PASSWORD = 'dovoljno duga lozinka';

type UserSettings = { username: string; name?: string; role?: Role | null; active?: 0 | 1; password?: string };

/** The hash of TEST_PASSWORD at the lowest cost of argon2id: logging in with it takes no time. */
const TEST_HASH = '$argon2id$v=19$m=8,t=1,p=1$c29sIHphIHRlc3RvdmUgMQ$2a1XwMC8dW5KuD5EvMzD5pwpijYrf3FmVre93TeUyhg';

/** A complete user, active by default. */
export async function makeUser(database: Database, settings: UserSettings): Promise<{ id: number; name: string }> {
  const { username, name = `Korisnik ${username}`, role = 'tipfeler', active = 1, password } = settings;
  const password_hash = password === undefined ? TEST_HASH : await hashPassword(password);
  const email = `${username}@example.invalid`;
  const values = { username, name, email, role, active, password_hash } as const;
  return users.create(database, { values, stamp: { userId: null, at: new Date('2026-01-01T00:00:00Z') } });
}
