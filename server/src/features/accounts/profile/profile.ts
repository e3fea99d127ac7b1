import { rm } from 'node:fs/promises';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { passkeySite } from '../../../accounts/passkey-site.ts';
import { endSession } from '../../../accounts/sessions.store.ts';
import { users } from '../../../accounts/user-record.ts';
import type { FileLimits } from '../../../config.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { InvalidInputError, NotFoundError } from '../../../errors.ts';
import { rejectedKind } from '../../../files/file-errors.ts';
import { inspectQueued } from '../../../files/inspect/inspect-queued.ts';
import { hasWidths } from '../../../files/pictures/picture-format.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import type { FileOfForm } from '../../../http/form.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { findSessions, getProfile, sessionName, setPicture } from './profile.store.ts';

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
      await endSessions(dependencies, { caller, name, password, now });
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

/** Gives the account of the caller a picture, a WebP as a data URL; undefined removes it. */
async function changePicture(
  database: Database,
  picture: string | undefined,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  await database.write(async (transaction) => {
    await setPicture(transaction, caller.id, picture);
    const note = { action: 'update', kind: 'user', recordId: caller.id, details: { picture: true } } as const;
    await addToAuditLog(transaction, authorOf({ caller, now }), [note]);
  });
}

/** Ends the named session of the caller, or all but the one of the call. @throws NotFoundError, as `confirmPassword`. */
async function endSessions(
  dependencies: Dependencies,
  { caller, name, password, now }: { caller: Caller; name: string | undefined; password: string; now: Date },
): Promise<void> {
  const confirm = await confirmPassword(dependencies, { caller, password, field: 'password', now });
  await dependencies.database.write(async (transaction) => {
    await confirm(transaction);
    const sessions = await findSessions(transaction, caller.id);
    const isMeant = (id: string) => (name === undefined ? id !== caller.sessionId : sessionName(id) === name);
    const ended = sessions.filter(({ id }) => isMeant(id));
    if (name !== undefined && ended.length === 0) throw new NotFoundError('Ta je prijava već završila.');
    for (const { id } of ended) await endSession(transaction, id);
    if (ended.length === 0) return;
    const stamp = authorOf({ caller, now });
    const details = { sessions: ended.length };
    await addToAuditLog(transaction, stamp, [{ action: 'end-sessions', kind: 'user', recordId: caller.id, details }]);
  });
}
