import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { NotFoundError } from '../../errors.ts';
import { NO_POST } from './write-post.ts';

const SOME_MISSING = 'Neki od odabranih članaka više ne postoje. Osvježite popis.';

/** What a write of several posts must know of each of them. */
export type ChosenPost = Awaited<ReturnType<typeof listPostsForWrite>>[number];

/**
 * The posts of the ids, each once, in the order of their ids. On PostgreSQL the rows stay locked until the transaction
 * ends.
 * @throws NotFoundError when one of them is not there.
 */
export async function requirePosts(transaction: Db, ids: readonly number[]): Promise<ChosenPost[]> {
  const wanted = new Set(ids);
  const posts = await listPostsForWrite(transaction, [...wanted]);
  if (posts.length < wanted.size) throw new NotFoundError(wanted.size === 1 ? NO_POST : SOME_MISSING);
  return posts;
}

function listPostsForWrite(transaction: Db, ids: readonly number[]) {
  return transaction
    .selectFrom('posts')
    .select(['id', 'language', 'state', 'created', 'publish_up', 'catid', 'title', 'title_folded'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
}

/** Takes away the pins of those of the posts that have one. */
export async function removePins(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('pinned_posts').where('post_id', 'in', ids).execute();
}

/** Locks the rows of the posts that are there, in the order of their ids. */
export async function lockPosts(transaction: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0 && isPostgres(transaction)) await listPostsForWrite(transaction, ids);
}
