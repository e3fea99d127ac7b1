import { foldText } from '@baklja/contract/alias';
import type { authRoutes } from '@baklja/contract/features/accounts/auth';
import { countOf } from '@baklja/contract/plural';
import type { RouteInput } from '@baklja/contract/route';
import { isPassword } from '../../../accounts/passwords.ts';
import { findAuthenticator, useCode } from '../../../accounts/second-factors.store.ts';
import { countSlowedTry, countTries, deleteTries, emptyBucket } from '../../../accounts/tries.store.ts';
import { type Account, findAccount, lockUser } from '../../../accounts/users.store.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { TooManyTriesError } from '../../../errors.ts';
import type { HttpOfCall } from '../../../http/serve-routes.ts';
import { deviceCookie } from './device-cookie.ts';
import { bucketOfCodes, limitsForName } from './log-in-limits.ts';
import {
  isFailure,
  type LogInMethod,
  logFailure,
  openAccount,
  type Refusal,
  refusalError,
  refusalOfState,
} from './open-account.ts';

type Attempt = RouteInput<typeof authRoutes.logIn>['body'] & { http: HttpOfCall; now: Date };

type KnownAccount = Awaited<ReturnType<typeof findAccount>>;

type Outcome = { refusal: Refusal } | { waitSeconds: number } | { account: Account; method: LogInMethod };

/**
 * Checks name, password and second factor, and opens a session. Every try is counted before the password is checked. A
 * cookie marks the browser.
 * @throws UnauthenticatedError with one message for every cause; only after the right password does the message say
 * that the account waits, is disabled, or has a second factor. TooManyTriesError when the failures reach a limit, and for
 * a code that comes too soon after wrong ones.
 */
export async function logIn({ database, tokens, secret }: Dependencies, attempt: Attempt) {
  const { http, now } = attempt;
  const { origin, cookies, isSecure } = http;
  const username = foldText(attempt.username.trim());
  const limits = limitsForName(secret, { username, network: http.network(), cookies });
  const codeBucket = bucketOfCodes(secret, { username, cookies });
  const counted = await database.write((transaction) => countTries(transaction, limits, now));

  const known = await findAccount(database.read, username);
  const isRight = await isPassword(attempt.password, known?.password_hash);
  const opened = await database.write(async (transaction) => {
    const outcome = await check(transaction, isRight ? known : undefined, { ...attempt, secret, codeBucket });
    const hasFailed = 'refusal' in outcome && isFailure(outcome.refusal);
    if (!hasFailed) await deleteTries(transaction, counted);
    if ('waitSeconds' in outcome) return outcome;
    if ('refusal' in outcome) {
      const { refusal } = outcome;
      if (refusal !== 'second-factor') await logFailure(transaction, { userId: known?.id, refusal, origin, now });
      return outcome;
    }
    for (const { bucket, isOfName } of limits) if (isOfName) await emptyBucket(transaction, bucket);
    return openAccount(transaction, tokens, { ...outcome, origin, now });
  });
  // Thrown after the commit, which keeps the failure in the audit log.
  if ('waitSeconds' in opened) throw tooEarly(opened.waitSeconds);
  if ('refusal' in opened) throw refusalError(opened.refusal);
  http.setCookie(deviceCookie({ secret, username, isSecure }));
  return opened;
}

/** Checks all but the password of an account; undefined for a wrong one. */
async function check(
  transaction: Db,
  known: KnownAccount,
  { otp, secret, codeBucket, now }: Pick<Attempt, 'otp' | 'now'> & { secret: string; codeBucket: string | undefined },
): Promise<Outcome> {
  const account = known && (await lockUser(transaction, known.id));
  // A change of password, role or state during the check has ended all tokens; no session may open after it.
  if (!account || !isSameAccount(known, account)) return { refusal: 'wrong-credentials' };
  const refusal = refusalOfState(account);
  if (refusal) return { refusal };
  const authenticator = await findAuthenticator(transaction, account.id);
  if (!authenticator || authenticator.confirmed === null) return { account, method: {} };
  if (otp === undefined || otp.trim() === '') return { refusal: 'second-factor' };
  const waitSeconds = codeBucket === undefined ? 0 : await countSlowedTry(transaction, codeBucket, now);
  if (waitSeconds > 0) return { waitSeconds };
  const factor = await useCode(transaction, { userId: account.id, code: otp, secret, now });
  if (!factor) return { refusal: 'wrong-otp' };
  if (codeBucket !== undefined) await emptyBucket(transaction, codeBucket);
  return { account, method: { factor } };
}

function tooEarly(waitSeconds: number): TooManyTriesError {
  const pause = countOf(waitSeconds, { one: 'sekundu', few: 'sekunde', other: 'sekundi' });
  return new TooManyTriesError(
    waitSeconds,
    `Za ovaj je račun upisano previše pogrešnih kodova, pa ovaj nije provjeren. Pokušajte ponovno za ${pause}.`,
  );
}

function isSameAccount(checked: NonNullable<KnownAccount>, present: Account): boolean {
  return (['password_hash', 'role', 'active'] as const).every((column) => checked[column] === present[column]);
}
