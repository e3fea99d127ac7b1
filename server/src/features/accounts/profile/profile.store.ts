import { createHash } from 'node:crypto';
import type { Profile, Session } from '@baklja/contract/features/accounts/profile';
import { hasProvedFactor } from '../../../accounts/sessions.store.ts';
import type { Db } from '../../../db/schema.ts';
import { NotFoundError } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';

/** The account of the caller, but for what depends on the server. @throws NotFoundError when it was just deleted. */
export async function getProfile(db: Db, caller: Caller, now: Date): Promise<Omit<Profile, 'passkeys_available'>> {
  const [account, isProved, passkeys, sessions] = await Promise.all([
    findAccount(db, caller.id),
    hasProvedFactor(db, caller.sessionId),
    listPasskeys(db, caller.id),
    listSessions(db, caller, now),
  ]);
  if (!account) throw new NotFoundError();
  const { required_role, ...rest } = account;
  return {
    ...rest,
    role: caller.role,
    second_factor_required: required_role === null ? 0 : 1,
    second_factor_proved: isProved ? 1 : 0,
    passkeys,
    sessions,
  };
}

/** The sessions of a user, with their ids, which never leave the server. */
export function findSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created', 'seen', 'expires'])
    .where('user_id', '=', userId)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .execute();
}

/** A data URL; undefined removes the picture. */
export async function setPicture(transaction: Db, userId: number, dataUrl: string | undefined): Promise<void> {
  if (dataUrl === undefined) {
    await transaction.deleteFrom('user_pictures').where('user_id', '=', userId).execute();
    return;
  }
  await transaction
    .insertInto('user_pictures')
    .values({ user_id: userId, data_url: dataUrl })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ data_url: dataUrl }))
    .execute();
}

function findAccount(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('user_pictures', 'user_pictures.user_id', 'users.id')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .leftJoin('second_factor_roles', 'second_factor_roles.role', 'users.role')
    .select(['users.id', 'users.username', 'users.name', 'users.email', 'users.version', 'users.password_changed'])
    .select(['user_pictures.data_url as picture', 'authenticators.confirmed as authenticator_since'])
    .select('second_factor_roles.role as required_role')
    .select(({ selectFrom, fn }) =>
      selectFrom('recovery_codes')
        .select(fn.countAll<number>().as('codes'))
        .whereRef('recovery_codes.user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('recovery_codes_left'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

function listPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created', 'used'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

async function listSessions(db: Db, { id, sessionId }: Caller, now: Date): Promise<Session[]> {
  const rows = (await findSessions(db, id)).filter(({ expires }) => expires * 1000 > now.getTime());
  const sessions = rows.map(({ expires: _, ...row }) => {
    const current: 0 | 1 = row.id === sessionId ? 1 : 0;
    return { ...row, id: sessionName(row.id), current };
  });
  return sessions.sort((a, b) => b.current - a.current);
}

const NAME_LENGTH = 16;

/** Names a session in answers. The id itself is part of the token and never leaves the server. */
export function sessionName(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, NAME_LENGTH);
}
