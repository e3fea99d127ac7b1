import { userRoutes } from '@baklja/contract/features/accounts/users';
import { WAITING_USERS_LIMIT } from '@baklja/contract/limits';
import { deletedText, missingText, savedText } from '@baklja/contract/records/record-words';
import type { Role } from '@baklja/contract/roles';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { hashPassword, passwordValues } from '../../../accounts/passwords.ts';
import { removeSecondFactors } from '../../../accounts/second-factors.store.ts';
import { endSessionsOf } from '../../../accounts/sessions.store.ts';
import { bucketName, countTries } from '../../../accounts/tries.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { getNames, lockUser } from '../../../accounts/users.store.ts';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { type Database, isUniqueViolation, lockForLimit } from '../../../db/database.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, NotFoundError } from '../../../errors.ts';
import { networkOf } from '../../../http/network-of.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { removeFromBin } from '../../../records/bin.ts';
import { present } from '../../../records/present.ts';
import type { RecordStamp, RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import type { Origin, Stamp } from '../../../stamp.ts';
import { listUsers, listWaitingAddresses } from './users.store.ts';

export function serveUsers(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, userRoutes, {
    registerUser: async ({ body, http, now }) => {
      await registerUser(dependencies, { body, origin: http.origin, network: http.network(), now });
      return { message: 'Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri.' };
    },
    listUsers: () => listUsers(database.read, dependencies.publicHashes),
    createUser: async ({ body: { password, ...user }, ...call }) => {
      await rejectWeakPassword({ field: 'password', password, ...user });
      const values = { ...user, active: 1 as const, password_hash: await hashPassword(password) };
      const { id } = await users.create(database, { values, stamp: stampOf(call, dependencies) });
      return { message: 'Korisnik je dodan.', id };
    },
    endUserSessions: async ({ params: { id }, ...call }) => {
      await database.write((transaction) => endSessionsOfUser(transaction, id, stampOf(call, dependencies)));
      return { message: 'Korisnik je odjavljen sa svih uređaja.' };
    },
    removeUserSecondFactor: async ({ params: { id }, ...call }) => {
      await database.write((transaction) => removeSecondFactorOf(transaction, id, stampOf(call, dependencies)));
      return { message: 'Prijava u dva koraka je uklonjena. Korisnik je odjavljen sa svih uređaja.' };
    },
    getSecondFactorRoles: async () => ({ roles: await listSecondFactorRoles(database.read) }),
    setSecondFactorRoles: async ({ body: { roles }, ...call }) => {
      await database.write((transaction) => setSecondFactorRoles(transaction, roles, stampOf(call, dependencies)));
      return { message: 'Spremljeno.' };
    },
    updateUser: async ({ params: { id }, body: { version, ...values }, ...call }) => {
      const stamp = stampOf(call, dependencies);
      // A first role approves the account, unless the same change sets another state.
      const approved = ({ role }: RowOf<'user'>): ValuesOf<'user'> =>
        role === null && values.role !== undefined ? { active: 1, ...present(values) } : present(values);
      const saved = await users.update(database, { id, version, values: approved, stamp });
      return { message: savedText('user'), version: saved, modified: toStoredTime(call.now) };
    },
    setUserPassword: async ({ params: { id }, body, ...call }) => {
      const { password } = body;
      await rejectWeakPassword({ field: 'password', password, ...(await getNames(database.read, id)) });
      const values = await passwordValues(password, call.now);
      await users.update(database, { id, values, stamp: stampOf(call, dependencies) });
      return { message: 'Lozinka je promijenjena.' };
    },
    deleteUser: async ({ params: { id }, query: { erase }, ...call }) => {
      const stamp = stampOf(call, dependencies);
      if (erase === 1) await eraseUser(database, id, stamp);
      else await users.remove(database, { ids: [id], stamp });
      return { message: deletedText('user') };
    },
  });
}

/**
 * Deletes a user without keeping name, user name and e-mail, also one who was deleted before. What the user wrote stays.
 * @throws NotFoundError when there is neither, ConflictError for the last superadmin.
 */
async function eraseUser(database: Database, id: number, stamp: RecordStamp): Promise<void> {
  await database.write(async (transaction) => {
    if (await hasRow(transaction, 'users', id)) await users.within.remove(transaction, { ids: [id], stamp });
    if (!(await removeFromBin(transaction, 'users', id))) throw new NotFoundError(missingText('user'));
    await addToAuditLog(transaction, stamp, [{ action: 'erase', kind: 'user', recordId: id }]);
  });
}

/** Ends every token of a user. @throws NotFoundError */
async function endSessionsOfUser(transaction: Db, id: number, stamp: Stamp): Promise<void> {
  if (!(await hasRow(transaction, 'users', id))) throw new NotFoundError(missingText('user'));
  await endSessionsOf(transaction, id);
  await addToAuditLog(transaction, stamp, [{ action: 'end-sessions', kind: 'user', recordId: id }]);
}

/**
 * Removes every second factor of another user, who may have lost it, and ends the user's tokens.
 * @throws NotFoundError, ConflictError for the own account: the profile asks for the password first.
 */
export async function removeSecondFactorOf(transaction: Db, id: number, stamp: Stamp): Promise<void> {
  if (id === stamp.userId)
    throw new ConflictError('Vlastitu prijavu u dva koraka isključujete u Profilu.', 'own-account');
  // A session of the user must not add a factor between the removal and its own end.
  await requireFound('user', lockUser(transaction, id));
  if (!(await removeSecondFactors(transaction, id))) return;
  await endSessionsOf(transaction, id);
  await addToAuditLog(transaction, stamp, [{ action: 'remove-second-factor', kind: 'user', recordId: id }]);
}

async function listSecondFactorRoles(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('second_factor_roles').select('role').orderBy('role').execute();
  return rows.map(({ role }) => role);
}

async function setSecondFactorRoles(transaction: Db, roles: readonly Role[], stamp: Stamp): Promise<void> {
  await transaction.deleteFrom('second_factor_roles').execute();
  const chosen = [...new Set(roles)];
  if (chosen.length > 0) {
    await transaction
      .insertInto('second_factor_roles')
      .values(chosen.map((role) => ({ role })))
      .execute();
  }
  await addToAuditLog(transaction, stamp, [{ action: 'require-second-factor', details: { roles: chosen } }]);
}

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
async function registerUser(
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
