import { foldText } from '@baklja/contract/alias';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { findRecords } from './search.store.ts';

export function serveSearch(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;

  serveRoutes(app, dependencies, searchRoutes, {
    searchEverything: async ({ query, caller: { role } }) => {
      const folded = foldText(query.text.trim());
      if (folded === '') return { hits: [] };
      const kinds = kindsWith('search').filter((kind) => mayWrite(role, KINDS[kind].area));
      const found = await Promise.all(kinds.map((kind) => findRecords(read, kind, folded)));
      return { hits: found.flat() };
    },
  });
}
