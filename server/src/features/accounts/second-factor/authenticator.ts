import { authenticatorUri, makeAuthenticatorSecret } from '../../../accounts/authenticator-codes.ts';
import type { Confirm } from '../../../accounts/confirmed-passwords.store.ts';
import { lockUser } from '../../../accounts/locked-user.store.ts';
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
import type { Database } from '../../../db/database.ts';
import { ConflictError, invalidField, UnauthenticatedError } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import { logFactor } from './log-factor.ts';

const WINDOW_MS = 15 * 60 * 1000;
const WRONG_CODES = 10;

const EXISTS = 'Prijava s kodom iz aplikacije već je uključena.';
const NOT_STARTED = 'Najprije dodajte Baklju u aplikaciju za prijavu.';
const MISSING = 'Prijava s kodom iz aplikacije nije uključena.';

type Dependencies = { database: Database; secret: string };
type Confirmed = { caller: Caller; confirm: Confirm; now: Date };

/** Makes the secret of an application, which does not count yet. @throws ConflictError when one counts already. */
export async function startAuthenticator(
  { database, secret }: Dependencies,
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
export async function confirmCode(
  { database, secret }: Dependencies,
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
    if (!known) throw new ConflictError(NOT_STARTED, 'not-started');
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
    if (!known || known.confirmed === null) throw new ConflictError(MISSING, 'no-authenticator');
    await logFactor(transaction, 'add-second-factor', { caller, factor: 'recovery-codes', now });
    return replaceRecoveryCodes(transaction, caller.id);
  });
}
