import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { requirePasskeySite } from '../../../accounts/passkey-site.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { confirmCode, removeOwnAuthenticator, renewRecoveryCodes, startAuthenticator } from './authenticator.ts';
import { addOwnPasskey, removeOwnPasskey, startPasskey } from './passkey.ts';

type ConfirmedCall = { caller: Caller; body: { password: string }; now: Date };

export function serveSecondFactor(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  const confirmed = async ({ caller, body: { password }, now }: ConfirmedCall) => {
    const confirm = await confirmPassword(dependencies, { caller, password, field: 'password', now });
    return { caller, confirm, now };
  };
  serveRoutes(app, dependencies, secondFactorRoutes, {
    startAuthenticator: async (call) => startAuthenticator(dependencies, await confirmed(call)),
    confirmAuthenticator: async ({ body: { otp }, caller, now }) => ({
      message: 'Prijava u dva koraka je uključena.',
      recovery_codes: await confirmCode(dependencies, { caller, otp, now }),
    }),
    removeAuthenticator: async (call) => {
      await removeOwnAuthenticator(database, await confirmed(call));
      return { message: 'Prijava s kodom iz aplikacije je isključena.' };
    },
    renewRecoveryCodes: async (call) => ({
      message: 'Novi kodovi za oporavak su izrađeni. Stari više ne vrijede.',
      recovery_codes: await renewRecoveryCodes(database, await confirmed(call)),
    }),
    startPasskey: async (call) => {
      const site = requirePasskeySite(config, call.http.pageOrigin);
      const options = await startPasskey(database, { ...(await confirmed(call)), site });
      return { options: { ...options } };
    },
    addPasskey: async ({ body, caller, now, http }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const id = await addOwnPasskey(database, { ...body, caller, site, now });
      return { message: 'Pristupni ključ je dodan.', id };
    },
    removePasskey: async (call) => {
      await removeOwnPasskey(database, { ...(await confirmed(call)), id: call.params.id });
      return { message: 'Pristupni ključ je uklonjen.' };
    },
  });
}
