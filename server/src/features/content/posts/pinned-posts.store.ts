import type { PinnedPost } from '@baklja/contract/features/content/pinned-posts';
import { isPostgres } from '../../../db/database.ts';
import { endsAfter, isPublic } from '../../../db/public-posts.ts';
import type { Db } from '../../../db/schema.ts';

/** The pinned posts that the caller may see, latest pin first. A post whose publication has ended has no pin. */
export function listPinnedPosts(
  db: Db,
  { seesEverything, now }: { seesEverything: boolean; now: string },
): Promise<PinnedPost[]> {
  return db
    .selectFrom('pinned_posts')
    .innerJoin('posts', 'posts.id', 'pinned_posts.post_id')
    .select(['pinned_posts.post_id', 'posts.title', 'posts.alias', 'posts.language'])
    .where(seesEverything ? endsAfter('posts', now) : isPublic('posts', now))
    .orderBy('pinned_posts.pinned_at', 'desc')
    .orderBy('pinned_posts.post_id', 'desc')
    .execute();
}

/** Publishing and title of a post and whether it is pinned, locked against changes; undefined without such a post. */
export async function getPinCandidate(transaction: Db, id: number) {
  const post = await transaction
    .selectFrom('posts')
    .select(['state', 'publish_up', 'publish_down', 'title'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!post) return undefined;
  const pins = await transaction.selectFrom('pinned_posts').select('post_id').where('post_id', '=', id).execute();
  return { ...post, isPinned: pins.length > 0 };
}

/** Removes the pins of posts whose publication has ended, which take no place. */
export async function removeEndedPins(transaction: Db, now: string): Promise<void> {
  const ended = transaction.selectFrom('posts').select('id').where('publish_down', '<=', now);
  await transaction.deleteFrom('pinned_posts').where('post_id', 'in', ended).execute();
}
