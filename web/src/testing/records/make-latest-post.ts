import type { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import type { RouteAnswer } from '@baklja/contract/route';
import { makePostRow } from './make-post.ts';

type LatestPost = RouteAnswer<typeof dashboardRoutes.listLatestPosts>[number];

/** A complete public post of a list; a test overrides the fields it needs. */
export function makeLatestPost(fields: Partial<LatestPost> = {}): LatestPost {
  const { total_records, ...row } = makePostRow({ created: '2026-11-20T10:00:00.000Z' });
  return { ...row, publish_up: '2026-11-20T10:00:00.000Z', ...fields };
}
