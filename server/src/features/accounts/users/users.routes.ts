import { userRoutes } from '@baklja/contract/features/accounts/users';
import { deletedText, savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { rejectWeakPassword } from '../../../accounts/common-passwords.ts';
import { hashPassword, passwordValues } from '../../../accounts/passwords.ts';
import { getNames } from '../../../accounts/user-names.store.ts';
import { users } from '../../../accounts/user-record.ts';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { eraseUser } from './erase-user.ts';
import { registerUser } from './register-user.ts';
import { endSessionsOfUser, listSecondFactorRoles, removeSecondFactorOf, setSecondFactorRoles } from './user-safety.ts';
import { listUsers } from './users.store.ts';

export function serveUsers(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, userRoutes, {
    registerUser: async ({ body, http, now }) => {
      await registerUser(dependencies, { body, origin: http.origin, network: http.network, now });
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
      const change = (user: RowOf<'user'>) => withApproval(user, present(values));
      const saved = await users.update(database, { id, version, values: change, stamp });
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

/** A first role approves the account, unless the same change sets another state. */
function withApproval({ role }: RowOf<'user'>, values: ValuesOf<'user'>): ValuesOf<'user'> {
  const isApproved = role === null && values.role !== undefined;
  return isApproved ? { active: 1, ...values } : values;
}
