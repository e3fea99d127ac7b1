import type { userRoutes } from '@baklja/contract/features/accounts/users';
import { WAITING_USERS_LIMIT } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { hashPassword } from '../../../accounts/passwords.ts';
import { bucketName, countTries } from '../../../accounts/tries.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { type Database, isUniqueViolation, lockForLimit } from '../../../db/database.ts';
import { ConflictError } from '../../../errors.ts';
import { networkOf } from '../../../http/network-of.ts';
import type { Origin } from '../../../stamp.ts';
import { listWaitingAddresses } from './users.store.ts';

const WINDOW_MS = 60 * 60 * 1000;
const REGISTRATIONS_FROM_NETWORK = 10;

/** One line cannot take all places. */
const WAITING_FROM_NETWORK = 20;

/** One sentence for a taken name and a taken e-mail, so that no one learns which accounts exist. */
const TAKEN = 'Registracija s tim podacima nije moguća.';
const FULL_FOR_NETWORK =
  'S vaše mreže već 20 registracija čeka odobrenje. Pričekajte da ih administrator pregleda pa pokušajte ponovno.';
const FULL = 'Trenutačno se ne primaju nove registracije. Obratite se administratoru.';

type Registration = RouteInput<typeof userRoutes.registerUser>['body'];

/**
 * Creates an account without a role that waits for a superadmin.
 * @throws InvalidInputError for a weak password, TooManyTriesError after ten an hour from one network, ConflictError for
 * a taken name or too many waiting accounts.
 */
export async function registerUser(
  { database, secret }: { database: Database; secret: string },
  { body, network, origin, now }: { body: Registration; network: string; origin?: Origin; now: Date },
): Promise<void> {
  const { f_name, l_name, username, email, password, accountTypeRequest } = body;
  await rejectWeakPassword({ field: 'password', password, username, email });
  const bucket = bucketName(secret, 'register', network);
  await database.write((transaction) =>
    countTries(transaction, [{ bucket, limit: REGISTRATIONS_FROM_NETWORK, windowMs: WINDOW_MS }], now),
  );
  const name = `${f_name.trim()} ${l_name.trim()}`;
  const password_hash = await hashPassword(password);
  await database
    .write(async (transaction) => {
      await lockForLimit(transaction, 'waiting users');
      const waiting = await listWaitingAddresses(transaction);
      const fromNetwork = waiting.filter((address) => address !== null && networkOf(address) === network);
      if (fromNetwork.length >= WAITING_FROM_NETWORK) throw new ConflictError(FULL_FOR_NETWORK, 'too-many-waiting');
      if (waiting.length >= WAITING_USERS_LIMIT) throw new ConflictError(FULL, 'too-many-waiting');
      const values = { username, name, email, role: null, active: 0, password_hash, accountTypeRequest } as const;
      await users.within.insert(transaction, { values, stamp: { userId: null, at: now, origin } });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ConflictError(TAKEN, 'taken') : error;
    });
}
