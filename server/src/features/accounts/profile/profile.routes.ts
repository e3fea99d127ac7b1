import { rm } from 'node:fs/promises';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { passkeySite } from '../../../accounts/passkey-site.ts';
import { users } from '../../../accounts/user-record.ts';
import type { FileLimits } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { InvalidInputError } from '../../../errors.ts';
import { rejectedKind } from '../../../files/file-errors.ts';
import { inspectQueued } from '../../../files/inspect/inspect-queued.ts';
import { hasWidths } from '../../../files/pictures/picture-format.ts';
import type { FileOfForm } from '../../../http/form.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { changePicture } from './change-picture.ts';
import { endSessions } from './end-sessions.ts';
import { getProfile } from './profile.store.ts';

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

/**
 * The first file of a form as the picture of an account, a data URL.
 * @throws InvalidInputError without a file, RejectedFileError for one that is no picture or is over the limits.
 */
async function readPicture([file]: readonly FileOfForm[], limits: FileLimits): Promise<string> {
  if (!file) throw new InvalidInputError('Odaberite sliku.', [], 'no-files');
  if ('rejection' in file) throw file.rejection;
  const accepted = await inspectQueued(file.localPath, { name: file.name, limits, onlyImages: true });
  try {
    if (!hasWidths(accepted.media_type)) throw rejectedKind('Crtež (SVG) ne može biti slika profila.');
    const { makePortrait } = await import('../../../files/pictures/make-portrait.ts');
    const portrait = await makePortrait(accepted.localPath);
    return `data:image/webp;base64,${portrait.toString('base64')}`;
  } finally {
    await rm(accepted.localPath, { force: true });
  }
}
