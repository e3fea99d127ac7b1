import { foldText } from '@baklja/contract/alias';
import type { Role } from '@baklja/contract/roles';
import { hashPassword } from '../accounts/passwords.ts';
import { USER_RECORD } from '../accounts/user-record.ts';
import type { Database } from '../db/database.ts';
import { stampNew } from '../db/records.ts';

export const TEST_PASSWORD = 'dovoljno duga lozinka';

type UserSettings = { username: string; name?: string; role?: Role | null; active?: 0 | 1; password?: string };

/** Hashing is slow on purpose; users of tests who never log in share one hash. */
let sharedHash: Promise<string> | undefined;

/** A complete user, active unless told otherwise. */
export async function makeUser(database: Database, settings: UserSettings): Promise<{ id: number; name: string }> {
  const { username, name = `Korisnik ${username}`, role = 'tipfeler', active = 1, password } = settings;
  sharedHash ??= hashPassword(TEST_PASSWORD);
  const password_hash = await (password === undefined ? sharedHash : hashPassword(password));
  const email = `${username}@example.invalid`;
  const user = { username, name, email, role, active, password_hash, accountTypeRequest: 'USER' } as const;
  const folded = { username_folded: foldText(username), email_folded: foldText(email) };
  const row = stampNew(USER_RECORD, { ...user, ...folded }, { userId: null, at: new Date('2026-01-01T00:00:00Z') });
  return database.write((transaction) =>
    transaction.insertInto('users').values(row).returning(['id', 'name']).executeTakeFirstOrThrow(),
  );
}
