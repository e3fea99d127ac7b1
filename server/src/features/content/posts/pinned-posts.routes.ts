import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { authorOf } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { pinPost, unpinPost } from './pin-post.ts';
import { listPinnedPosts } from './pinned-posts.store.ts';

export function servePinnedPosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  serveRoutes(app, dependencies, pinnedPostRoutes, {
    listPinnedPosts: ({ seesEverything, now }) =>
      listPinnedPosts(database.read, { seesEverything, now: toStoredTime(now) }),
    pinPost: async ({ body, caller, now }) => {
      await pinPost(database, body.id, authorOf({ caller, now }));
      return { message: 'Dodano' };
    },
    unpinPost: async ({ params, caller, now }) => {
      await unpinPost(database, params.id, authorOf({ caller, now }));
      return { message: 'Unpinged' };
    },
  });
}
