import type { PinnedPost } from '@baklja/contract/features/pinned-posts';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { PinnedPostTable } from '../../db/tables/pinned-post.ts';

/** The pinned posts that the caller may see, latest pin first. */
export function listPinnedPosts(
  db: Db,
  { seesEverything, now }: { seesEverything: boolean; now: string },
): Promise<PinnedPost[]> {
  return db
    .selectFrom('pinned_posts')
    .innerJoin('posts', 'posts.id', 'pinned_posts.post_id')
    .select(['pinned_posts.post_id', 'posts.title', 'posts.alias', 'posts.language'])
    .$if(!seesEverything, (query) => query.where('posts.state', '=', 1).where('posts.publish_up', '<=', now))
    .orderBy('pinned_posts.pinned_at', 'desc')
    .orderBy('pinned_posts.post_id', 'desc')
    .execute();
}

/** State and title of a post and whether it is pinned, locked against changes; undefined without such a post. */
export async function getPinCandidate(transaction: Db, id: number) {
  const post = await transaction
    .selectFrom('posts')
    .select(['state', 'title'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!post) return undefined;
  const pin = await transaction
    .selectFrom('pinned_posts')
    .select('post_id')
    .where('post_id', '=', id)
    .executeTakeFirst();
  return { ...post, isPinned: pin !== undefined };
}

export async function countPinnedPosts(db: Db): Promise<number> {
  const { pinned } = await db
    .selectFrom('pinned_posts')
    .select((eb) => eb.fn.countAll<number>().as('pinned'))
    .executeTakeFirstOrThrow();
  return pinned;
}

export async function insertPin(transaction: Db, pin: PinnedPostTable): Promise<void> {
  await transaction.insertInto('pinned_posts').values(pin).execute();
}

export async function removePin(transaction: Db, postId: number): Promise<void> {
  await transaction.deleteFrom('pinned_posts').where('post_id', '=', postId).execute();
}
