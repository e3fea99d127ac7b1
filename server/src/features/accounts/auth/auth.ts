import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { requirePasskeySite } from '../../../accounts/passkey-site.ts';
import { passwordValues } from '../../../accounts/passwords.ts';
import { endSession, hasProvedFactor, openSession } from '../../../accounts/sessions.store.ts';
import type { Tokens } from '../../../accounts/tokens.ts';
import { users } from '../../../accounts/user-record.ts';
import { getNames } from '../../../accounts/users.store.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { invalidField } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { logIn } from './log-in.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';

const LOGGED_IN = { auth: true, message: 'You are logged in' } as const;

export function serveAuth(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  serveRoutes(app, dependencies, authRoutes, {
    logIn: async ({ body, http, now }) => {
      const { origin, cookies, isSecure } = http;
      const { token, role, cookie } = await logIn(dependencies, {
        ...body,
        network: http.network(),
        origin,
        cookies,
        isSecure,
        now,
      });
      http.setCookie(cookie);
      return { ...LOGGED_IN, token, role };
    },
    startPasskeyLogIn: async ({ http, now }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const options = await startPasskeyLogIn(dependencies, { site, network: http.network(), now });
      return { options: { ...options } };
    },
    logInWithPasskey: async ({ body: { response }, http, now }) => {
      const { origin, isSecure, pageOrigin } = http;
      const site = requirePasskeySite(config, pageOrigin);
      const attempt = { response, site, network: http.network(), origin, isSecure, now };
      const { token, role, cookie } = await logInWithPasskey(dependencies, attempt);
      http.setCookie(cookie);
      return { ...LOGGED_IN, token, role };
    },
    startPasskeyProof: async ({ caller, http, now }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const options = await startPasskeyLogIn(dependencies, { site, network: http.network(), caller, now });
      return { options: { ...options } };
    },
    provePasskey: async ({ body: { response }, caller, http, now }) => {
      const { origin, isSecure, pageOrigin } = http;
      const site = requirePasskeySite(config, pageOrigin);
      const attempt = { response, site, network: http.network(), origin, isSecure, caller, now };
      const { token } = await logInWithPasskey(dependencies, attempt);
      return { message: 'Prijava je potvrđena.', token };
    },
    logOut: async ({ caller, now }) => {
      await logOut(database, { caller, now });
      return { message: 'Odjavljeni ste.' };
    },
    checkToken: async () => 'AUTH' as const,
    readToken: async ({ caller }) => ({
      id: caller.id,
      name: caller.name,
      role: caller.role,
      userId: caller.id,
      exp: caller.expiresAtSeconds,
    }),
    changePassword: async ({ body, caller, now }) => ({
      message: 'Lozinka je promijenjena.',
      token: await changePassword(dependencies, { ...body, caller, now }),
    }),
  });
}

async function logOut(database: Database, { caller, now }: { caller: Caller; now: Date }): Promise<void> {
  const stamp = authorOf({ caller, now });
  await database.write(async (transaction) => {
    await endSession(transaction, caller.sessionId);
    await addToAuditLog(transaction, stamp, [{ action: 'log-out', kind: 'user', recordId: caller.id }]);
  });
}

type Change = { caller: Caller; current: string; next: string; now: Date };

/**
 * Sets a new password for the caller, ends all tokens of the caller and returns a fresh one.
 * @throws InvalidInputError at the invalid field; TooManyTriesError after ten wrong passwords; UnauthenticatedError
 * when the token ended during the call.
 */
export async function changePassword(
  { database, tokens, secret }: { database: Database; tokens: Tokens; secret: string },
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
