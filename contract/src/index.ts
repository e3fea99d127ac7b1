/** Every route of the API: the only list of all of them. */

import { auditLogRoutes } from './features/accounts/audit-log.ts';
import { authRoutes } from './features/accounts/auth.ts';
import { profileRoutes } from './features/accounts/profile.ts';
import { secondFactorRoutes } from './features/accounts/second-factor.ts';
import { userRoutes } from './features/accounts/users.ts';
import { categoryRoutes } from './features/content/categories.ts';
import { internalLinkRoutes } from './features/content/internal-links.ts';
import { pageRoutes } from './features/content/pages.ts';
import { pinnedPostRoutes } from './features/content/pinned-posts.ts';
import { postRoutes } from './features/content/posts.ts';
import { previewRoutes } from './features/content/previews.ts';
import { documentFolderRoutes } from './features/documents/document-folders.ts';
import { documentRoutes } from './features/documents/documents.ts';
import { subfolderRoutes } from './features/documents/subfolders.ts';
import { magazineRoutes } from './features/magazine/magazine.ts';
import { magazineArticleRoutes } from './features/magazine/magazine-articles.ts';
import { magazineIssueRoutes } from './features/magazine/magazine-issues.ts';
import { fileHostRoutes } from './features/media/file-host.ts';
import { mediaRoutes } from './features/media/media.ts';
import { navigationRoutes } from './features/navigation.ts';
import { binRoutes } from './features/site/bin.ts';
import { changeRoutes } from './features/site/changes.ts';
import { dashboardRoutes } from './features/site/dashboard.ts';
import { keyRoutes } from './features/site/keys.ts';
import { presenceRoutes } from './features/site/presence.ts';
import { recordVersionRoutes } from './features/site/record-versions.ts';
import { searchRoutes } from './features/site/search.ts';
import { startRoutes } from './features/site/start.ts';
import { statusRoutes } from './features/site/status.ts';
import { systemStatusRoutes } from './features/site/system-status.ts';
import { webhookRoutes } from './features/site/webhooks.ts';
import { athleteRoutes } from './features/sport/athletes.ts';
import { categorisationRoutes } from './features/sport/categorisation.ts';
import { eventRoutes, gamesRoutes } from './features/sport/games.ts';
import { medalRoutes } from './features/sport/medals.ts';
import { openDataRoutes } from './features/sport/open-data.ts';
import { sportRoutes } from './features/sport/sports.ts';
import { pastedStartRoutes, startsRoutes } from './features/sport/starts.ts';
import type { Route } from './route.ts';

/** Routes by feature, in the order of the API pages. The keys of all features are distinct. */
export const routesByFeature = {
  status: statusRoutes,
  auth: authRoutes,
  users: userRoutes,
  profile: profileRoutes,
  'second-factor': secondFactorRoutes,
  'audit-log': auditLogRoutes,
  posts: postRoutes,
  'pinned-posts': pinnedPostRoutes,
  categories: categoryRoutes,
  pages: pageRoutes,
  dashboard: dashboardRoutes,
  sports: sportRoutes,
  athletes: athleteRoutes,
  medals: medalRoutes,
  games: gamesRoutes,
  events: eventRoutes,
  starts: startsRoutes,
  'pasted-starts': pastedStartRoutes,
  categorisation: categorisationRoutes,
  'open-data': openDataRoutes,
  'document-folders': documentFolderRoutes,
  subfolders: subfolderRoutes,
  documents: documentRoutes,
  navigation: navigationRoutes,
  'magazine-issues': magazineIssueRoutes,
  'magazine-articles': magazineArticleRoutes,
  magazine: magazineRoutes,
  media: mediaRoutes,
  'file-host': fileHostRoutes,
  bin: binRoutes,
  'record-versions': recordVersionRoutes,
  start: startRoutes,
  search: searchRoutes,
  presence: presenceRoutes,
  previews: previewRoutes,
  'internal-links': internalLinkRoutes,
  changes: changeRoutes,
  keys: keyRoutes,
  'system-status': systemStatusRoutes,
  webhooks: webhookRoutes,
} as const satisfies Record<string, Record<string, Route>>;

/** All routes with their feature and key. */
export const allRoutes: readonly { feature: string; key: string; route: Route }[] = Object.entries(
  routesByFeature,
).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([key, route]) => ({ feature, key, route })),
);
