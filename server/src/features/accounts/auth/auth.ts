import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { passwordValues } from '../../../accounts/passwords.ts';
import { endPresence, endSession, hasProvedFactor, openSession } from '../../../accounts/sessions.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { getNames } from '../../../accounts/users.store.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { invalidField } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { logIn } from './log-in.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';

const LOGGED_IN = { auth: true, message: 'You are logged in' } as const;

export function serveAuth(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, authRoutes, {
    logIn: async ({ body, http, now }) => ({ ...LOGGED_IN, ...(await logIn(dependencies, { ...body, http, now })) }),
    startPasskeyLogIn: ({ http, now }) => startPasskeyLogIn(dependencies, { http, now }),
    logInWithPasskey: async ({ body: { response }, http, now }) => ({
      ...LOGGED_IN,
      ...(await logInWithPasskey(dependencies, { response, http, now })),
    }),
    startPasskeyProof: (call) => startPasskeyLogIn(dependencies, call),
    provePasskey: async ({ body: { response }, caller, http, now }) => {
      const { token } = await logInWithPasskey(dependencies, { response, caller, http, now });
      return { message: 'Prijava je potvrđena.', token };
    },
    logOut: async ({ caller, now }) => {
      await database.write(async (transaction) => {
        await endSession(transaction, caller.sessionId);
        await endPresence(transaction, caller.id);
        const note = { action: 'log-out', kind: 'user', recordId: caller.id } as const;
        await addToAuditLog(transaction, authorOf({ caller, now }), [note]);
      });
      return { message: 'Odjavljeni ste.' };
    },
    checkToken: async () => 'AUTH' as const,
    readToken: async ({ caller: { id, name, role, expiresAtSeconds: exp } }) => ({ id, name, role, userId: id, exp }),
    changePassword: async ({ body, caller, now }) => ({
      message: 'Lozinka je promijenjena.',
      token: await changePassword(dependencies, { ...body, caller, now }),
    }),
  });
}

type Change = { caller: Caller; current: string; next: string; now: Date };

/**
 * Sets a new password for the caller, ends all tokens of the caller and returns a fresh one.
 * @throws InvalidInputError at the invalid field; TooManyTriesError after ten wrong passwords; UnauthenticatedError
 * when the token ended during the call.
 */
async function changePassword(
  { database, tokens, secret }: Dependencies,
  { caller, current, next, now }: Change,
): Promise<string> {
  if (next.length < PASSWORD_MIN_LENGTH) {
    throw invalidField('next', `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.`);
  }
  const typed = { caller, password: current, field: 'current', now };
  const confirm = await confirmPassword({ database, secret }, typed);

  await rejectWeakPassword({ field: 'next', password: next, ...(await getNames(database.read, caller.id)) });
  const changed = await passwordValues(next, now);
  return database.write(async (transaction) => {
    let hasSecondFactor = false;
    const stamp = authorOf({ caller, now });
    // The token may have ended, and the password may have changed, while this one was checked.
    const values = async () => {
      await confirm(transaction);
      hasSecondFactor = await hasProvedFactor(transaction, caller.sessionId);
      return changed;
    };
    await users.within.update(transaction, { id: caller.id, values, stamp });
    return openSession(transaction, tokens, { user: caller, now, origin: caller.origin, hasSecondFactor });
  });
}
