import { foldText } from '@baklja/contract/alias';
import { searchRoutes } from '@baklja/contract/features/search';
import { mayWrite } from '@baklja/contract/roles';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { findFiles, findPages, findPosts } from './search.store.ts';

export function serveSearch(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;

  serveRoutes(app, dependencies, searchRoutes, {
    searchEverything: async ({ query, caller: { role } }) => {
      const folded = foldText(query.text.trim());
      if (folded === '') return { hits: [] };
      const found = await Promise.all([
        mayWrite(role, 'posts') ? findPosts(read, folded) : [],
        mayWrite(role, 'pages') ? findPages(read, folded) : [],
        mayWrite(role, 'files') ? findFiles(read, folded) : [],
      ]);
      return { hits: found.flat() };
    },
  });
}
