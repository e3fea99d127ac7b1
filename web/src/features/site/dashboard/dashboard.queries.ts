import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { startRoutes } from '@baklja/contract/features/site/start';
import { systemStatusRoutes } from '@baklja/contract/features/site/system-status';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import type { Language } from '@baklja/contract/fields';
import type { Role } from '@baklja/contract/roles';
import type { RouteAnswer } from '@baklja/contract/route';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** The dashboard's key in the query cache; every write to posts refetches it. */
const DASHBOARD = 'dashboard';

export type PublishingWeek = RouteAnswer<typeof dashboardRoutes.listPublishingWeeks>[number];
export type LatestPost = RouteAnswer<typeof dashboardRoutes.listLatestPosts>[number];

export type PostTotals = RouteAnswer<typeof dashboardRoutes.countPostsByStatus>;

export type NightlyBackup = RouteAnswer<typeof dashboardRoutes.getNightlyBackup>;

export type WaitingWork = RouteAnswer<typeof startRoutes.listWaitingWork>;

/** What records lack, and the user's own drafts; read again at each visit, as every save may change them. */
export const waitingWorkQuery = queryOptions({
  queryKey: [DASHBOARD, 'waiting'],
  queryFn: ({ signal }) => call(startRoutes.listWaitingWork, {}, { signal }),
  staleTime: 0,
});

/** Only for the roles that {@link mayReadBackups} names. */
export const nightlyBackupQuery = queryOptions({
  queryKey: [DASHBOARD, 'backup'],
  queryFn: ({ signal }) => call(dashboardRoutes.getNightlyBackup, {}, { signal }),
});

export function mayReadBackups(role: Role | undefined): boolean {
  return role !== undefined && dashboardRoutes.getNightlyBackup.access.some((one) => one === role);
}

/** Only for the role that {@link mayOpen} lets see its screen. A failure is shown at once. */
export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: ({ signal }) => call(systemStatusRoutes.getSystemStatus, {}, { signal }),
  staleTime: 0,
  retry: false,
});

/** A page of the addresses that the public does not get. Only for the role that {@link mayOpen} lets see their list. */
export function refusedAddressesQuery(page: number) {
  return queryOptions({
    queryKey: [DASHBOARD, 'addresses', page],
    queryFn: ({ signal }) => call(dashboardRoutes.listRefusedAddresses, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    // They change with every save of a record, so a page that was left is read again.
    gcTime: 0,
  });
}

export const postTotalsQuery = queryOptions({
  queryKey: [DASHBOARD, 'posts'],
  queryFn: ({ signal }) => call(dashboardRoutes.countPostsByStatus, {}, { signal }),
});

export const categorisationCountQuery = queryOptions({
  queryKey: [DASHBOARD, 'categorisation'],
  queryFn: ({ signal }) => call(categorisationRoutes.countCategorisation, {}, { signal }),
  select: ({ total }) => total,
});

export const publishingWeeksQuery = queryOptions({
  queryKey: [DASHBOARD, 'weeks'],
  queryFn: ({ signal }) => call(dashboardRoutes.listPublishingWeeks, {}, { signal }),
});

export function latestPostsQuery(language: Language) {
  return queryOptions({
    queryKey: [DASHBOARD, 'latest', language],
    queryFn: ({ signal }) => call(dashboardRoutes.listLatestPosts, { params: { language } }, { signal }),
  });
}
