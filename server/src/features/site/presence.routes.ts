import { presenceRoutes } from '@baklja/contract/features/site/presence';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { removeTab } from './presence.store.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

export function servePresence(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, presenceRoutes, {
    recordHeartbeat: ({ body, caller, now }) => recordHeartbeat(database, body, { caller, now }),
    endPresence: async ({ body, caller }) => {
      await database.write((transaction) => removeTab(transaction, { user_id: caller.id, tab: body.tab }));
      return { message: 'Zatvoreno' };
    },
  });
}
