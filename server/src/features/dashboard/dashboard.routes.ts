import { dashboardRoutes } from '@baklja/contract/features/dashboard';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { countPosts, listLatestPosts } from './dashboard.store.ts';

export function serveDashboard(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, dashboardRoutes, {
    countPosts: async ({ params }) => ({ total_posts: await countPosts(database.read, params.state) }),
    listLatestPosts: ({ params, seesEverything, now }) =>
      listLatestPosts(database.read, { language: params.language, seesEverything, now: toStoredTime(now) }),
  });
}
