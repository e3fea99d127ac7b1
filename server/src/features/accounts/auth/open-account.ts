import { accountState } from '@baklja/contract/features/accounts/users';
import type { Role } from '@baklja/contract/roles';
import { openSession } from '../../../accounts/sessions.store.ts';
import type { Tokens } from '../../../accounts/tokens.ts';
import { type Account, setLastLogIn } from '../../../accounts/users.store.ts';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import { UnauthenticatedError } from '../../../errors.ts';
import type { Origin } from '../../../stamp.ts';

/** With what someone logged in. Without `factor`, with the password alone. */
export type LogInMethod = { factor?: 'authenticator' | 'recovery-code' | 'passkey' };

/** Opens a session of an account that may log in, and returns its token. */
export async function openAccount(
  transaction: Db,
  tokens: Tokens,
  { account, method, origin, now }: { account: Account; method: LogInMethod; origin: Origin; now: Date },
): Promise<{ token: string; role: Role }> {
  const user = { id: account.id, name: account.name, role: account.role as Role };
  await setLastLogIn(transaction, user.id, toStoredTime(now));
  const stamp = { userId: user.id, at: now, origin };
  await addToAuditLog(transaction, stamp, [{ action: 'log-in', kind: 'user', recordId: user.id, details: method }]);
  const hasSecondFactor = method.factor !== undefined;
  const token = await openSession(transaction, tokens, { user, now, origin, hasSecondFactor });
  return { token, role: user.role };
}

/** Logs a refused log-in; `userId` is undefined where no account has the name. What was typed is not logged. */
export async function logFailure(
  transaction: Db,
  { userId, refusal, origin, now }: { userId: number | undefined; refusal: Refusal; origin: Origin; now: Date },
): Promise<void> {
  const record = userId === undefined ? {} : { recordId: userId };
  const note = { action: 'log-in-failed', kind: 'user', ...record, details: { reason: refusal } } as const;
  await addToAuditLog(transaction, { userId: null, at: now, origin }, [note]);
}

/** Why a log-in is refused, with the message. Only the first says nothing about the account. */
const REFUSALS = {
  'wrong-credentials': 'Korisničko ime ili lozinka nisu ispravni.',
  'wrong-passkey': 'Prijava pristupnim ključem nije uspjela.',
  'wrong-otp': 'Kod nije ispravan ili je već upotrijebljen.',
  'second-factor': 'Unesite kod iz aplikacije za prijavu.',
  'account-waiting': 'Vaš račun čeka odobrenje administratora.',
  'account-disabled': 'Vaš račun je isključen. Obratite se administratoru.',
};

export type Refusal = keyof typeof REFUSALS;

/** Whether the refusal is a failure that counts, and not only a further step or a word to the owner. */
export function isFailure(refusal: Refusal): boolean {
  return refusal === 'wrong-credentials' || refusal === 'wrong-passkey' || refusal === 'wrong-otp';
}

export function refusalError(refusal: Refusal): UnauthenticatedError {
  return new UnauthenticatedError(REFUSALS[refusal], refusal);
}

/** The refusal of an account that may not log in; undefined when it may. For callers who proved that it is theirs. */
export function refusalOfState(account: Pick<Account, 'role' | 'active'>): Refusal | undefined {
  const state = accountState(account);
  if (state === 'active') return undefined;
  return state === 'waiting' ? 'account-waiting' : 'account-disabled';
}
