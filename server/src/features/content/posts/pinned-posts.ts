import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { statusOf } from '@baklja/contract/features/content/post-status';
import type { PostStatus } from '@baklja/contract/features/content/posts';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { noteChange } from '../../../db/changes.ts';
import { countRows } from '../../../db/count-rows.ts';
import { type Database, lockForLimit } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField } from '../../../errors.ts';
import { authorOf } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { requireFound } from '../../../records/require-found.ts';
import type { Stamp } from '../../../stamp.ts';
import { getPinCandidate, listPinnedPosts, removeEndedPins } from './posts.store.ts';

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

/**
 * Pins a published post. Pinning twice changes nothing.
 * @throws NotFoundError, InvalidInputError for a draft and for an ended post, ConflictError when three are pinned already, also in a race.
 */
async function pinPost(database: Database, id: number, stamp: Stamp): Promise<void> {
  await database.write(async (transaction) => {
    await lockForLimit(transaction, 'pinned posts');
    const now = toStoredTime(stamp.at);
    const post = await requireFound('post', getPinCandidate(transaction, id));
    const status = statusOf(post, now);
    if (status === 'draft' || status === 'ended')
      throw invalidField('id', 'Prikvačiti se može samo objavljeni članak.', 'not-published');
    if (post.isPinned) return;
    await removeEndedPins(transaction, now);
    if ((await countRows(transaction.selectFrom('pinned_posts'))) >= PINNED_POSTS_LIMIT)
      throw new ConflictError('Dozvoljeno je odabrati samo 3 posta!', 'pin-limit');
    const pin = { post_id: id, pinned_at: now, pinned_by: stamp.userId };
    await transaction.insertInto('pinned_posts').values(pin).execute();
    notePin(transaction, status, stamp);
    await addToAuditLog(transaction, stamp, [{ action: 'pin', kind: 'post', recordId: id, title: post.title }]);
  });
}

/** Unpins a post. Unpinning a post without a pin changes nothing. @throws NotFoundError */
async function unpinPost(database: Database, id: number, stamp: Stamp): Promise<void> {
  await database.write(async (transaction) => {
    const post = await requireFound('post', getPinCandidate(transaction, id));
    if (!post.isPinned) return;
    await transaction.deleteFrom('pinned_posts').where('post_id', '=', id).execute();
    notePin(transaction, statusOf(post, toStoredTime(stamp.at)), stamp);
    await addToAuditLog(transaction, stamp, [{ action: 'unpin', kind: 'post', recordId: id, title: post.title }]);
  });
}

/** Everyone reads the pins of public posts. */
function notePin(transaction: Db, status: PostStatus, { at }: Stamp): void {
  if (status === 'published') noteChange(transaction, { tags: ['posts'], at });
}
