import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { PASSKEYS_LIMIT } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import { authenticatorUri, makeAuthenticatorSecret } from '../../../accounts/authenticator-codes.ts';
import { type Confirm, confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { readRegistration, registrationOptions } from '../../../accounts/passkey-answers.ts';
import { type PasskeySite, requirePasskeySite } from '../../../accounts/passkey-site.ts';
import {
  addChallenge,
  addPasskey,
  listCredentials,
  removePasskey,
  takeChallenge,
} from '../../../accounts/passkeys.store.ts';
import {
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  requireFactorLeft,
  setAuthenticator,
} from '../../../accounts/second-factors.store.ts';
import { forgetProofs, hasSession, markSecondFactor, requireProof } from '../../../accounts/sessions.store.ts';
import { bucketName, countTries, deleteTries } from '../../../accounts/tries.store.ts';
import { lockUser } from '../../../accounts/users.store.ts';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { type Database, isUniqueViolation } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField, NotFoundError, UnauthenticatedError } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';

export function serveSecondFactor(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  const confirmed = async ({ caller, body, now }: { caller: Caller; body: { password: string }; now: Date }) => {
    const typed = { caller, password: body.password, field: 'password', now };
    return { caller, confirm: await confirmPassword(dependencies, typed), now };
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

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_CODES = 10;

const EXISTS = 'Prijava s kodom iz aplikacije već je uključena.';

type Confirmed = { caller: Caller; confirm: Confirm; now: Date };

/** Makes the secret of an application, which does not count yet. @throws ConflictError when one counts already. */
export async function startAuthenticator(
  { database, secret }: Pick<Dependencies, 'database' | 'secret'>,
  { caller, confirm }: Confirmed,
): Promise<{ secret: string; uri: string }> {
  const base32 = makeAuthenticatorSecret();
  const username = await database.write(async (transaction) => {
    await confirm(transaction);
    await requireProof(transaction, caller);
    const known = await findAuthenticator(transaction, caller.id);
    if (known && known.confirmed !== null) throw new ConflictError(EXISTS, 'exists');
    await setAuthenticator(transaction, { userId: caller.id, base32, secret });
    return (await lockUser(transaction, caller.id))?.username ?? '';
  });
  return { secret: base32, uri: authenticatorUri(base32, username) };
}

/**
 * Turns the second factor on with the first code of the application, and returns the recovery codes.
 * @throws InvalidInputError for a wrong code, TooManyTriesError after ten of them, ConflictError when there is nothing
 * to confirm.
 */
async function confirmCode(
  { database, secret }: Pick<Dependencies, 'database' | 'secret'>,
  { caller, otp, now }: { caller: Caller; otp: string; now: Date },
): Promise<string[]> {
  const bucket = bucketName(secret, 'otp', String(caller.id));
  const limits = [{ bucket, limit: WRONG_CODES, windowMs: WINDOW_MS }];
  const counted = await database.write((transaction) => countTries(transaction, limits, now));
  return database.write(async (transaction) => {
    const user = await lockUser(transaction, caller.id);
    if (!user || !(await hasSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
    await requireProof(transaction, caller);
    const known = await findAuthenticator(transaction, caller.id);
    if (!known) throw new ConflictError('Najprije dodajte Baklju u aplikaciju za prijavu.', 'not-started');
    if (known.confirmed !== null) throw new ConflictError(EXISTS, 'exists');
    const isRight = await confirmAuthenticator(transaction, { userId: caller.id, code: otp, secret, now });
    if (!isRight) throw invalidField('otp', 'Kod nije ispravan ili je već upotrijebljen.');
    await deleteTries(transaction, counted);
    await markSecondFactor(transaction, caller.sessionId);
    await logFactor(transaction, 'add-second-factor', { caller, factor: 'authenticator', now });
    return replaceRecoveryCodes(transaction, caller.id);
  });
}

/** Turns the second factor off. @throws ConflictError when the role requires it and there is no passkey. */
export async function removeOwnAuthenticator(database: Database, { caller, confirm, now }: Confirmed): Promise<void> {
  await database.write(async (transaction) => {
    await confirm(transaction);
    await requireProof(transaction, caller);
    if (!(await removeAuthenticator(transaction, caller.id))) return;
    await requireFactorLeft(transaction, caller.id);
    await forgetProofs(transaction, caller);
    await logFactor(transaction, 'remove-second-factor', { caller, factor: 'authenticator', now });
  });
}

/** Replaces the recovery codes. @throws ConflictError when no code is asked for at log-in. */
export async function renewRecoveryCodes(database: Database, { caller, confirm, now }: Confirmed): Promise<string[]> {
  return database.write(async (transaction) => {
    await confirm(transaction);
    await requireProof(transaction, caller);
    const known = await findAuthenticator(transaction, caller.id);
    if (!known || known.confirmed === null) {
      throw new ConflictError('Prijava s kodom iz aplikacije nije uključena.', 'no-authenticator');
    }
    await logFactor(transaction, 'add-second-factor', { caller, factor: 'recovery-codes', now });
    return replaceRecoveryCodes(transaction, caller.id);
  });
}

/** What the device of the caller needs in order to make a passkey. @throws ConflictError when there are too many. */
export async function startPasskey(
  database: Database,
  { caller, confirm, now, site }: Confirmed & { site: PasskeySite },
) {
  const [owner, known] = await database.write(async (transaction) => {
    await confirm(transaction);
    await requireProof(transaction, caller);
    const credentials = await requireRoom(transaction, caller.id);
    return [await lockUser(transaction, caller.id), credentials] as const;
  });
  if (!owner) throw new UnauthenticatedError();
  const options = await registrationOptions(site, owner, known);
  const challenge = { challenge: options.challenge, userId: caller.id, now };
  await database.write((transaction) => addChallenge(transaction, challenge));
  return options;
}

/**
 * Adds the passkey that a device has made, and returns its id.
 * @throws InvalidInputError for a wrong answer, ConflictError for a known passkey or too many.
 */
async function addOwnPasskey(
  database: Database,
  added: { caller: Caller; name: string; response: Record<string, unknown>; site: PasskeySite; now: Date },
): Promise<number> {
  const { caller, name, response, site, now } = added;
  const answered = (challenge: string) =>
    database.write((transaction) => takeChallenge(transaction, { challenge, userId: caller.id, now }));
  const made = await readRegistration({ response, site, takeChallenge: answered });
  if (!made) throw invalidField('response', 'Pristupni ključ nije dodan. Pokušajte ponovno.');
  const passkey = { ...made, user_id: caller.id, name: name.trim(), created: toStoredTime(now) };
  return database
    .write(async (transaction) => {
      const user = await lockUser(transaction, caller.id);
      if (!user || !(await hasSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
      await requireProof(transaction, caller);
      await requireRoom(transaction, caller.id);
      const id = await addPasskey(transaction, passkey);
      await markSecondFactor(transaction, caller.sessionId);
      await logFactor(transaction, 'add-second-factor', { caller, factor: 'passkey', now });
      return id;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ConflictError('Taj je pristupni ključ već dodan.', 'taken') : error;
    });
}

/** @throws NotFoundError, ConflictError when the role requires a second factor and this is the last one. */
export async function removeOwnPasskey(
  database: Database,
  { caller, confirm, id, now }: Confirmed & { id: number },
): Promise<void> {
  await database.write(async (transaction) => {
    await confirm(transaction);
    await requireProof(transaction, caller);
    const isRemoved = await removePasskey(transaction, { id, userId: caller.id });
    if (!isRemoved) throw new NotFoundError('Taj pristupni ključ ne postoji.');
    await requireFactorLeft(transaction, caller.id);
    await forgetProofs(transaction, caller);
    await logFactor(transaction, 'remove-second-factor', { caller, factor: 'passkey', now });
  });
}

async function requireRoom(transaction: Db, userId: number) {
  const known = await listCredentials(transaction, userId);
  if (known.length >= PASSKEYS_LIMIT) {
    throw new ConflictError(`Možete imati najviše ${PASSKEYS_LIMIT} pristupnih ključeva.`, 'too-many-passkeys');
  }
  return known;
}

async function logFactor(
  transaction: Db,
  action: 'add-second-factor' | 'remove-second-factor',
  { caller, factor, now }: { caller: Caller; factor: 'authenticator' | 'recovery-codes' | 'passkey'; now: Date },
): Promise<void> {
  const stamp = authorOf({ caller, now });
  await addToAuditLog(transaction, stamp, [{ action, kind: 'user', recordId: caller.id, details: { factor } }]);
}
