import type { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import type { RouteAnswer } from '@baklja/contract/route';

type LatestPost = RouteAnswer<typeof dashboardRoutes.listLatestPosts>[number];

/** A complete public post of a list; a test overrides the fields it needs. */
export function makeLatestPost(fields: Partial<LatestPost> = {}): LatestPost {
  const { id = 1, language = 'hr-HR' } = fields;
  return {
    id,
    title: 'Barbara Matić – zlato u Parizu i prva hrvatska olimpijska medalja u judu',
    alias: `barbara-matic-${id}`,
    introtext: '<p>Zlato u Parizu.</p>',
    catid: 1,
    catName: 'Novosti',
    state: 1,
    language,
    created: '2026-11-20T10:00:00.000Z',
    created_by: 1,
    modified: '2026-11-20T10:00:00.000Z',
    modified_by: 1,
    publish_up: '2026-11-20T10:00:00.000Z',
    publish_down: null,
    access: 1,
    featured: 1,
    asset_id: 0,
    izdvojeno: 0,
    images: '{}',
    version: 1,
    ...fields,
  };
}
