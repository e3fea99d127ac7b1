import { recentRoutes } from '@baklja/contract/features/site/recent';
import { KINDS, type Kind, kindRow } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { listRecentRecords } from './recent.store.ts';

export function serveRecent(app: FastifyInstance, dependencies: Dependencies): void {
  serveRoutes(app, dependencies, recentRoutes, {
    listRecentRecords: ({ caller: { id, role } }) =>
      listRecentRecords(dependencies.database.read, {
        userId: id,
        kinds: OPENED.filter((kind) => mayWrite(role, KINDS[kind].area)),
      }),
  });
}

/** The kinds whose records have an address: a subfolder has none. A categorisation is a whole list. */
const OPENED = (Object.keys(KINDS) as Kind[]).filter((kind) => {
  const { screens, opensAt } = kindRow(kind);
  return kind === 'file' || (kind !== 'categorisedAthlete' && (screens ?? opensAt) !== undefined);
});
