import { authRoutes } from '@baklja/contract/features/accounts/auth';
import type { FastifyInstance } from 'fastify';
import { requirePasskeySite } from '../../../accounts/passkey-site.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';
import { logOut } from './log-out.ts';

const LOGGED_IN = { auth: true, message: 'You are logged in' } as const;

export function serveAuth(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  serveRoutes(app, dependencies, authRoutes, {
    logIn: async ({ body, http, now }) => {
      const { network, origin, cookies, isSecure } = http;
      const { token, role, cookie } = await logIn(dependencies, { ...body, network, origin, cookies, isSecure, now });
      http.setCookie(cookie);
      return { ...LOGGED_IN, token, role };
    },
    startPasskeyLogIn: async ({ http, now }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const options = await startPasskeyLogIn(dependencies, { site, network: http.network, now });
      return { options: { ...options } };
    },
    logInWithPasskey: async ({ body: { response }, http, now }) => {
      const { network, origin, isSecure, pageOrigin } = http;
      const site = requirePasskeySite(config, pageOrigin);
      const attempt = { response, site, network, origin, isSecure, now };
      const { token, role, cookie } = await logInWithPasskey(dependencies, attempt);
      http.setCookie(cookie);
      return { ...LOGGED_IN, token, role };
    },
    startPasskeyProof: async ({ caller, http, now }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const options = await startPasskeyLogIn(dependencies, { site, network: http.network, caller, now });
      return { options: { ...options } };
    },
    provePasskey: async ({ body: { response }, caller, http, now }) => {
      const { network, origin, isSecure, pageOrigin } = http;
      const site = requirePasskeySite(config, pageOrigin);
      const attempt = { response, site, network, origin, isSecure, caller, now };
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
