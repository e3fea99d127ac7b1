import { randomBytes } from 'node:crypto';
import { TOKEN_LIFE_SECONDS } from '@baklja/contract/limits';
import { isRole, type Role } from '@baklja/contract/roles';
import { toStoredTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { namedStatement, type StatementParameters } from '../db/named-statement.ts';
import type { Db } from '../db/schema.ts';
import { ForbiddenError } from '../errors.ts';
import { PROVE_PASSKEY_FIRST, type ReadCaller, type TokenUser } from '../http/caller.ts';
import type { Origin } from '../stamp.ts';
import { KEY_PREFIX, makeReadMachine, makeStoreUse } from './machine-keys.store.ts';
import { getOwnFactor } from './second-factors.store.ts';
import type { Tokens } from './tokens.ts';

const SESSION_ID_BYTES = 18;

const PROVE_CODE_FIRST = 'Najprije se odjavite i ponovno prijavite kodom iz aplikacije.';

/** How exactly the last use of a session is known. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

const findSession = namedStatement((db, value: StatementParameters<{ id: string; now: number }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factor_roles', 'second_factor_roles.role', 'users.role')
    .select(['sessions.user_id', 'sessions.seen', 'sessions.second_factor', 'users.name', 'users.role', 'users.active'])
    .select('second_factor_roles.role as required_role')
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

/** Whether the session proved a second factor: at its log-in, or when its user set up the first one. */
export async function hasProvedFactor(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('second_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.second_factor === 1;
}

/** Marks a session as one with a second factor, once its user has set one up. */
export async function markSecondFactor(transaction: Db, sessionId: string): Promise<void> {
  await transaction.updateTable('sessions').set({ second_factor: 1 }).where('id', '=', sessionId).execute();
}

/**
 * After a second factor was removed: it may be the one that other sessions of the user proved. The session that removed
 * it keeps its own proof while another factor is left.
 */
export async function forgetProofs(
  transaction: Db,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<void> {
  const left = await getOwnFactor(transaction, id);
  await transaction
    .updateTable('sessions')
    .set({ second_factor: 0 })
    .where('user_id', '=', id)
    .$if(left !== undefined, (query) => query.where('id', '!=', sessionId))
    .execute();
}

/** @throws ForbiddenError while the user has a second factor that the session did not prove. */
export async function requireProof(
  transaction: Db,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<void> {
  if (await hasProvedFactor(transaction, sessionId)) return;
  const factor = await getOwnFactor(transaction, id);
  if (factor === undefined) return;
  throw new ForbiddenError(factor === 'passkey' ? PROVE_PASSKEY_FIRST : PROVE_CODE_FIRST, 'second-factor-first');
}

/** Returns whether the session was open until now. */
export async function endSession(transaction: Db, sessionId: string): Promise<boolean> {
  const ended = await transaction.deleteFrom('sessions').where('id', '=', sessionId).returning('id').executeTakeFirst();
  return ended !== undefined;
}

/** Removes the open editors of a user, who logs out. One of another session is back with its next beat. */
export async function endPresence(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('editor_presence').where('user_id', '=', userId).execute();
}

/** Ends every session of a user: on a new role or password, or when the user is disabled. */
export async function endSessionsOf(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Identifies the caller by a token: checks its signature, its expiry and its session, which any node may have ended.
 */
export function makeReadCaller(
  database: Pick<Database, 'read' | 'write'>,
  tokens: Tokens,
  clock: () => Date,
): ReadCaller {
  const storeSeen = makeStoreUse(SEEN_EVERY_MS, (id, { at: seen }) =>
    database.write((transaction) => transaction.updateTable('sessions').set({ seen }).where('id', '=', id).execute()),
  );
  const readMachine = makeReadMachine(database);
  return async (token, report) => {
    const now = clock();
    if (token.startsWith(KEY_PREFIX)) return readMachine(token, now, report);
    const read = await tokens.read(token, now);
    if (!read) return undefined;
    const { sessionId, payload } = read;
    const [row] = await findSession(database.read, { id: sessionId, now: Math.floor(now.getTime() / 1000) });
    if (row?.active !== 1 || !isRole(row.role)) return undefined;
    void storeSeen({ id: sessionId, last: row.seen }, now).catch(report);
    const isLacking = row.required_role !== null && row.second_factor === 0;
    return {
      id: row.user_id,
      name: row.name,
      role: row.role,
      sessionId,
      expiresAtSeconds: payload.exp,
      lacks: isLacking ? ((await getOwnFactor(database.read, row.user_id)) ?? 'any-factor') : undefined,
    } satisfies TokenUser;
  };
}
