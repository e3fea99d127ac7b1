import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { PASSKEYS_LIMIT } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import { authenticatorUri, makeAuthenticatorSecret } from '../../../accounts/authenticator-codes.ts';
import { confirmPassword } from '../../../accounts/confirmed-passwords.store.ts';
import { readRegistration, registrationOptions } from '../../../accounts/passkey-answers.ts';
import { requirePasskeySite } from '../../../accounts/passkey-site.ts';
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
import { isUniqueViolation } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField, NotFoundError, UnauthenticatedError } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';

type Call = { caller: Caller; now: Date };

export function serveSecondFactor(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database, secret } = dependencies;

  serveRoutes(app, dependencies, secondFactorRoutes, {
    startAuthenticator: async (call) => {
      const base32 = makeAuthenticatorSecret();
      const username = await writeConfirmed(call, async (transaction, { id: userId }) => {
        const known = await findAuthenticator(transaction, userId);
        if (known && known.confirmed !== null) throw new ConflictError(EXISTS, 'exists');
        await setAuthenticator(transaction, { userId, base32, secret });
        return (await lockUser(transaction, userId))?.username ?? '';
      });
      return { secret: base32, uri: authenticatorUri(base32, username) };
    },
    confirmAuthenticator: async ({ body: { otp }, ...call }) => ({
      message: 'Prijava u dva koraka je uključena.',
      recovery_codes: await confirmCode(dependencies, { ...call, otp }),
    }),
    removeAuthenticator: async (call) => {
      await writeConfirmed(call, async (transaction, caller) => {
        if (!(await removeAuthenticator(transaction, caller.id))) return;
        await endFactor(transaction, 'authenticator', call);
      });
      return { message: 'Prijava s kodom iz aplikacije je isključena.' };
    },
    renewRecoveryCodes: async (call) => {
      const recovery_codes = await writeConfirmed(call, async (transaction, caller) => {
        const known = await findAuthenticator(transaction, caller.id);
        if (!known || known.confirmed === null) {
          throw new ConflictError('Prijava s kodom iz aplikacije nije uključena.', 'no-authenticator');
        }
        await logFactor(transaction, 'add-second-factor', 'recovery-codes', call);
        return replaceRecoveryCodes(transaction, caller.id);
      });
      return { message: 'Novi rezervni kodovi su izrađeni. Stari više ne vrijede.', recovery_codes };
    },
    startPasskey: async (call) => {
      const { caller, now } = call;
      const site = requirePasskeySite(config, call.http.pageOrigin);
      const [owner, known] = await writeConfirmed(call, async (transaction) => {
        const credentials = await requireRoom(transaction, caller.id);
        return [await lockUser(transaction, caller.id), credentials] as const;
      });
      if (!owner) throw new UnauthenticatedError();
      const options = await registrationOptions(site, owner, known);
      const challenge = { challenge: options.challenge, userId: caller.id, now };
      await database.write((transaction) => addChallenge(transaction, challenge));
      return { options: { ...options } };
    },
    addPasskey: async ({ body: { name, response }, caller, now, http }) => {
      const site = requirePasskeySite(config, http.pageOrigin);
      const answered = (challenge: string) =>
        database.write((transaction) => takeChallenge(transaction, { challenge, userId: caller.id, now }));
      const made = await readRegistration({ response, site, takeChallenge: answered });
      if (!made) throw invalidField('response', 'Pristupni ključ nije dodan. Pokušajte ponovno.');
      const passkey = { ...made, user_id: caller.id, name: name.trim(), created: toStoredTime(now) };
      const adding = database.write(async (transaction) => {
        await requireSession(transaction, caller);
        await requireRoom(transaction, caller.id);
        const id = await addPasskey(transaction, passkey);
        await markSecondFactor(transaction, caller.sessionId);
        await logFactor(transaction, 'add-second-factor', 'passkey', { caller, now });
        return id;
      });
      const id = await adding.catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ConflictError('Taj je pristupni ključ već dodan.', 'taken') : error;
      });
      return { message: 'Pristupni ključ je dodan.', id };
    },
    removePasskey: async (call) => {
      await writeConfirmed(call, async (transaction, caller) => {
        const isRemoved = await removePasskey(transaction, { id: call.params.id, userId: caller.id });
        if (!isRemoved) throw new NotFoundError('Taj pristupni ključ ne postoji.');
        await endFactor(transaction, 'passkey', call);
      });
      return { message: 'Pristupni ključ je uklonjen.' };
    },
  });

  /** A write that the caller confirmed with the password, from a session that proved the second factor, if any. */
  async function writeConfirmed<Result>(
    { caller, body: { password }, now }: Call & { body: { password: string } },
    work: (transaction: Db, caller: Caller) => Promise<Result>,
  ): Promise<Result> {
    const confirm = await confirmPassword(dependencies, { caller, password, field: 'password', now });
    return database.write(async (transaction) => {
      await confirm(transaction);
      await requireProof(transaction, caller);
      return work(transaction, caller);
    });
  }
}

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_CODES = 10;

const EXISTS = 'Prijava s kodom iz aplikacije već je uključena.';

/**
 * Turns the second factor on with the first code of the application, and returns the recovery codes.
 * @throws InvalidInputError for a wrong code, TooManyTriesError after ten of them, ConflictError when there is nothing
 * to confirm.
 */
async function confirmCode(
  { database, secret }: Pick<Dependencies, 'database' | 'secret'>,
  { caller, otp, now }: Call & { otp: string },
): Promise<string[]> {
  const bucket = bucketName(secret, 'otp', String(caller.id));
  const limits = [{ bucket, limit: WRONG_CODES, windowMs: WINDOW_MS }];
  const counted = await database.write((transaction) => countTries(transaction, limits, now));
  return database.write(async (transaction) => {
    await requireSession(transaction, caller);
    const known = await findAuthenticator(transaction, caller.id);
    if (!known) throw new ConflictError('Najprije dodajte Baklju u aplikaciju za prijavu.', 'not-started');
    if (known.confirmed !== null) throw new ConflictError(EXISTS, 'exists');
    const isRight = await confirmAuthenticator(transaction, { userId: caller.id, code: otp, secret, now });
    if (!isRight) throw invalidField('otp', 'Kod nije ispravan ili je već upotrijebljen.');
    await deleteTries(transaction, counted);
    await markSecondFactor(transaction, caller.sessionId);
    await logFactor(transaction, 'add-second-factor', 'authenticator', { caller, now });
    return replaceRecoveryCodes(transaction, caller.id);
  });
}

/** Locks the user. @throws UnauthenticatedError when the session ended during the call; what `requireProof` throws. */
async function requireSession(transaction: Db, caller: Caller): Promise<void> {
  const user = await lockUser(transaction, caller.id);
  if (!user || !(await hasSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
  await requireProof(transaction, caller);
}

/** What follows from the removal of a factor. @throws ConflictError for the last one, if the role requires one. */
async function endFactor(transaction: Db, factor: 'authenticator' | 'passkey', { caller, now }: Call): Promise<void> {
  await requireFactorLeft(transaction, caller.id);
  await forgetProofs(transaction, caller);
  await logFactor(transaction, 'remove-second-factor', factor, { caller, now });
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
  factor: 'authenticator' | 'recovery-codes' | 'passkey',
  { caller, now }: Call,
): Promise<void> {
  const stamp = authorOf({ caller, now });
  await addToAuditLog(transaction, stamp, [{ action, kind: 'user', recordId: caller.id, details: { factor } }]);
}
