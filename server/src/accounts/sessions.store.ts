import { randomBytes } from 'node:crypto';
import { TOKEN_LIFE_SECONDS } from '@baklja/contract/limits';
import { isRole, type Role } from '@baklja/contract/roles';
import { toStoredTime } from '../clock.ts';
import { namedStatement, type StatementParameters } from '../db/named-statement.ts';
import type { Db } from '../db/schema.ts';
import type { ReadCaller, TokenUser } from '../http/caller.ts';
import type { Origin } from '../stamp.ts';
import type { Tokens } from './tokens.ts';

const SESSION_ID_BYTES = 18;

const findSession = namedStatement((db, value: StatementParameters<{ id: string; now: number }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'users.name', 'users.role', 'users.active'])
    .where('sessions.id', '=', value('id'))
    .where('sessions.expires', '>', value('now')),
);

/** A session to open; `hasSecondFactor` is true when the log-in had one. */
export type NewSession = {
  user: { id: number; name: string; role: Role };
  now: Date;
  origin?: Origin;
  hasSecondFactor?: boolean;
};

/** Opens a session and returns its token. Also deletes expired sessions. */
export async function openSession(
  transaction: Db,
  tokens: Tokens,
  { user, now, origin, hasSecondFactor = false }: NewSession,
): Promise<string> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const exp = nowSeconds + TOKEN_LIFE_SECONDS;
  const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url');
  await transaction.deleteFrom('sessions').where('expires', '<=', nowSeconds).execute();
  const at = toStoredTime(now);
  const session = { id: sessionId, user_id: user.id, expires: exp, created: at, seen: at };
  const from = { address: origin?.address ?? '', agent: origin?.agent ?? '' };
  await transaction
    .insertInto('sessions')
    .values({ ...session, ...from, second_factor: hasSecondFactor ? 1 : 0 })
    .execute();
  const payload = { id: user.id, name: user.name, role: user.role, userId: user.id, exp };
  return tokens.sign({ payload, sessionId });
}

/** Whether the session exists, that is, has not been ended. */
export async function hasSession(db: Db, sessionId: string): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst()) !== undefined;
}

export async function endSession(transaction: Db, sessionId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends every session of a user: on a new role or password, or when the user is disabled. */
export async function endSessionsOf(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Identifies the caller by a token: checks its signature, its expiry and its session, which any node may have ended.
 */
export function makeReadCaller(db: Db, tokens: Tokens, clock: () => Date): ReadCaller {
  return async (token) => {
    const now = clock();
    const read = await tokens.read(token, now);
    if (!read) return undefined;
    const { sessionId, payload } = read;
    const [row] = await findSession(db, { id: sessionId, now: Math.floor(now.getTime() / 1000) });
    if (row?.active !== 1 || !isRole(row.role)) return undefined;
    return {
      id: row.user_id,
      name: row.name,
      role: row.role,
      sessionId,
      expiresAtSeconds: payload.exp,
    } satisfies TokenUser;
  };
}
