import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** Latest pin first. The key starts with that of posts, so that every write to posts fetches them again. */
export const pinnedPostsQuery = queryOptions({
  queryKey: ['posts', 'pinned'],
  queryFn: ({ signal }) => call(pinnedPostRoutes.listPinnedPosts, {}, { signal }),
});
