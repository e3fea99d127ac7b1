import { PASSKEYS_LIMIT } from '@baklja/contract/limits';
import type { Confirm } from '../../../accounts/confirmed-passwords.store.ts';
import { lockUser } from '../../../accounts/locked-user.store.ts';
import { readRegistration, registrationOptions } from '../../../accounts/passkey-answers.ts';
import type { PasskeySite } from '../../../accounts/passkey-site.ts';
import {
  addChallenge,
  addPasskey,
  listCredentials,
  removePasskey,
  takeChallenge,
} from '../../../accounts/passkeys.store.ts';
import { requireFactorLeft } from '../../../accounts/second-factors.store.ts';
import { forgetProofs, hasSession, markSecondFactor, requireProof } from '../../../accounts/sessions.store.ts';
import { toStoredTime } from '../../../clock.ts';
import { type Database, isUniqueViolation } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { ConflictError, invalidField, NotFoundError, UnauthenticatedError } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import { logFactor } from './log-factor.ts';

const FULL = `Možete imati najviše ${PASSKEYS_LIMIT} pristupnih ključeva.`;
const TAKEN = 'Taj je pristupni ključ već dodan.';
const MISSING = 'Taj pristupni ključ ne postoji.';

type Confirmed = { caller: Caller; confirm: Confirm; now: Date };

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
export async function addOwnPasskey(
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
      throw isUniqueViolation(error) ? new ConflictError(TAKEN, 'taken') : error;
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
    if (!(await removePasskey(transaction, { id, userId: caller.id }))) throw new NotFoundError(MISSING);
    await requireFactorLeft(transaction, caller.id);
    await forgetProofs(transaction, caller);
    await logFactor(transaction, 'remove-second-factor', { caller, factor: 'passkey', now });
  });
}

async function requireRoom(transaction: Db, userId: number) {
  const known = await listCredentials(transaction, userId);
  if (known.length >= PASSKEYS_LIMIT) throw new ConflictError(FULL, 'too-many-passkeys');
  return known;
}
