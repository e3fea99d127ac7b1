import { accountState } from '@baklja/contract/features/accounts/users';
import { UnauthenticatedError } from '../../../errors.ts';
import type { Account } from './accounts.store.ts';

/** Why a log-in is refused, with the message. Only the first says nothing about the account. */
const REFUSALS = {
  'wrong-credentials': 'Korisničko ime ili lozinka nisu ispravni.',
  'wrong-passkey': 'Prijava pristupnim ključem nije uspjela.',
  'wrong-otp': 'Kod nije ispravan ili je već upotrijebljen.',
  'second-factor': 'Unesite kod iz aplikacije za prijavu.',
  'account-waiting': 'Vaš račun čeka odobrenje administratora.',
  'account-disabled': 'Vaš račun je onemogućen. Obratite se administratoru.',
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
