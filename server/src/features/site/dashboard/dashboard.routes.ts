import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import type { FastifyInstance } from 'fastify';
import { getNewestBackup, getStatus } from '../../../backup/nightly/nightly-backups.store.ts';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { countPosts, countPostsByStatus, listLatestPosts, listPublishedSince } from './dashboard.store.ts';
import { describeNightlyBackup } from './nightly-backup.ts';
import { countByWeek, weeksBack } from './publishing-weeks.ts';
import { listRefusedAddresses } from './refused-addresses.store.ts';

export function serveDashboard(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  serveRoutes(app, dependencies, dashboardRoutes, {
    countPosts: async ({ params }) => ({ total_posts: await countPosts(database.read, params.state) }),
    countPostsByStatus: ({ now }) => countPostsByStatus(database.read, toStoredTime(now)),
    listPublishingWeeks: async ({ now }) => {
      const range = { since: weeksBack(now), now: toStoredTime(now) };
      return countByWeek(await listPublishedSince(database.read, range), now);
    },
    listRefusedAddresses: ({ query }) => listRefusedAddresses(database.read, query.page ?? 1),
    getNightlyBackup: async ({ now }) => {
      const [status, newest] = [await getStatus(database.read), await getNewestBackup(database.read)];
      return describeNightlyBackup({ status, newest, isConfigured: config.backupDir !== undefined }, now);
    },
    listLatestPosts: ({ params, seesEverything, now }) =>
      listLatestPosts(database.read, { language: params.language, seesEverything, now: toStoredTime(now) }),
  });
}
