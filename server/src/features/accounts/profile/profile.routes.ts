import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { passkeySite } from '../../../accounts/passkey-site.ts';
import { users } from '../../../accounts/user-record.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { changePicture } from './change-picture.ts';
import { endSessions } from './end-sessions.ts';
import { getProfile } from './profile.store.ts';
import { readPicture } from './read-picture.ts';

export function serveProfile(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  serveRoutes(app, dependencies, profileRoutes, {
    getProfile: async ({ caller, now, http }) => ({
      ...(await getProfile(database.read, caller, now)),
      passkeys_available: passkeySite(config, http.pageOrigin) ? (1 as const) : (0 as const),
    }),
    updateProfile: async ({ body: { version: read, ...values }, ...call }) => {
      const update = { id: call.caller.id, version: read, values: present(values) };
      const version = await users.update(database, { ...update, stamp: stampOf(call, dependencies) });
      return { message: 'Profil je spremljen.', version };
    },
    setProfilePicture: async ({ files, ...call }) => {
      const picture = await readPicture(files, config.fileLimits);
      await changePicture(database, picture, call);
      return { message: 'Slika je spremljena.', picture };
    },
    removeProfilePicture: async (call) => {
      await changePicture(database, undefined, call);
      return { message: 'Slika je uklonjena.' };
    },
    endSessions: async ({ body: { password, id: name }, caller, now }) => {
      const confirm = await confirmPassword(dependencies, { caller, password, field: 'password', now });
      await endSessions(database, { caller, name, confirm, now });
      return { message: name === undefined ? 'Odjavljeni ste sa svih ostalih uređaja.' : 'Prijava je završena.' };
    },
  });
}
