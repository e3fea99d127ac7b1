import type { Flag } from '@baklja/contract/fields';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { changeRecord, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import { type ChosenPost, requirePosts } from './chosen-posts.store.ts';
import { lockCounts } from './post-counts.ts';
import { removePin } from './posts.store.ts';
import { POST_RECORD, recount, requireCategory } from './write-post.ts';

const NOTHING_CHOSEN = 'Odaberite stanje ili kategoriju.';

/** What several posts are given; absent stays. */
export type PostsChange = { state?: Flag | undefined; catid?: number | undefined };

/**
 * How many posts became public, wait for their time, became drafts, got another category; and how many stayed as they
 * were.
 */
export type ChangedPosts = { published: number; scheduled: number; drafted: number; moved: number; unchanged: number };

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
    await writeChange(transaction, differing, { change, stamp });
    return { ...countStates(restated, stamp), moved: moved.length, unchanged: posts.length - differing.length };
  });
}

async function writeChange(
  transaction: Db,
  posts: readonly ChosenPost[],
  { change: { state, catid }, stamp }: { change: PostsChange; stamp: Stamp },
): Promise<void> {
  const values = { ...(state !== undefined && { state }), ...(catid !== undefined && { catid }) };
  for (const { id } of posts) await changeRecord(transaction, POST_RECORD, { id, values, stamp });
  for (const post of posts) {
    const after = { ...post, ...values };
    await recount(transaction, post, after);
    if (after.state === 0) await removePin(transaction, post.id);
  }
}

/** Counts posts that got another state. */
function countStates(
  posts: readonly ChosenPost[],
  { at }: Stamp,
): Pick<ChangedPosts, 'published' | 'scheduled' | 'drafted'> {
  const drafted = posts.filter(({ state }) => state === 1).length;
  const scheduled = posts.filter(({ state, publish_up }) => state === 0 && publish_up > toStoredTime(at)).length;
  return { drafted, scheduled, published: posts.length - drafted - scheduled };
}
