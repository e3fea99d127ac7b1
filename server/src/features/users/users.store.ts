import { foldText } from '@baklja/contract/alias';
import type { AccountType, User } from '@baklja/contract/features/users';
import type { Role } from '@baklja/contract/roles';
import { USER_RECORD } from '../../accounts/user-record.ts';
import { type Stamp, stampNew } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';

const USER_COLUMNS = [
  'id',
  'username',
  'name',
  'email',
  'role',
  'active',
  'accountTypeRequest',
  'version',
  'created',
  'created_by',
  'modified',
  'modified_by',
] as const;

export type NewUser = {
  username: string;
  name: string;
  email: string;
  role: Role | null;
  active: 0 | 1;
  password_hash: string;
  accountTypeRequest: AccountType;
};

/** All users: those who wait for approval first, then by name in Croatian order. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('users').select(USER_COLUMNS).execute();
  const byName = new Intl.Collator('hr');
  return rows.sort((a, b) => Number(b.role === null) - Number(a.role === null) || byName.compare(a.name, b.name));
}

/** Undefined when there is no such user. */
export function getUser(db: Db, id: number): Promise<User | undefined> {
  return db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * Makes a user and answers the id.
 * @throws the unique violation of the database when the name or the e-mail is taken.
 */
export async function insertUser(transaction: Db, user: NewUser, stamp: Stamp): Promise<number> {
  const trimmed = { username: user.username.trim(), name: user.name.trim(), email: user.email.trim() };
  const row = stampNew(USER_RECORD, { ...user, ...trimmed, ...foldedNames(user) }, stamp);
  const { id } = await transaction.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What users are found by: letters folded, white space around them gone. */
export function foldedNames({ username, email }: { username: string; email: string }) {
  return { username_folded: foldText(username.trim()), email_folded: foldText(email.trim()) };
}

/** How many registrations wait for approval. */
export async function countWaitingUsers(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('role', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** How many superadmins could log in if this user could not. */
export async function countOtherSuperadmins(db: Db, userId: number): Promise<number> {
  const { others } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('role', '=', 'superadmin')
    .where('active', '=', 1)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return others;
}
