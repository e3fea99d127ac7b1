import { userRoutes } from '@baklja/contract/features/users';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { registerUser } from './register-user.ts';
import { deleteUser, rejectTaken, setUserPassword, updateUser } from './update-user.ts';
import { insertUser, listUsers } from './users.store.ts';

export function serveUsers(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, userRoutes, {
    registerUser: async ({ body, http, now }) => {
      await registerUser(dependencies, { body, address: http.address, now });
      return { message: 'Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri.' };
    },
    listUsers: () => listUsers(database.read),
    createUser: async ({ body, caller, now }) => {
      const { password, ...user } = body;
      const password_hash = await hashPassword(password);
      const row = { ...user, active: 1, accountTypeRequest: 'USER', password_hash } as const;
      const stamp = { userId: caller.id, at: now };
      const id = await database.write((transaction) => insertUser(transaction, row, stamp)).catch(rejectTaken);
      return { message: 'Korisnik je dodan.', id };
    },
    updateUser: async ({ params, body, caller, now }) => {
      await updateUser(database, { id: params.id, change: body, stamp: { userId: caller.id, at: now } });
      return { message: 'Korisnik je spremljen.' };
    },
    setUserPassword: async ({ params, body, caller, now }) => {
      const password_hash = await hashPassword(body.password);
      await setUserPassword(database, { id: params.id, password_hash, stamp: { userId: caller.id, at: now } });
      return { message: 'Lozinka je promijenjena.' };
    },
    deleteUser: async ({ params, caller, now }) => {
      await deleteUser(database, { id: params.id, stamp: { userId: caller.id, at: now } });
      return { message: 'Korisnik je obrisan.' };
    },
  });
}
