import type { Flag } from '@baklja/contract/fields';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { bumpListVersion } from '../../db/list-version.ts';
import { changeRecord, type Stamp } from '../../db/records.ts';
import { InvalidInputError } from '../../errors.ts';
import { type ChosenPost, removePins, requirePosts } from './chosen-posts.store.ts';
import { POST_RECORD, requireCategory } from './write-post.ts';

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
    const restated = posts.filter((post) => state !== undefined && state !== post.state);
    const moved = posts.filter((post) => catid !== undefined && catid !== post.catid);
    const differing = posts.filter((post) => restated.includes(post) || moved.includes(post));
    const values = { ...(state !== undefined && { state }), ...(catid !== undefined && { catid }) };
    for (const { id } of differing) await changeRecord(transaction, POST_RECORD, { id, values, stamp });
    const drafted = restated.filter((post) => post.state === 1).map(({ id }) => id);
    if (drafted.length > 0) await removePins(transaction, drafted);
    if (differing.length > 0) await bumpListVersion(transaction, 'post');
    return { ...countStates(restated, stamp), moved: moved.length, unchanged: posts.length - differing.length };
  });
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
