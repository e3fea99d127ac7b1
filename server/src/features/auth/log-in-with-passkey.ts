import { lockUser } from '../../accounts/locked-user.store.ts';
import { authenticationOptions, namesUser, readAuthentication } from '../../accounts/passkey-answers.ts';
import type { PasskeySite } from '../../accounts/passkey-site.ts';
import { addChallenge, findPasskey, recordUse, takeChallenge } from '../../accounts/passkeys.store.ts';
import { countTries, deleteTries } from '../../accounts/tries.store.ts';
import { toStoredTime } from '../../clock.ts';
import type { Db } from '../../db/schema.ts';
import type { Origin } from '../../stamp.ts';
import type { Account } from './accounts.store.ts';
import { deviceCookie } from './device-cookie.ts';
import type { LogInDependencies } from './log-in.ts';
import { limitForAddress, limitOfChallenges } from './log-in-limits.ts';
import { logFailure, openAccount } from './open-account.ts';
import { isFailure, type Refusal, refusalError, refusalOfState } from './refusals.ts';

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

type Attempt = {
  response: Record<string, unknown>;
  site: PasskeySite;
  address: string;
  origin: Origin;
  isSecure: boolean;
  now: Date;
};

/** What a device needs in order to prove a passkey. @throws TooManyTriesError when one address asks too often. */
export async function startPasskeyLogIn(
  { database, secret }: LogInDependencies,
  { site, address, now }: { site: PasskeySite; address: string; now: Date },
) {
  const options = await authenticationOptions(site);
  await database.write(async (transaction) => {
    await countTries(transaction, [limitOfChallenges(secret, address)], now);
    await addChallenge(transaction, { challenge: options.challenge, userId: null, now });
  });
  return options;
}

/**
 * Opens a session for the owner of a passkey. Failures count for the address like those of passwords.
 * @throws UnauthenticatedError for a wrong answer, and for an account that waits or is disabled; TooManyTriesError.
 */
export async function logInWithPasskey(dependencies: LogInDependencies, attempt: Attempt) {
  const { database, tokens, secret } = dependencies;
  const { address, origin, isSecure, now } = attempt;
  const limits = [limitForAddress(secret, address)];
  const counted = await database.write((transaction) => countTries(transaction, limits, now));

  const proven = await provePasskey(dependencies, attempt);
  const opened = await database.write(async (transaction) => {
    const outcome = await check(transaction, proven, now);
    const hasFailed = 'refusal' in outcome && isFailure(outcome.refusal);
    if (!hasFailed) await deleteTries(transaction, counted);
    if ('refusal' in outcome) {
      const { refusal } = outcome;
      await logFailure(transaction, { userId: proven?.passkey.user_id, refusal, origin, now });
      return outcome;
    }
    const { account } = outcome;
    const method = { factor: 'passkey' } as const;
    return { account, ...(await openAccount(transaction, tokens, { account, method, origin, now })) };
  });
  // Thrown after the commit, which keeps the failure in the audit log.
  if ('refusal' in opened) throw refusalError(opened.refusal);
  const { account, ...answer } = opened;
  return { ...answer, cookie: deviceCookie({ secret, username: account.username_folded, isSecure }) };
}

type Proven = { passkey: Passkey; counter: number };

/** The passkey that the answer proves, with its new counter; undefined for a wrong answer. */
async function provePasskey(
  { database }: LogInDependencies,
  { response, site, now }: Attempt,
): Promise<Proven | undefined> {
  const { id } = response;
  const passkey = typeof id === 'string' ? await findPasskey(database.read, id) : undefined;
  if (!passkey || !namesUser(response, passkey.user_id)) return undefined;
  const answered = (challenge: string) =>
    database.write((transaction) => takeChallenge(transaction, { challenge, userId: null, now }));
  const counter = await readAuthentication({ response, site, takeChallenge: answered }, passkey);
  return counter === undefined ? undefined : { passkey, counter };
}

async function check(
  transaction: Db,
  proven: Proven | undefined,
  now: Date,
): Promise<{ refusal: Refusal } | { account: Account }> {
  const account = proven && (await lockUser(transaction, proven.passkey.user_id));
  if (!account) return { refusal: 'wrong-passkey' };
  const { passkey, counter } = proven;
  if (!(await recordUse(transaction, passkey, { counter, at: toStoredTime(now) }))) return { refusal: 'wrong-passkey' };
  const refusal = refusalOfState(account);
  return refusal ? { refusal } : { account };
}
