/** Every route of the API: the only list of all of them. */

import { auditLogRoutes } from './features/accounts/audit-log.ts';
import { authRoutes } from './features/accounts/auth.ts';
import { profileRoutes } from './features/accounts/profile.ts';
import { secondFactorRoutes } from './features/accounts/second-factor.ts';
import { userRoutes } from './features/accounts/users.ts';
import { athleteRoutes } from './features/athletes.ts';
import { binRoutes } from './features/bin.ts';
import { categoryRoutes } from './features/categories.ts';
import { categorisationRoutes } from './features/categorisation.ts';
import { dashboardRoutes } from './features/dashboard.ts';
import { documentFolderRoutes } from './features/document-folders.ts';
import { documentRoutes } from './features/documents.ts';
import { fileHostRoutes } from './features/file-host.ts';
import { internalLinkRoutes } from './features/internal-links.ts';
import { magazineRoutes } from './features/magazine.ts';
import { magazineArticleRoutes } from './features/magazine-articles.ts';
import { magazineIssueRoutes } from './features/magazine-issues.ts';
import { medalRoutes } from './features/medals.ts';
import { mediaRoutes } from './features/media.ts';
import { navigationRoutes } from './features/navigation.ts';
import { pageRoutes } from './features/pages.ts';
import { pinnedPostRoutes } from './features/pinned-posts.ts';
import { postRoutes } from './features/posts.ts';
import { presenceRoutes } from './features/presence.ts';
import { previewRoutes } from './features/previews.ts';
import { recordVersionRoutes } from './features/record-versions.ts';
import { searchRoutes } from './features/search.ts';
import { sportRoutes } from './features/sports.ts';
import { statusRoutes } from './features/status.ts';
import { subfolderRoutes } from './features/subfolders.ts';
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
  categorisation: categorisationRoutes,
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
  search: searchRoutes,
  presence: presenceRoutes,
  previews: previewRoutes,
  'internal-links': internalLinkRoutes,
} as const satisfies Record<string, Record<string, Route>>;

/** All routes with their feature and key. */
export const allRoutes: readonly { feature: string; key: string; route: Route }[] = Object.entries(
  routesByFeature,
).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([key, route]) => ({ feature, key, route })),
);
