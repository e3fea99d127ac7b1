import type { Flag } from '@baklja/contract/fields';
import type { Database } from '../../db/database.ts';
import { changeRecord, type Stamp } from '../../db/records.ts';
import { InvalidInputError } from '../../errors.ts';
import { requirePosts } from './chosen-posts.store.ts';
import { lockCounts } from './post-counts.ts';
import { removePin } from './posts.store.ts';
import { POST_RECORD, recount, requireCategory } from './write-post.ts';

const NOTHING_CHOSEN = 'Odaberite stanje ili kategoriju.';

/** What several posts are given; absent stays. */
export type PostsChange = { state?: Flag | undefined; catid?: number | undefined };

/** How many posts got another state, how many another category, and how many stayed as they were. */
export type ChangedPosts = { restated: number; moved: number; unchanged: number };

/**
 * Gives posts a state or a category, all or none; only those that differ get a new version. Drafts lose their pins.
 * @throws InvalidInputError when the change says nothing or the category does not exist, NotFoundError when one of the
 * posts is not there.
 */
export async function changePosts(
  database: Database,
  { ids, change, stamp }: { ids: readonly number[]; change: PostsChange; stamp: Stamp },
): Promise<ChangedPosts> {
  const { state, catid } = change;
  if (state === undefined && catid === undefined) {
    throw new InvalidInputError(NOTHING_CHOSEN, [{ field: 'state', message: NOTHING_CHOSEN }], 'incomplete');
  }
  return database.write(async (transaction) => {
    if (catid !== undefined) await requireCategory(transaction, catid);
    const posts = await requirePosts(transaction, ids);
    await lockCounts(transaction);
    const restated = posts.filter((post) => state !== undefined && state !== post.state);
    const moved = posts.filter((post) => catid !== undefined && catid !== post.catid);
    const differing = posts.filter((post) => restated.includes(post) || moved.includes(post));
    const values = { ...(state !== undefined && { state }), ...(catid !== undefined && { catid }) };
    for (const { id } of differing) await changeRecord(transaction, POST_RECORD, { id, values, stamp });
    for (const post of differing) {
      const after = { ...post, ...values };
      await recount(transaction, post, after);
      if (after.state === 0) await removePin(transaction, post.id);
    }
    return { restated: restated.length, moved: moved.length, unchanged: posts.length - differing.length };
  });
}
