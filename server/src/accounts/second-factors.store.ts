import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { toStoredTime } from '../clock.ts';
import type { Db, Schema } from '../db/schema.ts';
import { ConflictError } from '../errors.ts';
import type { OwnFactor } from '../http/caller.ts';
import { stepOfCode } from './authenticator-codes.ts';

const LAST_FACTOR = 'Vaša uloga zahtijeva prijavu u dva koraka, pa ne možete ukloniti jedini drugi korak.';

/** Ten minutes. A code that was used so far in the future was checked by a clock that ran ahead: it counts no more. */
const FAR_AHEAD_STEPS = 20;

/** Kinds of a code: of the application, or one of the recovery codes. */
export type CodeKind = 'authenticator' | 'recovery-code';

/** A typed code of a user. `secret` is that of the installation. */
export type TypedCode = { userId: number; code: string; secret: string; now: Date };

/** Condition on a user: a confirmed authenticator application, or a passkey. */
export function hasSecondFactor(eb: ExpressionBuilder<Schema, 'users'>) {
  const { exists, or, selectFrom } = eb;
  const authenticator = selectFrom('authenticators')
    .select('authenticators.user_id')
    .whereRef('authenticators.user_id', '=', 'users.id')
    .where('confirmed', 'is not', null);
  const passkey = selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id');
  return or([exists(authenticator), exists(passkey)]);
}

/** The second factor that a session of the user can be asked for; undefined when the user has none. */
export async function getOwnFactor(db: Db, userId: number): Promise<OwnFactor | undefined> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (passkey) return 'passkey';
  const authenticator = await findAuthenticator(db, userId);
  return authenticator && authenticator.confirmed !== null ? 'authenticator' : undefined;
}

/** The authenticator application of a user; `confirmed` is null until its first code was typed. */
export function findAuthenticator(db: Db, userId: number) {
  return db
    .selectFrom('authenticators')
    .select(['secret', 'confirmed', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores an application that is not confirmed yet, in place of an earlier one. */
export async function setAuthenticator(
  transaction: Db,
  { userId, base32, secret }: { userId: number; base32: string; secret: string },
): Promise<void> {
  const sealed = sealText(base32, { secret, purpose: purposeOf(userId) });
  const values = { secret: sealed, confirmed: null, last_step: 0 };
  await transaction
    .insertInto('authenticators')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Confirms the application of a user by its first code. Returns false for a wrong code. */
export async function confirmAuthenticator(transaction: Db, typed: TypedCode): Promise<boolean> {
  if (!(await takeStep(transaction, typed))) return false;
  await transaction
    .updateTable('authenticators')
    .set({ confirmed: toStoredTime(typed.now) })
    .where('user_id', '=', typed.userId)
    .execute();
  return true;
}

/** Uses up a code of the application or a recovery code. Undefined when it is wrong, or was used before. */
export async function useCode(transaction: Db, typed: TypedCode): Promise<CodeKind | undefined> {
  if (await takeStep(transaction, typed)) return 'authenticator';
  const used = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', typed.userId)
    .where('code_hash', '=', hashRecoveryCode(typed.code))
    .returning('user_id')
    .executeTakeFirst();
  return used && 'recovery-code';
}

export async function replaceRecoveryCodes(transaction: Db, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/** Removes the authenticator application of a user with its recovery codes. Returns whether there was a confirmed one. */
export async function removeAuthenticator(transaction: Db, userId: number): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await transaction
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('confirmed')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed !== null;
}

/** Removes every second factor of a user. Returns whether there was one. */
export async function removeSecondFactors(transaction: Db, userId: number): Promise<boolean> {
  const hadAuthenticator = await removeAuthenticator(transaction, userId);
  const passkeys = await transaction.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return hadAuthenticator || passkeys.length > 0;
}

/** @throws ConflictError when the role of the user requires a second factor and none is left. */
export async function requireFactorLeft(transaction: Db, userId: number): Promise<void> {
  const lacking = await transaction
    .selectFrom('users')
    .innerJoin('second_factor_roles', 'second_factor_roles.role', 'users.role')
    .select('users.id')
    .where('users.id', '=', userId)
    .where((eb) => eb.not(hasSecondFactor(eb)))
    .executeTakeFirst();
  if (lacking) throw new ConflictError(LAST_FACTOR, 'last-second-factor');
}

/** Accepts each step once: of two calls with the same code, the later one finds the step taken. */
async function takeStep(transaction: Db, { userId, code, secret, now }: TypedCode): Promise<boolean> {
  const authenticator = await findAuthenticator(transaction, userId);
  const base32 = authenticator && openSealedText(authenticator.secret, { secret, purpose: purposeOf(userId) });
  const step = base32 === undefined ? undefined : stepOfCode(base32, code.replace(/\s/g, ''), now);
  if (step === undefined) return false;
  const taken = await transaction
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + FAR_AHEAD_STEPS)]))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

function purposeOf(userId: number): string {
  return `authenticator of user ${userId}`;
}

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Letters and digits that no one confuses. Twelve of them hold 60 bits. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';

/** Ten new codes, such as `k3fp-9x2m-wq7t`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));
}

/** The stored form of a code, however it was typed. The codes are random, so that a fast hash is enough. */
function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed text belongs: it can be opened there only. */
type Place = { secret: string; purpose: string };

/** The text, encrypted with a key that is derived from the secret of the installation, in base64url. */
export function sealText(text: string, { secret, purpose }: Place): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(purpose),
  );
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined when the text was sealed with another secret, for another purpose, or was changed. */
export function openSealedText(sealed: string, { secret, purpose }: Place): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed texts', KEY_BYTES));
}
