import { authenticationOptions, namesUser, readAuthentication } from '../../../accounts/passkey-answers.ts';
import { type PasskeySite, requirePasskeySite } from '../../../accounts/passkey-site.ts';
import {
  addChallenge,
  findPasskey,
  listCredentials,
  recordUse,
  takeChallenge,
} from '../../../accounts/passkeys.store.ts';
import { endSession } from '../../../accounts/sessions.store.ts';
import { countTries, deleteTries } from '../../../accounts/tries.store.ts';
import { type Account, lockUser } from '../../../accounts/users.store.ts';
import { toStoredTime } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { InvalidInputError, NotFoundError, UnauthenticatedError } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import type { HttpOfCall } from '../../../http/serve-routes.ts';
import { deviceCookie } from './device-cookie.ts';
import { limitForNetwork, limitOfChallenges } from './log-in-limits.ts';
import { isFailure, logFailure, openAccount, type Refusal, refusalError, refusalOfState } from './open-account.ts';

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** `caller` is the owner of the session that a proof is for; undefined at a log-in. */
type Start = { caller?: Caller; http: HttpOfCall; now: Date };
type Attempt = Start & { response: Record<string, unknown> };

/**
 * What a device needs in order to log in with a passkey, or to prove one of the caller.
 * @throws TooManyTriesError when one network asks too often, NotFoundError for a caller without a passkey.
 */
export async function startPasskeyLogIn({ config, database, secret }: Dependencies, { caller, http, now }: Start) {
  const site = requirePasskeySite(config, http.pageOrigin);
  const own = caller && (await listCredentials(database.read, caller.id));
  if (own?.length === 0) throw new NotFoundError('Nemate pristupni ključ.');
  const options = await authenticationOptions(site, own);
  await database.write(async (transaction) => {
    await countTries(transaction, [limitOfChallenges(secret, http.network())], now);
    await addChallenge(transaction, { challenge: options.challenge, userId: caller?.id ?? null, now });
  });
  return { options: { ...options } };
}

/**
 * Opens a session for the owner of a passkey; after a proof it takes the place of the session of the call, and after a
 * log-in a cookie marks the browser. Failures count for the network like those of passwords: a limit for the account
 * would let those who know the password lock its owner out.
 * @throws UnauthenticatedError for a wrong answer, and for an account that waits or is disabled; InvalidInputError for a
 * wrong answer to a proof; TooManyTriesError.
 */
export async function logInWithPasskey(dependencies: Dependencies, attempt: Attempt) {
  const { database, tokens, secret } = dependencies;
  const { http, caller, now } = attempt;
  const { origin, isSecure } = http;
  const site = requirePasskeySite(dependencies.config, http.pageOrigin);
  const limits = [limitForNetwork(secret, http.network())];
  const counted = await database.write((transaction) => countTries(transaction, limits, now));

  const proven = await provePasskey(database, site, attempt);
  const opened = await database.write(async (transaction) => {
    const outcome = await check(transaction, proven, now);
    const hasFailed = 'refusal' in outcome && isFailure(outcome.refusal);
    if (!hasFailed) await deleteTries(transaction, counted);
    if ('refusal' in outcome) {
      const { refusal } = outcome;
      await logFailure(transaction, { userId: proven?.passkey.user_id ?? caller?.id, refusal, origin, now });
      return outcome;
    }
    const { account } = outcome;
    const method = { factor: 'passkey' } as const;
    if (caller && !(await endSession(transaction, caller.sessionId))) throw new UnauthenticatedError();
    return { account, ...(await openAccount(transaction, tokens, { account, method, origin, now })) };
  });
  // Thrown after the commit, which keeps the failure in the audit log.
  if ('refusal' in opened) {
    if (caller && opened.refusal === 'wrong-passkey')
      throw new InvalidInputError('Pristupni ključ nije potvrđen. Pokušajte ponovno.', [], opened.refusal);
    throw refusalError(opened.refusal);
  }
  const { account, ...answer } = opened;
  if (!caller) http.setCookie(deviceCookie({ secret, username: account.username_folded, isSecure }));
  return answer;
}

type Proven = { passkey: Passkey; counter: number };

/** The passkey that the answer proves, with its new counter; undefined for a wrong answer. */
async function provePasskey(
  database: Database,
  site: PasskeySite,
  { response, caller, now }: Attempt,
): Promise<Proven | undefined> {
  const { id } = response;
  const passkey = typeof id === 'string' ? await findPasskey(database.read, id) : undefined;
  // A device that is asked for certain passkeys need not name their owner.
  const isOfOwner = passkey && (caller ? passkey.user_id === caller.id : namesUser(response, passkey.user_id));
  if (!isOfOwner) return undefined;
  const answered = (challenge: string) =>
    database.write((transaction) => takeChallenge(transaction, { challenge, userId: caller?.id ?? null, now }));
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
