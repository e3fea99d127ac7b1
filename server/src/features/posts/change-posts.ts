import type { Flag } from '@baklja/contract/fields';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { changeRecord, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { POST_TITLES } from '../../db/title-indexes.ts';
import { indexTitle, postScopes, unindexTitles } from '../../db/title-search.ts';
import { InvalidInputError } from '../../errors.ts';
import { type ChosenPost, removePins, requirePosts } from './chosen-posts.store.ts';
import { countSeveral, lockCounts, noteChange } from './post-counts.ts';
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
    await lockCounts(transaction);
    const restated = posts.filter((post) => state !== undefined && state !== post.state);
    const moved = posts.filter((post) => catid !== undefined && catid !== post.catid);
    const differing = posts.filter((post) => restated.includes(post) || moved.includes(post));
    const values = { ...(state !== undefined && { state }), ...(catid !== undefined && { catid }) };
    for (const { id } of differing) await changeRecord(transaction, POST_RECORD, { id, values, stamp });
    if (state !== undefined) await restate(transaction, restated, state);
    for (const language of new Set(moved.map((post) => post.language))) await noteChange(transaction, language);
    return { ...countStates(restated, stamp), moved: moved.length, unchanged: posts.length - differing.length };
  });
}

/** Keeps counts, search and pins in step with posts that got another state. */
async function restate(transaction: Db, before: readonly ChosenPost[], state: Flag): Promise<void> {
  const ids = before.map(({ id }) => id);
  const after = before.map((post) => ({ ...post, state }));
  await countSeveral(transaction, before, -1);
  await countSeveral(transaction, after, 1);
  await unindexTitles(transaction, POST_TITLES, ids);
  for (const post of after) {
    const { id, title_folded: folded } = post;
    await indexTitle(transaction, POST_TITLES, { id, folded, scopes: postScopes(post) });
  }
  if (state === 0 && ids.length > 0) await removePins(transaction, ids);
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
