import { authRoutes } from '@baklja/contract/features/accounts/auth';
import type { FastifyInstance } from 'fastify';
import { endSession } from '../../accounts/sessions.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';

export function serveAuth(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, authRoutes, {
    logIn: async ({ body, http, now }) => {
      const { address, cookies, isSecure } = http;
      const { token, role, cookie } = await logIn(dependencies, { ...body, address, cookies, isSecure, now });
      http.setCookie(cookie);
      return { auth: true as const, token, role, message: 'You are logged in' };
    },
    logOut: async ({ caller }) => {
      await database.write((transaction) => endSession(transaction, caller.sessionId));
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
