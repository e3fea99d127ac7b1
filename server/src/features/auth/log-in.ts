import { foldText } from '@baklja/contract/alias';
import { accountState } from '@baklja/contract/features/accounts/users';
import type { Role } from '@baklja/contract/roles';
import { isPassword } from '../../accounts/passwords.ts';
import { openSession } from '../../accounts/sessions.store.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import { bucketName, countTries, deleteTries, emptyBucket, type TryLimit } from '../../accounts/tries.store.ts';
import type { Database } from '../../db/database.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { findAccount, lockAccount } from './accounts.store.ts';
import { deviceCookie, readDevice } from './device-cookie.ts';

/** Limits of failures (answers, section 4). */
const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_FOR_NAME = 10;
const FAILURES_FOR_ADDRESS = 50;

const WRONG = 'Korisničko ime ili lozinka nisu ispravni.';
const WAITING = 'Vaš račun čeka odobrenje administratora.';
const DISABLED = 'Vaš račun je onemogućen. Obratite se administratoru.';

export type LogInDependencies = { database: Database; tokens: Tokens; secret: string };

type Attempt = {
  username: string;
  password: string;
  address: string;
  cookies: string | undefined;
  isSecure: boolean;
  now: Date;
};

/**
 * Checks name and password and opens a session. Every try is counted before the password is checked.
 * @throws UnauthenticatedError with one message for every cause; only after the right password does the message say
 * that the account waits or is disabled. TooManyTriesError when the failures reach a limit.
 */
export async function logIn(dependencies: LogInDependencies, attempt: Attempt) {
  const { database, tokens, secret } = dependencies;
  const folded = foldText(attempt.username.trim());
  const limits = limitsFor(secret, folded, attempt);
  const counted = await database.write((transaction) => countTries(transaction, limits, attempt.now));

  const account = await findAccount(database.read, folded);
  const isRight = await isPassword(attempt.password, account?.password_hash);
  if (!account || !isRight) throw new UnauthenticatedError(WRONG, 'wrong-credentials');

  await database.write((transaction) => deleteTries(transaction, counted));
  const state = accountState(account);
  if (state === 'waiting') throw new UnauthenticatedError(WAITING, 'account-waiting');
  if (state === 'disabled') throw new UnauthenticatedError(DISABLED, 'account-disabled');

  const user = { id: account.id, name: account.name, role: account.role as Role };
  const token = await database.write(async (transaction) => {
    // A change of password, role or state during the check has ended all tokens; no session may open after it.
    const present = await lockAccount(transaction, account.id);
    if (!isSameAccount(account, present)) throw new UnauthenticatedError(WRONG, 'wrong-credentials');
    for (const { bucket, isOfName } of limits) if (isOfName) await emptyBucket(transaction, bucket);
    return openSession(transaction, tokens, { user, now: attempt.now });
  });
  const cookie = deviceCookie({ secret, username: folded, isSecure: attempt.isSecure });
  return { token, role: user.role, cookie };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function isSameAccount(checked: Account, present: Account | undefined): boolean {
  return (['password_hash', 'role', 'active'] as const).every((column) => checked[column] === present?.[column]);
}

function limitsFor(secret: string, folded: string, attempt: Attempt): (TryLimit & { isOfName: boolean })[] {
  const device = readDevice(attempt.cookies, { secret, username: folded });
  if (device !== undefined) {
    return [
      { bucket: bucketName(secret, 'device', device), limit: FAILURES_FOR_NAME, windowMs: WINDOW_MS, isOfName: true },
    ];
  }
  const { address } = attempt;
  return [
    {
      bucket: bucketName(secret, 'name', address, folded),
      limit: FAILURES_FOR_NAME,
      windowMs: WINDOW_MS,
      isOfName: true,
    },
    {
      bucket: bucketName(secret, 'address', address),
      limit: FAILURES_FOR_ADDRESS,
      windowMs: WINDOW_MS,
      isOfName: false,
    },
  ];
}
