import { keyRoutes } from '@baklja/contract/features/site/keys';
import type { FastifyInstance } from 'fastify';
import { createMachineKey, endMachineKey, listMachineKeys } from '../../accounts/machine-keys.store.ts';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidField } from '../../errors.ts';
import { authorOf } from '../../http/caller.ts';
import { serveRoutes } from '../../http/serve-routes.ts';

export function serveKeys(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, keyRoutes, {
    listKeys: () => listMachineKeys(database.read),
    createKey: async ({ body, caller, now }) => {
      if (body.expires !== null && body.expires <= toStoredTime(now)) {
        throw invalidField('expires', 'Rok mora biti u budućnosti.');
      }
      const stamp = authorOf({ caller, now });
      const made = await database.write((transaction) => createMachineKey(transaction, body, stamp));
      return { message: 'Ključ je napravljen. Spremite ga: neće se više prikazati.', ...made };
    },
    deleteKey: async ({ params: { id }, caller, now }) => {
      await database.write((transaction) => endMachineKey(transaction, id, authorOf({ caller, now })));
      return { message: 'Ključ je ukinut.' };
    },
  });
}
