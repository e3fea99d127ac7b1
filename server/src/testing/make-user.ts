import type { Role } from '@baklja/contract/roles';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import type { Database } from '../db/database.ts';

export const TEST_PASSWORD = 'dovoljno duga lozinka';

type UserSettings = { username: string; name?: string; role?: Role | null; active?: 0 | 1; password?: string };

/** Hashing is slow on purpose; test users who never log in share one hash. */
let sharedHash: Promise<string> | undefined;

/** A complete user, active by default. */
export async function makeUser(database: Database, settings: UserSettings): Promise<{ id: number; name: string }> {
  const { username, name = `Korisnik ${username}`, role = 'tipfeler', active = 1, password } = settings;
  sharedHash ??= hashPassword(TEST_PASSWORD);
  const password_hash = await (password === undefined ? sharedHash : hashPassword(password));
  const email = `${username}@example.invalid`;
  const values = { username, name, email, role, active, password_hash } as const;
  return users.create(database, { values, stamp: { userId: null, at: new Date('2026-01-01T00:00:00Z') } });
}
